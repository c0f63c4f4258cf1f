/** Laws and rulings before a day, on venue_a. A name that a title has in other words is that of an office, a place or a court. */
import { inEveryWindow, type Thing } from './before-a-day.ts';

const rulings = ['sides with', 'rules in favor of', 'rules for', 'rules against'];

const things: readonly Thing[] = [
  {
    id: 'trading-ban',
    text: 'If a {subject:proper ‹Congressional›} stock trading ban becomes law',
    measure: 'a ban of trading in stocks becomes law',
    words: 'a ban of trading in stocks becomes law',
  },
  {
    id: 'city-income-tax',
    text: 'if a law authorizing a new personal income tax bracket or surcharge on incomes over $ {bound:number} million for New York City residents has become law in New York City',
    measure: 'a law that taxes high incomes in New York City',
    words: 'a law taxes high incomes',
    example:
      'If a law authorizing a new personal income tax bracket or surcharge on incomes over $2 million for New York City residents has become law in New York City',
  },
  {
    id: 'judiciary',
    text: 'If 1) an executive order alters the structure of the judiciary, 2) a bill becomes law that undermines judicial independence, or 3) any federal judges are removed outside of the impeachment process,',
    measure: 'an order, a law or a removal weakens the judiciary',
    words: 'the judiciary is weakened in one of three ways',
  },
  {
    id: 'gains-territory',
    isSinceListing: true,
    text: 'If the {subject:name ‹Alder Union›} gains control of any territory outside its sovereignty as of Issuance',
    measure: 'gains control of territory that it does not have at the listing',
    words: 'a country gains territory',
  },
  {
    id: 'dismissal-undone',
    text: "If any federal appellate court (including the {opponent:proper ‹Alder Court›}) reverses or vacates the district court's {period:date November 24, 2025} order dismissing the indictment of {subject:proper ‹Ana Roe›}, such that the criminal prosecution may proceed in {first:proper ‹Alder›} v. {second:proper ‹Roe›}, or any appeal thereof",
    measure: 'an appellate court undoes the dismissal of an indictment',
    words: 'an appellate court undoes the dismissal of an indictment',
  },
  ...rulings.map(
    (how): Thing => ({
      id: `court-${how.replaceAll(' ', '-')}`,
      text: `If the {opponent:proper ‹Alder Court›} ${how} {subject:proper ‹Ana Doe›} in {first:proper ‹Doe›} v. {second:proper ‹Roe›}`,
      measure: `a court ${how} a party`,
      words: 'a court decides a case for or against a party',
    }),
  ),
];

export const lawPhrases = inEveryWindow(things);
