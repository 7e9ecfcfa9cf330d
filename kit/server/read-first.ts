import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import type { AnswerOf, ChangeCall, ReadCall } from './call.ts'

/** What is read before a change is opened. */
export type ReadBefore = (call: never) => Promise<unknown>

/**
 * A change that rests on a long reading. It is read as a list is, before the transaction is opened: a change
 * that held its connection while it waits for another would, many at once, wait for ever.
 */
export function readFirst<E extends Endpoint, R>(
  read: (call: ReadCall<E>) => Promise<R>,
  change: (call: ChangeCall<E>, read: R) => Promise<AnswerOf<E>>,
) {
  const handler = (call: ChangeCall<E> & { readBefore?: unknown }) =>
    change(call, call.readBefore as R)
  return Object.assign(handler, { before: read })
}
