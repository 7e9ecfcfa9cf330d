import { defineEntity } from '#kit/contract/define-entity.ts'
import {
  choice,
  date,
  decimal,
  email,
  formatted,
  longText,
  money,
  percent,
  text,
  yesNo,
  province,
} from '#kit/contract/fields.ts'
import { noc, postalCode } from '#modules/employers/contract/formats.ts'

export const employmentTypes = ['permanent', 'temporary', 'seasonal', 'casual'] as const

const personal = { required: true, group: 'personal' } as const
/** What the employer says of its own means and people is not the participant's to know. */
const ofEmployer = { required: true, group: 'employerHalf' } as const

/** A request to fund one participant at one employer: the employer's half. */
export const application = defineEntity('application', {
  participantName: text(160, personal),
  participantEmail: email(personal),
  positionTitle: text(120, { required: true }),
  noc: formatted(noc, { required: true }),
  duties: longText(2000, { required: true }),
  employmentType: choice(employmentTypes, { required: true }),
  supervisorName: text(120, { required: true }),
  supervisorEmail: email(),
  workplaceStreet: text(200, { required: true }),
  workplaceCity: text(100, { required: true }),
  region: province({ required: true }),
  workplacePostalCode: formatted(postalCode, { required: true }),
  startOn: date({ required: true }),
  endOn: date({ required: true }),
  hoursPerWeek: decimal({ min: 1, max: 60, scale: 1 }, { required: true }),
  hourlyWage: decimal({ min: 1, max: 500, scale: 2 }, { required: true }),
  employerCostPercent: percent({ required: true }),
  otherFunding: money(ofEmployer),
  netNew: yesNo({ required: true }),
  trainingRequested: yesNo({ required: true }),
  learningPlan: longText(2000, { required: true }),
  hireReason: longText(1000),
  signatoryName: text(120, ofEmployer),
  signatoryTitle: text(120, ofEmployer),
})
