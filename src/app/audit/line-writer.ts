/** Lines to a stream, gathered into larger writes, no faster than they are taken. */
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { Failure } from '../../runtime/failure.ts';

const writeCharsMin = 65_536;

class OutputError extends Failure {
  override readonly name = 'OutputError';
  readonly code = 'output_failed';
}

export class LineWriter {
  readonly #stream: Writable;
  #gathered: string[] = [];
  #chars = 0;
  #isClosed = false;
  #failure: OutputError | undefined;

  constructor(stream: Writable) {
    this.#stream = stream;
    stream.on('error', (error) => {
      this.#isClosed = true;
      // The reader may have seen enough (`| head`), which is no failure. A full disk is one.
      if ('code' in error && error.code === 'EPIPE') return;
      this.#failure ??= new OutputError(`The output could not be written: ${error.message}`, {
        cause: error,
      });
    });
    stream.on('close', () => {
      this.#isClosed = true;
    });
  }

  /** The reader has gone. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Undefined where there is nothing to wait for. Rejects with an OutputError. */
  write(line: string): Promise<void> | undefined {
    this.#gathered.push(line, '\n');
    this.#chars += line.length + 1;
    return this.#chars < writeCharsMin ? undefined : this.flush();
  }

  async flush(): Promise<void> {
    const text = this.#gathered.join('');
    this.#gathered = [];
    this.#chars = 0;
    if (!this.#isClosed && text !== '' && !this.#stream.write(text)) await this.#drained();
    this.#throwFailure();
  }

  /** Writes what is left and waits until all of it is taken, or the reader has gone. */
  async finish(): Promise<void> {
    await this.flush();
    if (!this.#isClosed) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#stream.once('error', () => resolve());
      this.#stream.write('', () => resolve());
      await promise;
    }
    this.#throwFailure();
  }

  async #drained(): Promise<void> {
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

  #throwFailure(): void {
    if (this.#failure !== undefined) throw this.#failure;
  }
}
