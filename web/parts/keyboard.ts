/** Keys that work on every page: `/` searches, arrows move between the entries of a list, Enter opens (the browser's own). */
const entries = '[data-entry]';

export function moveByArrows(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const active = document.activeElement;
    const isTyping = active instanceof HTMLElement && active.matches('input, select, textarea');
    if (event.key === '/' && !isTyping) {
      const search = document.querySelector<HTMLInputElement>('input[role="combobox"]');
      if (search === null) return;
      event.preventDefault();
      search.focus();
      search.select();
      return;
    }
    if (isTyping || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    const all = [...document.querySelectorAll<HTMLElement>(entries)];
    const at = all.indexOf(active as HTMLElement);
    // Elsewhere on the page arrows scroll, as anywhere.
    if (at === -1 && active !== document.body && active?.id !== 'main') return;
    const next = all[at === -1 ? 0 : at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
