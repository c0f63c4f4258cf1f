/**
 * How long one turn of this thread's event loop computes at most: what holds up requests. In processor time, which other
 * programs on the machine do not lengthen; work of several turns between two looks counts as one.
 */
const lookEveryMs = 1;

export function watchThreadCpu(): { stop(): number } {
  let [last, mostMs] = [cpuMs(), 0];
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    const now = cpuMs();
    mostMs = Math.max(mostMs, now - last);
    last = now;
    timer = setTimeout(look, lookEveryMs);
  };
  timer = setTimeout(look, lookEveryMs);
  return {
    stop: () => {
      clearTimeout(timer);
      return Math.max(mostMs, cpuMs() - last);
    },
  };
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
