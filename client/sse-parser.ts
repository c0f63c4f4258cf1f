/** Server-Sent Events out of bytes that may be cut anywhere. */
export interface SseMessage {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** The service sends none that is larger; a stream that does is not one of its. */
const bufferedCharactersMax = 8 * 1024 * 1024;

export class SseParser {
  readonly #decoder = new TextDecoder();
  #rest = '';
  #id = '';

  /** Throws when an event does not end within the bound. */
  add(bytes: Uint8Array): readonly SseMessage[] {
    const blocks = (this.#rest + this.#decoder.decode(bytes, { stream: true }))
      .replaceAll('\r\n', '\n')
      .split('\n\n');
    this.#rest = blocks.pop() ?? '';
    if (this.#rest.length > bufferedCharactersMax) throw new RangeError('A live event is too long.');
    return blocks.flatMap((block) => this.#parse(block) ?? []);
  }

  #parse(block: string): SseMessage | undefined {
    let event = 'message';
    const data: string[] = [];
    for (const line of block.split('\n')) {
      const colon = line.indexOf(':');
      if (colon <= 0) continue;
      const field = line.slice(0, colon);
      const value = line.slice(colon + 1).replace(/^ /, '');
      if (field === 'data') data.push(value);
      else if (field === 'event') event = value;
      else if (field === 'id') this.#id = value;
    }
    return data.length === 0 ? undefined : { id: this.#id, event, data: data.join('\n') };
  }
}
