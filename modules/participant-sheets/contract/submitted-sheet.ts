import * as z from 'zod/mini'
import { bilingualText, idSchema, instantSchema } from '#kit/contract/fields.ts'
import {
  applicationStates,
  applicationStatus,
  type ApplicationStatus,
} from '#modules/applications/contract/application.status.ts'

const about = {
  id: idSchema,
  submittedAt: instantSchema,
  employer: z.string(),
  program: bilingualText(120),
}

/** What was submitted of a sheet. */
export const submittedSheet = z.strictObject({
  ...about,
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

/** A page of the sheets that were submitted within a year, as far as somebody sees their applications. */
export const sheetsPage = z.strictObject({
  data: z.array(
    z.strictObject({
      ...about,
      applications: z.int(),
      undecided: z.int(),
    }),
  ),
  isMore: z.boolean(),
})
export type SheetsPage = z.infer<typeof sheetsPage>

export const openStates: readonly ApplicationStatus[] = applicationStatus.transitions.withdraw.from

/** It is not decided, nor closed otherwise. */
export const isOpen = (status: ApplicationStatus) => openStates.includes(status)
