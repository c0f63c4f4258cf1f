/** JSON that is printed already, with an entity tag that costs less than a hash of it: another one for every other text. */
export class TaggedText {
  readonly body: string;
  readonly tag: string;

  constructor(body: string, tag: string) {
    this.body = body;
    this.tag = tag;
  }
}
