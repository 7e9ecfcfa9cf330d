import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { dateSchema, idSchema, instantSchema } from '#kit/contract/fields.ts'
import { lineSchema, saidSchema } from '#kit/contract/typed-text.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
import {
  checkResults,
  checkpointTwoItem,
  checkpointTwoItems,
  checkpointTwoStates,
} from './checkpoint-two.ts'

const { may } = applicationsSubjects
const path = '/applications/{id}/checkpoints/2'
const item = z.enum(checkpointTwoItems, 'choice')

/** Applicants read its state and its days alone. */
export const checkpointTwoRecord = z.strictObject({
  /** Of the application. */
  id: idSchema,
  version: z.int(),
  reference: z.string(),
  status: z.enum(checkpointTwoStates),
  opensOn: dateSchema,
  dueOn: dateSchema,
  recheckOn: z.nullable(dateSchema),
  /** It can be judged. */
  isOpen: z.boolean(),
  /** Nobody has finished it by its day. */
  isLate: z.boolean(),
  items: z.array(checkpointTwoItem),
  /** Documents of the application that prove something. */
  documents: z.array(z.strictObject({ id: idSchema, name: z.string() })),
  recordedBy: z.nullable(z.string()),
  recordedAt: z.nullable(instantSchema),
  can: canSchema,
})
export type CheckpointTwoRecord = z.infer<typeof checkpointTwoRecord>

const output = checkpointTwoRecord
const reason = saidSchema(500)
const ofOverride = { output, ifMatch: true } as const

export const checkpointTwoEndpoints = {
  readCheckpointTwo: defineEndpoint({
    method: 'GET',
    path,
    access: may('view', 'Applications View'),
    output,
  }),
  /** One check. */
  recordCheckpointTwo: defineEndpoint({
    method: 'PATCH',
    path,
    access: may('verify', 'Applications View'),
    body: z.strictObject({
      item,
      result: z.enum(checkResults, 'choice'),
      found: z.optional(z.nullable(lineSchema(120))),
      note: z.optional(z.nullable(saidSchema(500))),
      evidenceId: z.optional(z.nullable(idSchema)),
    }),
    output,
    ifMatch: true,
    problems: ['notOpenYet'],
  }),
  askOverride: defineEndpoint({
    summary: 'Ask for an override of a check',
    method: 'POST',
    path: `${path}/override-requests`,
    access: may('verify', 'Applications View'),
    body: z.strictObject({ item, reason }),
    ...ofOverride,
    problems: ['nothingToOverride', 'askedAlready'],
  }),
  grantOverride: defineEndpoint({
    summary: 'Grant an override of a check',
    method: 'POST',
    path: `${path}/overrides`,
    access: may('override', 'Applications View'),
    body: z.strictObject({ item, reason, expiresOn: dateSchema }),
    ...ofOverride,
    problems: ['notAsked', 'fourEyes'],
  }),
  refuseOverride: defineEndpoint({
    summary: 'Refuse an override of a check',
    method: 'POST',
    path: `${path}/override-refusals`,
    access: may('override', 'Applications View'),
    body: z.strictObject({ item, reason }),
    ...ofOverride,
    problems: ['notAsked', 'fourEyes'],
  }),
}
