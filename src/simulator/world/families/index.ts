/** Every family of the world, in the order in which cores are listed. */
import type { WorldFamily } from '../family.ts';
import { countFamily } from './counts.ts';
import { deadlineFamily } from './deadlines.ts';
import { economyFamilies } from './economy/index.ts';
import { politicsFamilies } from './politics/index.ts';
import { priceFamilies } from './prices/index.ts';
import { questionFamily } from './questions.ts';
import { sportsFamilies } from './sports/index.ts';
import { temperatureFamily } from './temperature.ts';

export { fillWithQuestions } from './questions.ts';
export { cities, newYork, type Statistic } from './stations.ts';

export const families: readonly WorldFamily[] = [
  ...economyFamilies,
  ...priceFamilies,
  temperatureFamily,
  deadlineFamily,
  countFamily,
  ...politicsFamilies,
  ...sportsFamilies,
  questionFamily,
];
