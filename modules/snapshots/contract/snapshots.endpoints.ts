import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { idSchema } from '#kit/contract/fields.ts'
import { oneLine } from '#kit/contract/typed-text.ts'
import { ledgerEffect, shortfall } from '#modules/orders/contract/ledger-answers.ts'
import { orderRecord, reason } from '#modules/orders/contract/orders.endpoints.ts'
import { ordersSubjects } from '#modules/orders/contract/orders.subjects.ts'
import {
  comparedFields,
  shownFields,
  snapshotCauses,
  snapshotContent,
  snapshotFigures,
} from './snapshot.ts'
import { snapshotsSubjects } from './snapshots.subjects.ts'

const { may } = snapshotsSubjects

const snapshotRow = z.strictObject({
  id: idSchema,
  sequence: z.int(),
  takenAt: z.string(),
  takenBy: z.string(),
  cause: z.enum(snapshotCauses),
  label: z.nullable(z.string()),
  /** Of the canonical content, in hexadecimal digits. */
  sha256: z.string(),
  schemaVersion: z.int(),
  /** In how many fields the order is another now; restoring writes these. */
  differences: z.int(),
  /** Other files lie on the order now; these are not put back. */
  filesDiffer: z.boolean(),
  /** CARE was confirmed on what it holds; it cannot be deleted. */
  provesCare: z.boolean(),
  deletedAt: z.nullable(z.string()),
})
export type SnapshotRow = z.infer<typeof snapshotRow>

/** The order that the snapshots are of. */
const snapshotOrder = z.strictObject({
  id: idSchema,
  number: z.string(),
  version: z.int(),
  shareholderName: z.string(),
  can: canSchema,
})

const snapshotList = z.strictObject({
  order: snapshotOrder,
  data: z.array(snapshotRow),
  /** There are older ones. */
  hasMore: z.boolean(),
  /** Deleted within thirty days, for whoever may bring them back. */
  deleted: z.array(snapshotRow),
})
export type SnapshotList = z.infer<typeof snapshotList>

const kept = z.strictObject({ content: snapshotContent, figures: snapshotFigures })

/** What restoring a snapshot would do; nothing is saved. */
const restorePreview = z.strictObject({
  /** The fields that would change, of this order and of the other one of a transfer. */
  fields: z.array(z.enum(comparedFields)),
  /** The order as it is and as it would be. */
  before: snapshotContent,
  after: snapshotContent,
  effects: z.array(ledgerEffect),
  shortfall: z.nullable(shortfall),
  warnings: z.array(
    z.enum(['revives', 'voids', 'careStands', 'carePending', 'otherOrder', 'otherLedger']),
  ),
  /** The assigned user is active no more; somebody else is to be chosen. */
  needsAssignee: z.boolean(),
})
export type RestorePreview = z.infer<typeof restorePreview>

const snapshotComparison = z.strictObject({
  order: snapshotOrder,
  snapshot: z.extend(snapshotRow, kept.shape),
  /** What it is laid beside; null stands for the order as it is now. */
  other: z.nullable(snapshotRow),
  otherKept: kept,
  changed: z.array(z.enum(shownFields)),
  /** What restoring it would do to the ledgers that the reader may see; null beside a snapshot. */
  ledger: z.nullable(z.pick(restorePreview, { effects: true, shortfall: true })),
  /** Those that it can be laid beside, newest first. */
  others: z.array(z.pick(snapshotRow, { id: true, sequence: true, takenAt: true, cause: true })),
})
export type SnapshotComparison = z.infer<typeof snapshotComparison>

const view = may('view', 'Order Snapshots')

export const snapshotsEndpoints = {
  listSnapshots: defineEndpoint({
    method: 'GET',
    path: '/orders/{id}/snapshots',
    access: view,
    /** Only those taken before this one. */
    query: z.object({
      before: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'format'))),
    }),
    output: snapshotList,
  }),
  takeSnapshot: defineEndpoint({
    method: 'POST',
    path: '/orders/{id}/snapshots',
    access: ordersSubjects.may('update', 'Orders Edit'),
    body: z.strictObject({
      label: z.optional(z.nullable(z.string().check(z.overwrite(oneLine), z.maxLength(80)))),
    }),
    output: snapshotRow,
    status: 201,
    idempotent: true,
    problems: ['sameAsSnapshot'],
  }),
  readSnapshot: defineEndpoint({
    method: 'GET',
    path: '/orders/{id}/snapshots/{sid}',
    access: view,
    /** Another snapshot; left out: the order as it is now. */
    query: z.object({ with: z.optional(idSchema) }),
    output: snapshotComparison,
  }),
  restoreSnapshot: defineEndpoint({
    method: 'POST',
    path: '/orders/{id}/snapshots/{sid}/restoration',
    access: may('restore', 'Order Snapshots'),
    body: z.strictObject({
      /** Say what would happen, and do nothing. */
      dryRun: z.optional(z.boolean()),
      reason: z.optional(z.nullable(reason)),
      /** In place of an assigned user who is active no more. */
      assigneeId: z.optional(idSchema),
    }),
    output: z.strictObject({
      order: orderRecord,
      preview: restorePreview,
      /** What undoes it; null where nothing was done. */
      undo: z.nullable(idSchema),
    }),
    ifMatch: true,
    problems: ['shortfall', 'shareholderArchived', 'currencyDiffers'],
  }),
  deleteSnapshot: defineEndpoint({
    method: 'DELETE',
    path: '/orders/{id}/snapshots/{sid}',
    access: may('delete', 'Order Snapshots'),
    status: 204,
    problems: ['provesCare'],
  }),
  recoverSnapshot: defineEndpoint({
    method: 'POST',
    path: '/orders/{id}/snapshots/{sid}/recovery',
    access: may('delete', 'Order Snapshots'),
    output: snapshotRow,
  }),
}
