/** For what need not be drawn together with the first: a moment at which the browser has nothing else to do. */
import { useEffect, useState } from 'preact/hooks';

/** A page that is never idle shows the rest all the same. */
const waitMsMax = 500;
/** Where a browser does not say when it is idle. */
const usualWaitMs = 50;

/** Whether such a moment has come since `ready`. */
export function useIdleAfter(ready: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!ready || isIdle) return;
    const note = () => setIdle(true);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(note, usualWaitMs);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(note, { timeout: waitMsMax });
    return () => cancelIdleCallback(asked);
  }, [ready, isIdle]);
  return isIdle;
}
