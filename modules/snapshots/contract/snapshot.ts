import * as z from 'zod/mini'
import { isSameOwn, keptOwn } from '#modules/custom-fields/contract/kept-own.ts'
import { financialFields } from '#modules/orders/contract/order.ts'

export const snapshotCauses = [
  'manual',
  'beforeUpdate',
  'beforeImport',
  'beforeVoid',
  'beforeRestore',
  'care',
] as const
export type SnapshotCause = (typeof snapshotCauses)[number]

const words = z.nullable(z.string())
/** Left out by snapshots that were taken before it was kept. */
const later = z.optional(words)

/** A file that lay on the order: not its bytes, but by what they are known again. */
const keptFile = z.object({ id: z.string(), name: z.string(), sha256: z.string() })

/** The inputs of an order at a moment, names of people beside their ids. */
export const snapshotContent = z.object({
  number: z.string(),
  status: z.enum(['active', 'void']),
  voidReason: words,
  shareholderId: z.string(),
  shareholderName: z.string(),
  shareholderNumber: z.string(),
  assigneeId: z.string(),
  assigneeName: z.string(),
  side: z.enum(['buy', 'sell']),
  tradedOn: z.string(),
  tradedAt: z.string(),
  volume: z.string(),
  price: z.string(),
  priceReason: words,
  currency: z.string(),
  shareClass: z.string(),
  sharePercent: words,
  sharedWithId: words,
  sharedWithName: words,
  counterpartyOrderId: words,
  note: words,
  enteredBy: later,
  enteredByName: later,
  careStatus: z.enum(['pending', 'confirmed', 'rejected']),
  careBy: words,
  careByName: words,
  careAt: words,
  careNote: words,
  careInputs: later,
  /** When a decision on CARE was last taken back by whoever had made it. */
  careUndoneAt: later,
  confirmation: z.enum(['notSent', 'sent', 'received']),
  confirmationBy: words,
  confirmationByName: words,
  confirmationAt: words,
  hch: z.boolean(),
  hchBy: words,
  hchByName: later,
  hchAt: words,
  /** What fields of the organisation's own held; left out where that is nothing. */
  custom: z.optional(keptOwn),
  /** Left out where there were none. */
  files: z.optional(z.array(keptFile)),
})
export type SnapshotContent = z.infer<typeof snapshotContent>

/** What the ledger made of the inputs, as of then. */
export const snapshotFigures = z.object({
  turnover: z.string(),
  runningVolume: words,
  runningTurnover: words,
  runningGross: words,
  averagePrice: words,
  realised: words,
  sharedAmount: words,
})
export type SnapshotFigures = z.infer<typeof snapshotFigures>

/** What is laid side by side, in this order. People are compared by who they are, not by name. */
export const comparedFields = [
  'status',
  'voidReason',
  'shareholderId',
  'side',
  'tradedOn',
  'tradedAt',
  'volume',
  'price',
  'priceReason',
  'assigneeId',
  'sharedWithId',
  'sharePercent',
  'note',
  'careStatus',
  'careBy',
  'careAt',
  'careNote',
  'confirmation',
  'confirmationBy',
  'confirmationAt',
  'hch',
  'custom',
] as const
export type ComparedField = (typeof comparedFields)[number]

/** The fields in which two snapshots differ. */
export const differingFields = (one: SnapshotContent, other: SnapshotContent): ComparedField[] =>
  comparedFields.filter((field) =>
    field === 'custom'
      ? !isSameOwn(one.custom, other.custom)
      : (one[field] ?? null) !== (other[field] ?? null),
  )

/** Whether the same files lay on both; a file is never put back with the inputs. */
export const haveSameFiles = (one: SnapshotContent, other: SnapshotContent): boolean =>
  knownBy(one) === knownBy(other)

const knownBy = ({ files = [] }: SnapshotContent) =>
  files
    .map(({ id, sha256 }) => `${id} ${sha256}`)
    .toSorted()
    .join()

/** What is laid side by side: the inputs, and the files that lay beside them. */
export const shownFields = [...comparedFields, 'files'] as const
export type ShownField = (typeof shownFields)[number]

export const differingShown = (one: SnapshotContent, other: SnapshotContent): ShownField[] => [
  ...differingFields(one, other),
  ...(haveSameFiles(one, other) ? [] : (['files'] as const)),
]

/** Whether the ledger takes both for the same order. */
export const haveSameInputs = (one: SnapshotContent, other: SnapshotContent): boolean =>
  financialFields.every((field) => one[field] === other[field])
