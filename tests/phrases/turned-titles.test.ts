/** Where only the rules state a bound, a title that asks for the other side of it is on something else. */
import { checkFamily, checkWithheld, type Text } from './own-texts.ts';

const gas = (title: string): Text => ({
  title,
  rules:
    'If average regular gas prices for United States are strictly greater than $2.75 on Feb 3, 2027 according to AAA, then the market resolves to Yes.',
});
checkFamily('a price of gas', gas('Will average gas prices be above $2.75?'), 'count');
checkWithheld('a price of gas below', gas('Will average gas prices be below $2.75?'), 'bound_conflict');
checkWithheld(
  'a price of something else',
  gas('Will average diesel prices be above $2.75?'),
  'subject_conflict',
);

const jobs = (title: string): Text => ({
  title,
  label: 'Above 20,000',
  rules:
    'If the increase in total non-farm payroll employment is above 20000 as reported by the Bureau of Labor Statistics Monthly Employment Situation Report for the month of February 2027, then the market resolves to Yes.',
});
checkFamily('jobs', jobs('Will above 20000 jobs be added in February 2027?'), 'us_jobs');
checkWithheld('fewer jobs', jobs('Will fewer than 20000 jobs be added in February 2027?'), 'bound_conflict');
