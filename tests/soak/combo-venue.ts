/** Starts `combo-venue-main.ts`, which lets its time pass and measures what it holds. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { HeldMemory } from './held-memory.ts';

const Ready = Type.Object({ url: Type.String() });
const Passed = Type.Object({ now: Type.Number() });
const Held = Type.Object({ heldBytes: Type.Integer(), residentBytes: Type.Integer() });

export interface ComboVenue extends AsyncDisposable {
  readonly url: string;
  /** Lets simulated time pass. */
  advance(to: number): Promise<void>;
  measure(): Promise<HeldMemory>;
}

export async function startComboVenue(world: {
  readonly seed: number;
  readonly markets: number;
  readonly combos: number;
  readonly startsAt: number;
}): Promise<ComboVenue> {
  const { seed, markets, combos, startsAt } = world;
  const program = fileURLToPath(new URL('./combo-venue-main.ts', import.meta.url));
  const child = fork(program, [seed, markets, combos, startsAt].map(String));
  const exited = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The simulated venue ended by itself: ${code ?? signal}.`);
  });
  exited.catch(() => undefined);
  const receive = async <Message extends typeof Ready | typeof Passed | typeof Held>(
    schema: Message,
  ): Promise<Static<Message>> => {
    const [message] = await Promise.race([once(child, 'message'), exited]);
    return Value.Parse(schema, message);
  };
  try {
    const { url } = await receive(Ready);
    return {
      url,
      advance: async (to) => {
        child.send(to);
        await receive(Passed);
      },
      measure: async () => {
        child.send('measure');
        return receive(Held);
      },
      [Symbol.asyncDispose]: () => end(child),
    };
  } catch (error) {
    await end(child);
    throw error;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  if (child.connected) child.disconnect();
  await exited;
}
