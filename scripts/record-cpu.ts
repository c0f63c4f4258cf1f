/** Preloaded by the test processes of `npm test -- --times`. */
import { cpuFileVariable, recordCpuTimeAtExit } from './cpu-times.ts';

const { [cpuFileVariable]: file } = process.env;
if (file !== undefined) recordCpuTimeAtExit(file);
