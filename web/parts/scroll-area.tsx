/** A table that may be wider than the screen: it scrolls by itself, by keyboard too. */
import type { ComponentChildren } from 'preact';

interface Props {
  readonly label: string;
  readonly spaced?: boolean;
  readonly children: ComponentChildren;
}

export function ScrollArea({ label, spaced = false, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse.
    <section class={`scroll${spaced ? ' spaced' : ''}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
