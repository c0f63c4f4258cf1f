/** What offices, courts and those in power may do until a time, on venue_b. Names are known inside one event alone. */
import type { Phrase } from '../phrase.ts';
import { type Act, atAnyPointTimed, inAnyWindow, untilListed } from './in-any-window.ts';

const act = (id: string, text: string, measure: string, example: string): Act => ({
  id,
  text,
  measure,
  example,
});

const photographed = act(
  'photographed',
  '{subject:proper} is photographed or videotaped',
  'is seen in pictures',
  'Ana Doe is photographed or videotaped',
);

const rating = act(
  'rating-of',
  "{subject:proper} 's long term sovereign credit letter rating is downgraded by any of the three major credit rating agencies S & P Moody's Fitch",
  'a rating of a country is cut',
  "Alder's long-term sovereign credit letter rating is downgraded by any of the three major credit rating agencies (S&P, Moody's, Fitch)",
);

const ofOffices: readonly Act[] = [
  rating,
  act(
    'certiorari',
    'the Supreme Court of the United States grants certiorari in a case explicitly concerning the legality regulation or jurisdictional authority over sports event contracts',
    'a case on sports contracts is accepted',
    'the Supreme Court of the United States grants certiorari in a case explicitly concerning the legality, regulation, or jurisdictional authority over sports event contracts',
  ),
  act(
    'direct-talks',
    '{subject:proper} engage in direct talks defined as an official meeting or communication between government representatives of both sides conducted without a third party relaying messages',
    'direct talks',
    '‹Alder and Birch› engage in direct talks, defined as an official meeting or communication between government representatives of both sides, conducted without a third-party relaying messages,',
  ),
  act(
    'reactor-licensed',
    'the U.S. Nuclear Regulatory Commission NRC issues a new combined license COL for the construction and operation of a nuclear power plant',
    'a license for a plant is issued',
    'the U.S. Nuclear Regulatory Commission (NRC) issues a new combined license (COL) for the construction and operation of a nuclear power plant',
  ),
  act(
    'vaccine-approved',
    'any vaccine intended for humans and inoculating against {opponent:proper} receives full FDA approval',
    'a vaccine is approved',
    'any vaccine intended for humans and inoculating against Alder Fever receives full FDA approval',
  ),
  act(
    'vaccine-revoked',
    'any vaccine has its Biologics License Application BLA approval or Emergency Use Authorization EUA revoked by the FDA or is voluntarily withdrawn for reasons related to health safety or efficacy',
    'an approval of a vaccine ends',
    'any vaccine has its Biologics License Application (BLA) approval or Emergency Use Authorization (EUA) revoked by the FDA or is voluntarily withdrawn for reasons related to health, safety, or efficacy',
  ),
  act(
    'rescheduled',
    'marijuana is rescheduled down from I to any other level or is unscheduled completely by the Drug Enforcement Agency of the United States page=[{aside:address}]',
    'a drug is rescheduled',
    'marijuana is rescheduled down from I to any other level (or is unscheduled completely) by the Drug Enforcement Agency of the United States (https://drugs.example/)',
  ),
  act(
    'default',
    'the {subject:proper} federal government fails to make a scheduled payment on any Treasury note bond or bill',
    'a scheduled payment is not made',
    'the United States federal government fails to make a scheduled payment on any Treasury note, bond, or bill',
  ),
  act(
    'emergency-cut',
    'the Federal Open Market Committee FOMC holds an emergency meeting after which the upper bound of the target federal funds rate is way=(lowered | raised)',
    'the rate is changed at an emergency meeting',
    'the Federal Open Market Committee (FOMC) holds an emergency meeting after which the upper bound of the target federal funds rate is lowered',
  ),
  act(
    'withdrawal-begun',
    'the {first:proper} formally initiates a withdrawal from the {second:proper} or provides official written notice of withdrawal to the Director General of the {opponent:proper}',
    'a withdrawal is begun or noticed',
    'the Alder States formally initiates a withdrawal from the Birch Organization (BO) or provides official written notice of withdrawal to the Director-General of the ‹BO›',
  ),
  act(
    'will-disarm',
    '{subject:proper} officially announces it will disarm in {opponent:proper}',
    'announces to disarm',
    'Alder officially announces it will disarm in Birch',
  ),
  act(
    'destroyed',
    'the {subject:proper} in {opponent:proper} is destroyed',
    'is destroyed',
    'the Alder Plant (AP) in Birch is destroyed',
  ),
  act(
    'anti-cartel',
    '{subject:proper} government personnel military DEA CIA or any other agency directly participates on the ground in an anti cartel operation or conducts a kinetic strike directed against a cartel on foreign soil',
    'an operation against a cartel on foreign soil',
    'U.S. government personnel (military, DEA, CIA, or any other agency) directly participates on the ground in an anti-cartel operation or conducts a kinetic strike directed against a cartel on foreign soil',
  ),
  act(
    'reduced-sentence',
    '{subject:proper} receives a reduced sentence as a result of a formal appeal decision',
    'a sentence is reduced',
    'Ana Doe receives a reduced sentence as a result of a formal appeal decision',
  ),
];

export const actsOfOfficesPhrases: readonly Phrase[] = [
  ...inAnyWindow(ofOffices),
  ...atAnyPointTimed([rating]),
  ...untilListed([photographed]),
];
