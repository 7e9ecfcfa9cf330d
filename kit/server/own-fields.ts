import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { declaredOf, ownBody, ownOf, type OwnField } from '#kit/contract/own-fields.ts'
import type { Database } from '#database/types.generated.ts'
import type { Kysely } from 'kysely'
import { fieldErrors, type FieldErrors } from '#kit/contract/validation.ts'
import { invalid } from './problems.ts'
import { readInput } from './validate.ts'

/** The fields that were added to a kind of record: asked for with each request, by whichever process. */
export type ReadOwnFields = (db: Kysely<Database>, entity: string) => Promise<readonly OwnField[]>

/**
 * A body whose declared part is judged by its declaration, and the rest by the fields that were added.
 * Whether the person may see and fill in each of them is judged where the record is known.
 * @throws 422 at all fields that are wrong, whichever part they are of
 */
export function readBodyWithOwn(
  { body: schema }: Pick<Endpoint, 'body'>,
  body: unknown,
  own: readonly OwnField[],
): unknown {
  if (!schema) return undefined
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return readInput(schema, body ?? undefined)
  const active = own.filter(({ state }) => state === 'active')
  const declared = schema.safeParse(declaredOf(body), { reportInput: true })
  // That a required one is missing is said of those that the person may fill in alone.
  const added = ownBody(active, false).safeParse(ownOf(body), { reportInput: true })
  if (declared.success && added.success) return { ...(declared.data as object), ...added.data }
  const errors: FieldErrors = {
    ...(declared.success ? {} : fieldErrors(declared.error.issues)),
    ...(added.success ? {} : fieldErrors(added.error.issues)),
  }
  throw invalid(errors)
}
