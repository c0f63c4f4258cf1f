/** A rules text with its sentences coloured by what was read from them; bounds, times, sources and names are set apart. */
import type { ComponentChildren } from 'preact';
import type { RulesReading, RulesSentence } from '../../client/index.ts';
import { topicWords } from '../state/comparison-words.ts';
import { words } from '../state/format.ts';

/** The first that fits names the colour; a sentence may be about several. */
const tones = [
  ['void', ['tie', 'cancelled', 'postponed', 'not_published', 'revision']],
  ['outcome', ['outcome', 'payout', 'boundary']],
  ['source', ['source']],
  ['window', ['deciding_time', 'early_close']],
] as const;

const toneWords: Readonly<Record<string, string>> = {
  outcome: 'what Yes depends on',
  source: 'whose word decides',
  window: 'when',
  void: 'void branch: tie, cancelled, postponed, not published, revised',
  no_effect: 'no effect on what is paid',
  unread: 'not read: withholds the contract',
};

const partWords = { bound: 'bound', window: 'time', source: 'source', name: 'name' } as const;

function toneOf({ effect, topics }: RulesSentence): string {
  if (effect !== 'read') return effect;
  return tones.find(([, own]) => topics.some((topic) => own.some((one) => one === topic)))?.[0] ?? 'outcome';
}

export function ReadRules(props: { readonly text: string; readonly reading: RulesReading | undefined }) {
  const { text, reading } = props;
  const sentences = reading?.sentences ?? [];
  const present = Object.keys(toneWords).filter((tone) => sentences.some((one) => toneOf(one) === tone));
  return (
    <div class="rules-text">
      {present.length > 0 && (
        <ul class="regions" aria-label="Colours">
          {present.map((tone) => (
            <li key={tone}>
              <i class={`swatch read-${tone}`} /> {toneWords[tone]}
            </li>
          ))}
        </ul>
      )}
      {paragraphsOf(text).map(({ start, end }) => (
        <p key={start}>{drawSentences(text, start, end, sentences)}</p>
      ))}
      {reading !== undefined && !reading.usable && (
        <p class="faint">
          Not read into a claim: <b>{reading.withheld.map(words).join(', ')}</b>.
        </p>
      )}
    </div>
  );
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

function paragraphsOf(text: string): readonly Stretch[] {
  return [...text.matchAll(/[^\n]+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** What no sentence covers, blanks between them, stays plain. */
function drawSentences(
  text: string,
  start: number,
  end: number,
  sentences: readonly RulesSentence[],
): ComponentChildren {
  const drawn: ComponentChildren[] = [];
  let at = start;
  for (const sentence of sentences) {
    if (sentence.start < start || sentence.end > end) continue;
    drawn.push(text.slice(at, sentence.start));
    const tone = toneOf(sentence);
    drawn.push(
      <mark
        key={sentence.start}
        class={`read-${tone}`}
        title={describe(sentence)}
        data-effect={sentence.effect}
      >
        {drawParts(text, sentence)}
      </mark>,
    );
    at = sentence.end;
  }
  drawn.push(text.slice(at, end));
  return drawn;
}

function drawParts(text: string, { start, end, parts }: RulesSentence): ComponentChildren {
  const drawn: ComponentChildren[] = [];
  let at = start;
  for (const part of parts) {
    drawn.push(text.slice(at, part.start));
    drawn.push(
      <b key={part.start} class={`part-${part.kind}`} title={partWords[part.kind]}>
        {text.slice(part.start, part.end)}
      </b>,
    );
    at = part.end;
  }
  drawn.push(text.slice(at, end));
  return drawn;
}

function describe(sentence: RulesSentence): string {
  const topics = sentence.topics.map((topic) => topicWords[topic] ?? words(topic)).join(', ');
  const meaning = sentence.meaning ?? (sentence.effect === 'unread' ? 'Not in the book of clauses' : '');
  return [meaning, topics].filter((one) => one !== '').join('. ');
}
