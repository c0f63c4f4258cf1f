/** Search with suggestions as one types. Arrows choose, Enter opens, Escape closes. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Market } from '../../client/index.ts';
import { cents } from '../state/format.ts';
import { go, marketPath } from '../state/router.ts';
import { client, noticeRefusal } from '../state/session.ts';
import { Title, VenueTag } from './market-name.tsx';

const waitMs = 120;
const suggestionsMax = 8;

interface Props {
  readonly compact?: boolean;
  readonly label?: string;
  readonly onChoose?: (market: Market) => void;
}

export function SearchBox({ compact = false, label = 'Search markets', onChoose }: Props) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Market[]>([]);
  const [chosenMarket, setChosenMarket] = useState<Market | undefined>(undefined);
  /** The market that was chosen stays chosen when newer suggestions have it too. */
  const chosen = found.findIndex(({ venue, id }) => venue === chosenMarket?.venue && id === chosenMarket.id);
  const [open, setOpen] = useState(false);
  const id = useRef(`search-${Math.random().toString(36).slice(2, 8)}`).current;
  const api = client.value;

  useEffect(() => {
    const words = text.trim();
    if (words === '' || api === undefined) {
      setFound([]);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      api
        .call('searchMarkets', { q: words.slice(0, 100), limit: suggestionsMax }, { signal: stop.signal })
        .then(
          ({ data }) => setFound(data),
          (error: unknown) => {
            if (!stop.signal.aborted) noticeRefusal(error);
          },
        );
    }, waitMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, api]);

  const choose = (market: Market) => {
    setOpen(false);
    setChosenMarket(undefined);
    setText(onChoose === undefined ? '' : market.title);
    if (onChoose === undefined) go(marketPath(market.venue, market.id));
    else onChoose(market);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setChosenMarket(found[Math.min(found.length - 1, Math.max(-1, chosen + step))]);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const market = found[chosen] ?? (onChoose === undefined ? undefined : found[0]);
      if (market !== undefined) choose(market);
      else if (onChoose === undefined && text.trim() !== '') {
        setOpen(false);
        go(`/search?q=${encodeURIComponent(text.trim())}`);
      }
    }
  };
  const shown = open && found.length > 0;

  return (
    <div class={`search${compact ? ' compact' : ''}`}>
      <input
        type="text"
        role="combobox"
        placeholder={compact ? 'Search  /' : 'Search by words, a ticker or a topic'}
        aria-label={label}
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
        autocomplete="off"
        spellcheck={false}
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setTimeout(() => setOpen(false), 150)}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Suggestions" class="suggestions" hidden={!shown}>
        {found.map((market, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys of the list.
          <div
            key={`${market.venue}:${market.id}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onClick={() => choose(market)}
          >
            <VenueTag venue={market.venue} />
            <span class="grow">
              <Title market={market} />
            </span>
            <span class="figure">{cents(market.quote?.yes_ask_usd)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
