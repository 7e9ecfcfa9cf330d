import { defineEntity } from '#kit/contract/define-entity.ts'
import { date, longText, reference } from '#kit/contract/fields.ts'
import { application } from '#modules/applications/contract/application.ts'

const {
  positionTitle,
  duties,
  supervisorName,
  supervisorEmail,
  workplaceStreet,
  workplaceCity,
  region,
  workplacePostalCode,
  startOn,
  endOn,
  hoursPerWeek,
  hourlyWage,
} = application.fields

/** What an employer may ask to be otherwise than was approved: the job, its place, its days and its pay. */
export const changeableFields = {
  positionTitle,
  duties,
  supervisorName,
  supervisorEmail,
  workplaceStreet,
  workplaceCity,
  region,
  workplacePostalCode,
  startOn,
  endOn,
  hoursPerWeek,
  hourlyWage,
}
export type Changeable = keyof typeof changeableFields
export const changeableNames = Object.keys(changeableFields) as Changeable[]

export const changeable = defineEntity('changeable', changeableFields)

const entered = {
  ...changeableFields,
  /** From which day on hours and wage are these. */
  effectiveOn: date({ required: true }),
  reason: longText(1000, { required: true }),
}

/** The job as it is asked for, whole; what is the same as approved is not asked. */
export const changeRequest = defineEntity('changeRequest', entered)

/** Of an application that is approved. */
export const newChangeRequest = defineEntity('newChangeRequest', {
  applicationId: reference({ required: true }),
  ...entered,
})

export const askingSides = ['employer', 'staff'] as const
export type AskingSide = (typeof askingSides)[number]
