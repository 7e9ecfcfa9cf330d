import * as z from 'zod/mini'
import { canSchema } from '#kit/contract/define-entity.ts'
import { bilingualText, dateSchema, idSchema, instantSchema } from '#kit/contract/fields.ts'
import { documentStates, refusalReasons } from './document.status.ts'

/** Whose a document is; nobody but the staff sees what is theirs. */
export const documentSides = ['employer', 'participant', 'staff'] as const
export type DocumentSide = (typeof documentSides)[number]

export const documentWays = ['form', 'request', 'portal', 'staff'] as const
/** What the program does not ask for. */
export const otherKind = 'other'
/** So many files at most go with one sending. */
export const mostFiles = 10

/** One file of a document. */
export const documentFile = z.strictObject({
  id: idSchema,
  version: z.int(),
  /** Which of the versions it is of, counted from 1. */
  number: z.int(),
  isCurrent: z.boolean(),
  status: z.enum(documentStates),
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
  addedAt: instantSchema,
  /** Empty to applicants where it was one of the staff. */
  addedByName: z.string(),
  way: z.enum(documentWays),
  expiresOn: z.nullable(dateSchema),
  isExpired: z.boolean(),
  reasonCodes: z.array(z.enum(refusalReasons)),
  /** Of a refusal what the side reads; of what was taken away why, for staff alone. */
  note: z.nullable(z.string()),
  /** Null to applicants. */
  judgedBy: z.nullable(z.string()),
  judgedAt: z.nullable(instantSchema),
  can: canSchema,
})
export type DocumentFile = z.infer<typeof documentFile>

export const lineStates = ['missing', 'refused', 'expired', 'toReview', 'accepted'] as const

/** What is asked of a side, or was sent, with all its versions. */
export const documentLine = z.strictObject({
  /** The code by which the program asks for it, or one of its own. */
  series: z.string(),
  kind: z.string(),
  side: z.enum(documentSides),
  /** As the program calls it; null for what it does not ask for. */
  title: z.nullable(bilingualText(120)),
  ownTitle: z.nullable(z.string()),
  isRequired: z.boolean(),
  mandatory: z.boolean(),
  expires: z.boolean(),
  state: z.enum(lineStates),
  /** The files that count now. */
  files: z.array(documentFile),
  /** Versions of before, the newest first. */
  earlier: z.array(documentFile),
  /** What was taken away; the staff's alone. */
  removed: z.array(documentFile),
})
export type DocumentLine = z.infer<typeof documentLine>

export const documentList = z.strictObject({
  data: z.array(documentLine),
  /** For whom the reader may send documents now. */
  mayAdd: z.array(z.enum(documentSides)),
  /** Whether the reader types expiry dates of what was sent. */
  mayDate: z.boolean(),
})
export type DocumentList = z.infer<typeof documentList>
