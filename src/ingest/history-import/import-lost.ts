import { Failure } from '../../runtime/failure.ts';

/** Another process took the import over: nothing may be written any more. */
export class ImportLost extends Failure {
  override readonly name = 'ImportLost';
  readonly code = 'import_lost';
}
