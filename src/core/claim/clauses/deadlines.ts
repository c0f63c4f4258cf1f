/** Sentences of contracts on things that happen by a date, beside their statements. */
import type { Clause, Saying } from '../clause.ts';
import { clause, nothing, scope } from './clause-forms.ts';

const definition = scope('definition');
const judgement: Saying = { says: 'judgement' };

/** Sentences that say what counts as the thing. They speak of no other moment than the deadline, and pay no later one less. */
export const definitionClauses: readonly Clause[] = [
  clause(
    'c7b8fac30f9059a189d8d574a5bee295',
    [],
    [nothing],
    'Where there is no such price, a committee allots a fair one.',
  ),
  clause('bf8d7297f1ad587ba3c5b127cb6ef948', [], [definition], 'What an official announcement is.'),
  clause(
    'e729d2c94b27fdaf477e162718b9c0da',
    [],
    [definition],
    'Announcements must be reported by a named source.',
  ),
  clause(
    'd2fbaf644e7d3de40fc350e17000ef1e',
    [],
    [definition],
    'An announcement of leaving in more than a year does not count.',
  ),
  clause('54b2bf8bf1bf9e73359e9f634a7b098a', [], [definition], 'A temporary absence is no departure.'),
  clause('5536e7b2fe3307b887bcfa5ac47ff5bf', [], [definition], 'Death does not count.'),
  clause('14ded51fbf53f666fc784da1daf9c8e9', [], [definition], 'What leaving an office means.'),
  clause('fcdf530756a3eb2ef1fc43c79d7df19c', [], [definition], 'Forced departures count.'),
  clause('3cbddb8f65cbb8c2449330aaf23fc1b7', [], [definition], 'What leaving an office means.'),
  clause('c8e206213ee0f0e2d7f0867c1cb9dc64', [], [definition], 'Forced departures count.'),
  clause(
    '44b8f57b7482bf76cf8f74ded88d3a38',
    [],
    [definition],
    'An announcement of leaving or leaving itself counts.',
  ),
  clause(
    '3e4fd2667f939ff793a9a86a4dc4b1ea',
    [],
    [definition],
    'Who may announce it, and that a named source reports it.',
  ),
  clause(
    'f9cf39e5261589e1d727849c308f465c',
    [],
    [definition],
    'An announcement of leaving in more than a year does not count.',
  ),
  clause('6068d552d4d0fb6d214601ba066b5674', [], [definition], 'What leaving an office means.'),
  clause('160cc69d8dae70578918bc1637c5128b', [], [definition], 'A temporary absence is no departure.'),
  clause('783e468adda2122e88022843591d7284', [], [definition], 'Death does not count.'),
  clause('6adffb8001908ec931194fb82c93ceca', [], [definition], 'Forced departures count.'),
  clause('820e0659cc0a67c9c702a9ca799961eb', [], [definition], 'An agreement with further parties counts.'),
  clause('aaa580013fbfb3a04ed040e7117f2187', [], [definition], 'What the agreement must contain.'),
  clause('66da373c94e6226202b11d3f8a225efb', [], [definition], 'Naming a successor is enough.'),
  clause('bf05979f40dfd43d9a0cc7e17320faf9', [], [judgement], 'What credible reporting agrees on decides.'),
  clause('07bcd17fb09b739d64f3009e4fae4710', [], [judgement], 'What credible reporting agrees on decides.'),
  clause('ff5395ad88caee3b222252cf09b1d5a1', [], [definition], 'What a strike is.'),
  clause('8c344d1c489caf5f1cb2f54b1c58651d', [], [definition], 'Intercepted missiles do not count.'),
  clause('416b10bff4876a81d38beb09773588f5', [], [definition], 'What is no strike.'),
  clause(
    '47dd04f39ae76abef335d357657e7907',
    [],
    [definition],
    'Two more days to confirm what happened in time.',
  ),
  clause(
    '0f4f2c7c78b748998da2ef6dd8a82e4c',
    [],
    [definition],
    'What is not confirmed by then does not count.',
  ),
  clause(
    '482a508209c804dfcbf649f8a3be0a97',
    [],
    [definition],
    'An announcement counts, and what coming under governance means.',
  ),
  clause('f982d7b78e913fb25d01605edeb8be9c', [], [definition], 'A lease does not count.'),
  clause('ec9bfe3358c4e231ea7115f9d8fb0721', [], [definition], 'Preliminary agreements count.'),
  clause('008cf5201db2b3a29d05634043580b46', [], [definition], 'An intention does not count.'),
  clause('09152b382c300e888f4cb55ec88e86ce', [], [definition], 'An agreement with further parties counts.'),
  clause('14f92fb8061d69dfe2b7e27967580f21', [], [definition], 'Votes in committee do not count.'),
  clause('78720c1e87721d4409eb590e5525f2a0', [], [definition], 'A vote on passage counts.'),
  clause('825e0bfd41bb3df87c4f6b49ca5c8cc9', [], [definition], 'A vote on an amendment does not count.'),
  clause('5e44a1ee2beb2eda4b7067035fbf34b1', [], [definition], 'What the bill must do.'),
  clause('215fd6be843b93e70029fd8b41207972', [], [definition], 'What the bill must do: classes of assets.'),
  clause('1e95e8d4d299bf6f2feee53a4bf86ecc', [], [definition], 'Which bills do not count.'),
  clause('9784d53b4e31147a7996336d1e128bb9', [], [definition], 'Which bills do not count.'),
  clause('6f4fe2a8e1c264d4f086d6528153dcb1', [], [definition], 'A bill that counts.'),
  clause('bfde2ee22bec013c6876f6c1d5c67128', [], [definition], 'A bill that counts as part of a larger one.'),
  clause('9cf13aa6ccc33eabae9a3e4cb925d312', [], [definition], 'What recognition means.'),
  clause('7ca996d933f8d69a7513acd1f7bf2585', [], [definition], 'Recognition must be of the person.'),
  clause('ced71c38e97d728fd6fe45484e2bbd36', [], [definition], 'The attempt decides, not its success.'),
];
