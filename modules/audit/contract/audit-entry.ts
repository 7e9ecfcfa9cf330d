import * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { defineList } from '#kit/contract/define-list.ts'
import { choice, idSchema, instant, instantSchema, text } from '#kit/contract/fields.ts'

export const auditAreas = ['funding', 'investors', 'people', 'desk', 'operation'] as const
export type AuditArea = (typeof auditAreas)[number]

/** `reveal`: somebody was shown what is protected; `refused`: a call without the permission. */
export const auditKinds = ['change', 'signIn', 'refused', 'reveal', 'export'] as const
export type AuditKind = (typeof auditKinds)[number]

const shown = { readOnly: true, inList: true } as const

/** What the log keeps of something that was done. */
export const auditEntry = defineEntity('auditEntry', {
  at: instant({ required: true, ...shown }),
  actor: text(200, { required: true, ...shown }),
  role: text(200, shown),
  /** “Approved the claim”. */
  what: text(500, { required: true, ...shown }),
  reference: text(500, shown),
  kind: choice(auditKinds, { required: true, ...shown }),
  reason: text(4000, shown),
})

export const auditList = defineList({
  sorts: ['at'],
  defaultSort: '-at',
  filters: {
    kind: { kind: 'choice', choices: auditKinds },
    actor: { kind: 'text' },
    what: { kind: 'text' },
    area: { kind: 'choice', choices: auditAreas },
    at: { kind: 'date' },
    actorId: { kind: 'reference', isLinked: true },
    recordId: { kind: 'reference', isLinked: true },
  },
  search: true,
  tableState: 'auditTableState',
})

export type AuditRow = z.infer<typeof auditEntry.row>

/** A field that was changed; its values where they say nothing about people. */
const change = z.strictObject({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  isTold: z.boolean(),
})

export const auditRecord = z.strictObject({
  ...auditEntry.row.shape,
  changes: z.array(change),
  /** Whose other entries can be asked for; somebody without an account and the system have none. */
  actorId: z.nullable(idSchema),
  recordId: z.nullable(idSchema),
  /** Where the record is shown, to whoever may open it. */
  recordPath: z.nullable(z.string()),
  /** By which the lines of the server's own log are found. */
  requestId: z.nullable(z.string()),
})
export type AuditRecord = z.infer<typeof auditRecord>
export type AuditChange = z.infer<typeof change>

export const auditSeal = z.strictObject({
  sealed: z.int(),
  upTo: z.nullable(instantSchema),
  isBehind: z.boolean(),
})
