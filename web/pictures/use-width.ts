import { useEffect, useRef, useState } from 'preact/hooks';

/** The width of the element in pixels, as it changes: pictures are drawn to it, so that their texts keep their size. */
export function useWidth<Element extends HTMLElement>(first = 720) {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
