import * as z from 'zod/mini'
import { bilingualText, idSchema, instantSchema } from '#kit/contract/fields.ts'
import {
  applicationStates,
  applicationStatus,
  type ApplicationStatus,
} from '#modules/applications/contract/application.status.ts'

/** What was submitted of a sheet. */
export const submittedSheet = z.strictObject({
  id: idSchema,
  submittedAt: instantSchema,
  employer: z.string(),
  program: bilingualText(120),
  applications: z.array(
    z.strictObject({
      id: idSchema,
      reference: z.string(),
      /** Null for whoever does not see who it is about. */
      participantName: z.nullable(z.string()),
      status: z.enum(applicationStates),
      canWithdraw: z.boolean(),
    }),
  ),
})
export type SubmittedSheet = z.infer<typeof submittedSheet>

const open: readonly ApplicationStatus[] = applicationStatus.transitions.withdraw.from

/** It is not decided, nor closed otherwise. */
export const isOpen = (status: ApplicationStatus) => open.includes(status)
