/** A price that changes in place: it keeps its width, shows that it moved, and looks stale when it is. */
import { useEffect, useRef } from 'preact/hooks';
import { alignedCents } from '../state/format.ts';
import { quoteOf } from '../state/live.ts';

interface Props {
  readonly venue: string;
  readonly id: string;
  readonly side?: 'yes' | 'no';
  /** As the page was loaded with. */
  readonly ask: string | undefined;
}

export function LivePrice({ venue, id, side = 'yes', ask }: Props) {
  const live = quoteOf(venue, id).value;
  const shown = live === undefined ? ask : side === 'yes' ? live.yes_ask_usd : live.no_ask_usd;
  const before = useRef(shown);
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const was = before.current;
    before.current = shown;
    const node = element.current;
    if (node === null || was === shown || was === undefined || shown === undefined) return;
    const isUp = Number(shown) > Number(was);
    node.classList.remove('rose', 'fell');
    // Read once, so that the browser starts the transition again.
    void node.offsetWidth;
    node.classList.add(isUp ? 'rose' : 'fell');
  }, [shown]);
  return (
    <span
      ref={element}
      class={`price figure${live?.stale ? ' stale' : ''}`}
      title={live?.stale ? 'This book is in doubt: no price is shown until it is known again.' : undefined}
      data-market={`${venue}:${id}:${side}`}
    >
      {alignedCents(shown)}
    </span>
  );
}
