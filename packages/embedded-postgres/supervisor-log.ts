/** Where the supervisor reports: fields, then a message. A pino logger is one. */
export interface SupervisorLog {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  /** Takes secrets out of a text of the server before it is logged or put into an error. */
  readonly redact?: (text: string) => string;
}
