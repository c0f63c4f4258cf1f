/** An answer that would take too much reading is refused: the caller may ask for less, and `message` says of what. */
import { StoreError } from '../../store/index.ts';
import { RequestError } from '../request-error.ts';

export async function nameTooManyRows<T>(message: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof StoreError && error.code === 'too_many_rows')) throw error;
    throw new RequestError('invalid_parameter', message, { cause: error });
  }
}
