/** Lines to a stream, gathered into larger writes, no faster than they are taken. */
import { once } from 'node:events';
import type { Writable } from 'node:stream';

const writeCharsMin = 65_536;

export class LineWriter {
  readonly #stream: Writable;
  #gathered: string[] = [];
  #chars = 0;
  #isClosed = false;

  constructor(stream: Writable) {
    this.#stream = stream;
    // Whoever reads may have seen enough (`| head`): that is their end, and no failure.
    stream.on('error', () => {
      this.#isClosed = true;
    });
    stream.on('close', () => {
      this.#isClosed = true;
    });
  }

  /** Nobody reads any more. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Undefined where there is nothing to wait for. */
  write(line: string): Promise<void> | undefined {
    this.#gathered.push(line, '\n');
    this.#chars += line.length + 1;
    return this.#chars < writeCharsMin ? undefined : this.flush();
  }

  async flush(): Promise<void> {
    const text = this.#gathered.join('');
    this.#gathered = [];
    this.#chars = 0;
    if (this.#isClosed || text === '' || this.#stream.write(text)) return;
    const ended = new AbortController();
    const { signal } = ended;
    try {
      await Promise.race([
        once(this.#stream, 'drain', { signal }),
        once(this.#stream, 'close', { signal }),
        once(this.#stream, 'error', { signal }),
      ]);
    } catch (error) {
      if (!this.#isClosed) throw error;
    } finally {
      ended.abort();
    }
  }
}
