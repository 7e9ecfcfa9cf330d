import * as z from 'zod/mini'
import { defineEntity, type Fields } from './define-entity.ts'
import { defineEndpoint, type Access } from './define-endpoint.ts'
import { idSchema } from './fields.ts'

/** So many are done at once, within the call; more become a job whose progress can be followed. */
export const mostAtOnce = 100
/** More than this nobody changes by one press. */
export const mostInARun = 10_000

const bulkResult = z.strictObject({
  id: idSchema,
  /** What people call it; null when the person may not see it. */
  name: z.nullable(z.string()),
  /** The code of the reason why it was left as it was, else null. */
  problem: z.nullable(z.string()),
  /** The same in words. */
  reason: z.nullable(z.string()),
  /** It was so already, and was left alone. */
  isUnchanged: z.boolean(),
  version: z.nullable(z.int()),
})
export type BulkResult = z.infer<typeof bulkResult>

export const bulkRun = z.strictObject({
  id: idSchema,
  /** `stopped`: something went wrong, or whoever began it may not any more. */
  state: z.enum(['running', 'done', 'stopped']),
  total: z.int(),
  /** How many were changed. */
  done: z.int(),
  /** How many were so already. */
  unchanged: z.int(),
  refused: z.int(),
  /** Whether what was done can be taken back, as far as nobody has changed it since. */
  canUndo: z.boolean(),
  /** What became of each, as far as it is; of a job those that were refused. */
  results: z.array(bulkResult),
})
export type BulkRun = z.infer<typeof bulkRun>

/** Which records: by id, or all that match a list's query. */
const chosen = {
  ids: z.optional(z.array(idSchema).check(z.minLength(1, 'chooseOne'), z.maxLength(mostInARun))),
  /** The parameters of the list, as in its address. */
  matching: z.optional(z.record(z.string(), z.string())),
  /** The versions that the caller saw; a record that has another by now is left as it is. */
  versions: z.optional(z.record(idSchema, z.int())),
}
export type Chosen = z.infer<z.ZodMiniObject<typeof chosen>>

const oneWayToChoose = z.refine<Chosen>(
  ({ ids, matching }) => (ids === undefined) !== (matching === undefined),
  { error: 'chooseOne', path: ['ids'] },
)

/** What a bulk act asks for, as an entity: its fields for the dialog, `create` for what they give. */
export const bulkEntity = <const F extends Fields>(asks: F) => defineEntity('bulk', asks)

/**
 * The endpoint that does the same to many records, each on its own. It answers with what became of
 * each, or, above `mostAtOnce`, with 202 and the run that goes on (`readBulkRun`).
 * @param asks what is asked for besides the records; the dialog is made of it
 */
export const bulkEndpoint = <
  const Path extends `/${string}`,
  const A extends Access,
  const F extends Fields,
>(at: {
  path: Path
  access: A
  asks: F
}) =>
  defineEndpoint({
    method: 'POST',
    path: at.path,
    access: at.access,
    body: z.extend(bulkEntity(at.asks).create, chosen).check(oneWayToChoose as never),
    output: bulkRun,
    many: true,
    idempotent: true,
  })

export const bulkEndpoints = {
  /** How far a run is, for whoever began it. */
  readBulkRun: defineEndpoint({
    method: 'GET',
    path: '/bulk-runs/{id}',
    access: { signedIn: true, unattended: true },
    output: bulkRun,
  }),
  /** Takes back what a run did, except where somebody has changed it since. */
  undoBulkRun: defineEndpoint({
    method: 'POST',
    path: '/bulk-runs/{id}/reversal',
    access: { signedIn: true },
    output: bulkRun,
    many: true,
    problems: ['stillRunning', 'cannotBeUndone'],
  }),
}
