import { Failure } from '../../runtime/failure.ts';

class CannotListen extends Failure {
  override readonly name = 'CannotListen';
  readonly code = 'cannot_listen';
}

/** Why we cannot listen, as a sentence; any other error as it is. */
export function explainListening(
  error: unknown,
  { host, port }: { readonly host: string; readonly port: number },
): unknown {
  if (!(error instanceof Error && 'syscall' in error && error.syscall === 'listen' && 'code' in error)) {
    return error;
  }
  switch (error.code) {
    case 'EADDRINUSE':
      return new CannotListen(`Port ${port} of ${host} is taken. Set ROUTEUR_PORT to another one.`);
    case 'EACCES':
      return new CannotListen(`This user may not listen on port ${port}. Set ROUTEUR_PORT to another one.`);
    case 'EADDRNOTAVAIL':
      return new CannotListen(`This machine has no address ${host}. Set ROUTEUR_HOST to one of its own.`);
    default:
      return error;
  }
}
