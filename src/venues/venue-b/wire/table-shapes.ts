/** The known shapes of this wire's tables: leagues, teams and clarifications. */
import { number, oneOf, text, wireShape } from '../../wire-shape.ts';

export const leagueShape = wireShape('sport', {
  needed: { sport: text },
  used: { ordering: oneOf('', 'home', 'away'), series: text },
  unused: 'id image resolution tags createdAt primaryTagId name',
});

export const teamShape = wireShape('team', {
  needed: { id: number, name: text },
  used: { league: text, abbreviation: text, ordering: oneOf('', 'home', 'away') },
  unused: 'record logo alias color providerId createdAt updatedAt',
});

/** A word for its state that is not known binds. */
export const clarificationShape = wireShape('clarification', {
  needed: { id: number, content: text },
  used: {
    marketId: text,
    eventId: text,
    questionId: text,
    state: oneOf('pending', 'queued', 'success', 'failed', 'cancelled'),
    txTimestamp: text,
    createdAt: text,
  },
  neededOneOf: [
    ['txTimestamp', 'createdAt'],
    ['marketId', 'eventId', 'questionId'],
  ],
  unused: 'clearBook showInFrontend txHash scheduledFor updatedAt',
});
