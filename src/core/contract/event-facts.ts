/** What a contract's event adds to its terms: its name and, for sports, the game with the venue's own identifiers. */
export interface EventFacts {
  readonly title: string;
  readonly subTitle: string | undefined;
  readonly game: GameFacts | undefined;
}

export interface GameFacts {
  /** The venue's identity of the game. */
  readonly id: string;
  readonly league: string | undefined;
  /** Milliseconds since 1970. */
  readonly startsAt: number | undefined;
  readonly home: TeamFacts | undefined;
  readonly away: TeamFacts | undefined;
}

export interface TeamFacts {
  readonly id: string;
  readonly name: string;
  readonly code: string | undefined;
}
