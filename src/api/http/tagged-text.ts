/** JSON that is printed already, with an entity tag that costs less than a hash of it: another one for every other text. */
export class TaggedText {
  readonly body: string | Buffer;
  readonly tag: string;
  /** Called once the body has been sent, if it is ever. */
  readonly release: (() => void) | undefined;

  constructor(body: string | Buffer, tag: string, release?: () => void) {
    this.body = body;
    this.tag = tag;
    this.release = release;
  }
}
