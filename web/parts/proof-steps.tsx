/** The steps of a proof as a list one can open; the first that fails is marked. */
import type { ProofStep } from '../../client/index.ts';
import { words } from '../state/format.ts';
import { readable } from '../state/market-words.ts';

const stepWords: Readonly<Record<string, string>> = {
  usable: 'Both contracts were read whole',
  same_event: 'Both belong to one event',
  same_variable: 'Both are about the same figure',
  intervals: 'The sets on which Yes pays are compared',
  mutually_exclusive: 'The venue declares them exclusive',
  game_quantity: 'Which figure of the game each is on',
  same_game: 'Both are on the same game',
  orient_margin: 'Margins are stated from the same side',
  econ_quantity: 'Both are on the same release and statistic',
  not_reproduced: 'The stored contracts no longer give this',
  conclusion: 'Conclusion',
};

function resultWords(result: string): string {
  return words(result).replace('left', 'the first').replace('right', 'the second');
}

export function ProofSteps(props: {
  readonly steps: readonly ProofStep[];
  readonly failed: string | undefined;
}) {
  return (
    <ol class="steps">
      {props.steps.map((step, index) => {
        const isBroken = step.step === props.failed;
        return (
          <li key={`${index}-${step.step}`} class={isBroken ? 'broken' : ''}>
            <details open={isBroken || step.step === 'intervals'}>
              <summary>
                {stepWords[step.step] ?? words(step.step)}{' '}
                <span class="result">{resultWords(step.result ?? step.relation ?? '')}</span>
              </summary>
              <dl>
                {step.left !== undefined && (
                  <>
                    <dt>First</dt>
                    <dd title={step.left}>{readable(step.left)}</dd>
                  </>
                )}
                {step.right !== undefined && (
                  <>
                    <dt>Second</dt>
                    <dd title={step.right}>{readable(step.right)}</dd>
                  </>
                )}
                {step.detail !== undefined && (
                  <>
                    <dt>Rests on</dt>
                    <dd title={step.detail}>{readable(step.detail)}</dd>
                  </>
                )}
              </dl>
            </details>
          </li>
        );
      })}
    </ol>
  );
}
