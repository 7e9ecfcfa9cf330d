import * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import {
  choice,
  date,
  email,
  formatted,
  longText,
  phone,
  text,
  yesNo,
  province,
} from '#kit/contract/fields.ts'
import { workStatuses } from '#modules/programs/contract/program.ts'
import { postalCode } from '#modules/employers/contract/formats.ts'

export const educationLevels = [
  'none',
  'secondary',
  'trades',
  'college',
  'bachelor',
  'graduate',
] as const
export const employmentBefore = [
  'unemployed',
  'underEmployed',
  'employed',
  'selfEmployed',
  'notInLabourForce',
  'inSchool',
] as const
export const relations = ['none', 'family', 'owner'] as const
/** The participant's own words for the open question of belonging; voluntary, kept apart. */
export const selfIdentificationGroups = [
  'woman',
  'genderDiverse',
  'firstNations',
  'inuit',
  'metis',
  'racialized',
  'disability',
  'newcomer',
  'twoSLGBTQI',
  'youthInCare',
  'rural',
  'languageMinority',
] as const

const personal = { required: true, group: 'personal' } as const

/** The person funded. */
export const participant = defineEntity('participant', {
  firstName: text(80, { required: true, inList: true }),
  lastName: text(80, { required: true, inList: true }),
  preferredName: text(80),
  birthDate: date(personal),
  email: email(personal),
  phone: phone(personal),
  street: text(200, personal),
  city: text(100, personal),
  province: province(personal),
  postalCode: formatted(postalCode, personal),
  language: choice(['en', 'fr'], { required: true }),
  workStatus: choice(workStatuses, personal),
  education: choice(educationLevels, { required: true }),
  currentlyStudent: yesNo({ required: true }),
  employmentBefore: choice(employmentBefore, { required: true }),
  previouslyFunded: yesNo({ required: true }),
  relationToEmployer: choice(relations, { required: true }),
  accommodationNeeds: longText(1000, { group: 'personal' }),
})

/** What is changed of a participant. The e-mail is the proof of an address: its person proves another. */
export const participantChange = z.omit(participant.update, { email: true })
