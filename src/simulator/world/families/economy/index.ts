/** Scheduled releases and decisions of the US economy. */
import type { Family } from '../../family.ts';
import { cpiFamily } from './cpi.ts';
import { employmentFamily } from './employment.ts';
import { fedFamily } from './fed.ts';
import { growthFamily } from './growth.ts';

export const economyFamilies: readonly Family[] = [cpiFamily, employmentFamily, growthFamily, fedFamily];
