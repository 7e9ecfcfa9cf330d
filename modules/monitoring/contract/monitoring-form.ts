import { defineEntity } from '#kit/contract/define-entity.ts'
import { choice, date, integer } from '#kit/contract/fields.ts'

export const sides = ['employer', 'participant'] as const
export type Side = (typeof sides)[number]

export const formNumbers = ['1', '2', '3', '4', '5', '6'] as const
export type FormNumber = (typeof formNumbers)[number]

/** What a form is shown by; all of it comes of the placement. */
export const monitoringForm = defineEntity('monitoringForm', {
  side: choice(sides, { required: true, readOnly: true }),
  number: integer({ min: 1, max: 6 }, { required: true, readOnly: true }),
  opensOn: date({ readOnly: true }),
  dueOn: date({ readOnly: true }),
})
