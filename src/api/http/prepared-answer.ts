import { type Answer, entityTag } from './respond.ts';

/** An answer whose bytes never change: encoded and hashed once. */
export class PreparedAnswer implements Answer {
  readonly body: Buffer;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly tag: string;
  readonly compressed: Answer['compressed'];

  constructor(answer: Omit<Answer, 'tag'>) {
    this.body = Buffer.from(answer.body);
    this.contentType = answer.contentType;
    this.cacheControl = answer.cacheControl;
    this.tag = entityTag(this.body);
    this.compressed = answer.compressed;
  }
}
