import * as z from 'zod/mini'
import { namedSource } from '#modules/sources/contract/sources.endpoints.ts'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { idSchema } from '#kit/contract/fields.ts'
import { ledgerEffect, shortfall } from '#modules/orders/contract/ledger-answers.ts'
import { numberedShareholder } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import { mergeFields } from './merge-choices.ts'
import { mergesSubjects } from './merges.subjects.ts'

const access = mergesSubjects.may('merge', 'Shareholders Merge')

const side = z.enum(['keep', 'drop'], 'choice')
const fieldName = z.enum(mergeFields)

const onePart = z.extend(numberedShareholder, { version: z.int() })
const parts = z.strictObject({ notes: z.int(), tasks: z.int(), files: z.int() })

/** A field of both, as it may be shown: numbers of accounts masked, people by name, birthdays without a year as `--11-18`. */
/** People come by name, a source by its name in both languages. */
const mergedValue = z.nullable(z.union([z.string(), z.boolean(), namedSource.shape.name]))

const mergedField = z.strictObject({
  name: fieldName,
  keep: mergedValue,
  drop: mergedValue,
  differs: z.boolean(),
  choice: side,
})
export type MergedField = z.infer<typeof mergedField>

const ownValue = z.nullable(z.union([z.string(), z.boolean(), z.array(z.string())]))

/** The same of a field that the organisation added, choices by their ids. */
const mergedOwn = z.strictObject({
  name: z.string(),
  keep: ownValue,
  drop: ownValue,
  differs: z.boolean(),
  choice: side,
})
export type MergedOwn = z.infer<typeof mergedOwn>

const ledger = { effects: z.array(ledgerEffect), shortfall: z.nullable(shortfall) }

/** What merging would do; nothing is saved. */
const mergePreview = z.strictObject({
  keep: onePart,
  drop: onePart,
  /** Bank details are left out for whoever may not see and enter them: the keeper's stay. */
  fields: z.array(mergedField),
  withBank: z.boolean(),
  /** Fields that the organisation added, as far as the person sees them on both. */
  own: z.array(mergedOwn),
  /** What the fields contradict one another in, as chosen. */
  wrong: z.array(z.strictObject({ name: z.string(), code: z.string() })),
  orders: z.int(),
  /** CARE of so many of them would be pending again. */
  reopened: z.int(),
  /** Transfers between the two; while there are any, they cannot be one. */
  between: z.array(z.string()),
  parts,
  ...ledger,
})
export type MergePreview = z.infer<typeof mergePreview>

const mergeRow = z.strictObject({
  id: idSchema,
  dropped: numberedShareholder,
  mergedAt: z.string(),
  mergedBy: z.nullable(z.string()),
  undoneAt: z.nullable(z.string()),
  undoneBy: z.nullable(z.string()),
  /** Until when it can be undone; null when that is over. */
  undoableUntil: z.nullable(z.string()),
})
export type MergeRow = z.infer<typeof mergeRow>

/** What undoing would do; nothing is saved. */
const undoPreview = z.strictObject({
  kept: onePart,
  dropped: numberedShareholder,
  /** Fields that get their value of before. */
  fieldsBack: z.array(fieldName),
  /** Fields that somebody has changed since; they stay as they are. */
  fieldsStaying: z.array(fieldName),
  /** The same of fields that the organisation added. */
  ownBack: z.array(z.string()),
  ownStaying: z.array(z.string()),
  orders: z.int(),
  /** Numbers of orders that were changed since and go back as they are now. */
  changed: z.array(z.string()),
  /** Numbers of orders that are somebody else's by now and stay there. */
  elsewhere: z.array(z.string()),
  /** Somebody else has the depot number by now; the one that comes back has none. */
  depotTaken: z.boolean(),
  parts,
  ...ledger,
})
export type UndoPreview = z.infer<typeof undoPreview>

const choices = z.strictObject(
  Object.fromEntries(mergeFields.map((name) => [name, z.optional(side)])) as Record<
    (typeof mergeFields)[number],
    z.ZodMiniOptional<typeof side>
  >,
)

export const mergesEndpoints = {
  /** Makes one shareholder of two. Everything of the one that is dropped is the other's afterwards. */
  mergeShareholders: defineEndpoint({
    method: 'POST',
    path: '/shareholders/merge',
    access,
    body: z.strictObject({
      keep: idSchema,
      drop: idSchema,
      /** By field; what is left out is the keeper's, or the other's where the keeper has none. */
      choices: z.optional(choices),
      /** The same of fields that the organisation added. */
      ownChoices: z.optional(z.record(z.string().check(z.maxLength(50)), side)),
      /** The versions that were seen; only a dry run does without. */
      versions: z.optional(z.strictObject({ keep: z.int(), drop: z.int() })),
      /** Say what would happen, and do nothing. */
      dryRun: z.optional(z.boolean()),
    }),
    output: z.strictObject({
      preview: mergePreview,
      /** What undoes it; null after a dry run. `version` is the keeper's now. */
      merge: z.nullable(z.strictObject({ id: idSchema, version: z.int() })),
    }),
    idempotent: true,
    problems: [
      'versionRequired',
      'stale',
      'shareholderArchived',
      'shareholderMerged',
      'transferBetween',
    ],
  }),
  /** Who was merged into a shareholder, the latest first. */
  listMerges: defineEndpoint({
    method: 'GET',
    path: '/shareholders/{id}/merges',
    access,
    output: z.strictObject({ shareholder: onePart, data: z.array(mergeRow) }),
  }),
  /** Makes two of one again; what was changed since stays as it is. The version is the keeper's. */
  undoMerge: defineEndpoint({
    method: 'POST',
    path: '/merges/{id}/undo',
    access,
    body: z.strictObject({ dryRun: z.optional(z.boolean()) }),
    output: z.strictObject({ preview: undoPreview, undone: z.boolean() }),
    ifMatch: true,
    problems: ['shortfall', 'undoIsOver', 'undoneAlready', 'shareholderArchived', 'keptIsMerged'],
  }),
}
