/** Processor time of this thread, which other programs on the machine do not lengthen. */
const lookEveryMs = 1;

/** Up to now. */
export function cpuOfThread(): NodeJS.CpuUsage {
  // Linux counts a thread's time when its clock ticks, every few milliseconds; to be asked for that of the process makes it
  // count now.
  process.cpuUsage();
  return process.threadCpuUsage();
}

export function microsSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = cpuOfThread();
  return user - begun.user + (system - begun.system);
}

/**
 * How long one turn of the event loop computes at most: what holds up requests. Work of several turns between two looks counts
 * as one.
 */
export function watchThreadCpu(): { stop(): number } {
  let [last, mostMicros] = [cpuOfThread(), 0];
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    mostMicros = Math.max(mostMicros, microsSince(last));
    last = cpuOfThread();
    timer = setTimeout(look, lookEveryMs);
  };
  timer = setTimeout(look, lookEveryMs);
  return {
    stop: () => {
      clearTimeout(timer);
      return Math.max(mostMicros, microsSince(last)) / 1_000;
    },
  };
}
