/** Scheduled releases and decisions of the US economy. */
import type { WorldFamily } from '../../family.ts';
import { cpiFamily } from './cpi.ts';
import { employmentFamily } from './employment.ts';
import { fedFamily } from './fed.ts';
import { growthFamily } from './growth.ts';

export const economyFamilies: readonly WorldFamily[] = [cpiFamily, employmentFamily, growthFamily, fedFamily];
