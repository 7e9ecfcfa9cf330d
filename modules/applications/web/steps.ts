import * as z from 'zod/mini'
import { defineEntity, type Entity } from '#kit/contract/define-entity.ts'
import type { Permission } from '#kit/contract/define-subjects.ts'
import { choices, date, longText } from '#kit/contract/fields.ts'
import { rejectionReasons, type ApplicationStep } from '../contract/application.status.ts'
import { applicationsEndpoints } from '../contract/applications.endpoints.ts'

type StepEndpoint = Omit<
  typeof applicationsEndpoints.approveApplication,
  'path' | 'body' | 'access'
> & {
  path: `/applications/{id}/${string}`
  access: Permission
  body: z.ZodMiniType
}

export interface StepForm {
  endpoint: StepEndpoint
  entity: Entity
  /** What the inputs give; `fixed` is sent with it. */
  schema: z.ZodMiniType
  fixed?: object
  danger?: boolean
}

const e = applicationsEndpoints
const recommendation = z.omit(e.recommendApplication.body, { outcome: true })
const note = defineEntity('note', { note: longText(2000) })
const neededNote = defineEntity('note', { note: longText(2000, { required: true }) })
const reason = defineEntity('reason', { reason: longText(500, { required: true }) })

/** What each step asks for besides the click; an assignment has a dialog of its own. */
export const stepForms = {
  requestInformation: {
    endpoint: e.requestInformation,
    entity: defineEntity('informationRequest', {
      message: longText(2000, { required: true }),
      dueOn: date({ required: true }),
    }),
    schema: e.requestInformation.body,
  },
  resubmit: { endpoint: e.receiveInformation, entity: note, schema: e.receiveInformation.body },
  recommendApproval: {
    endpoint: e.recommendApplication,
    entity: note,
    schema: recommendation,
    fixed: { outcome: 'approve' },
  },
  recommendRejection: {
    endpoint: e.recommendApplication,
    entity: note,
    schema: recommendation,
    fixed: { outcome: 'reject' },
  },
  returnToReview: {
    endpoint: e.returnApplication,
    entity: neededNote,
    schema: e.returnApplication.body,
  },
  approve: {
    endpoint: e.approveApplication,
    entity: defineEntity('approval', { applicantNote: longText(2000) }),
    schema: e.approveApplication.body,
  },
  reject: {
    endpoint: e.rejectApplication,
    entity: defineEntity('rejection', {
      reasonCodes: choices(rejectionReasons, { required: true }),
      applicantNote: longText(2000),
    }),
    schema: e.rejectApplication.body,
    danger: true,
  },
  withdraw: {
    endpoint: e.withdrawApplication,
    entity: reason,
    schema: e.withdrawApplication.body,
    danger: true,
  },
  reopen: { endpoint: e.reopenApplication, entity: reason, schema: e.reopenApplication.body },
} satisfies Record<Exclude<ApplicationStep, 'assign'>, StepForm>

export type FormStep = keyof typeof stepForms
