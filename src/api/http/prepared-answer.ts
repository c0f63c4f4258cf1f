import { type Answer, entityTag } from './respond.ts';

/** An answer whose bytes never change: serialised and hashed once. */
export class PreparedAnswer implements Answer {
  readonly body: string;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly tag: string;

  constructor(answer: Answer) {
    this.body = answer.body;
    this.contentType = answer.contentType;
    this.cacheControl = answer.cacheControl;
    this.tag = entityTag(answer.body);
  }
}
