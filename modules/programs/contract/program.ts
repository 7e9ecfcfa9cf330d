import * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import {
  bilingual,
  bilingualText,
  choice,
  choices,
  date,
  decimal,
  decimalSchema,
  formatted,
  integer,
  money,
  moneySchema,
  percent,
  percentSchema,
  structure,
  text,
  yesNo,
  province,
} from '#kit/contract/fields.ts'
import { programStates } from './program.status.ts'

export const workStatuses = [
  'citizen',
  'permanentResident',
  'protectedPerson',
  'workPermit',
] as const

const week = z.number().check(z.int('integer'), z.minimum(1), z.maximum(78))

/** One step of the wage subsidy: from week to week, so much of the wage, at most so much a week. */
export const rateStep = z.strictObject({
  fromWeek: week,
  toWeek: week,
  percent: percentSchema,
  weeklyCap: moneySchema(10_000),
})
export type RateStep = z.infer<typeof rateStep>

/** More for those furthest from employment: points of percent and dollars on top of each step. */
export const equityUplift = z.strictObject({
  percent: percentSchema,
  weeklyCap: moneySchema(10_000),
})

/** Money beside the wage that a program can offer. */
export const supplementTypes = [
  'relocation',
  'barrierRemoval',
  'transport',
  'dependantCare',
  'clothing',
  'tools',
  'assistiveTechnology',
  'certification',
  'livingAllowance',
  'northern',
] as const
export type SupplementType = (typeof supplementTypes)[number]

/** A type of supplement that is offered, and what is given of it beside one placement at the most. */
export const offeredSupplement = z.strictObject({
  type: z.enum(supplementTypes, 'choice'),
  cap: decimalSchema({ min: 0.01, max: 100_000, scale: 2 }),
})
export type OfferedSupplement = z.infer<typeof offeredSupplement>

export const paymentTriggers = ['start', 'checkpointTwo', 'midpoint', 'end', 'claim'] as const
export const paymentStep = z.strictObject({
  trigger: z.enum(paymentTriggers, 'choice'),
  percent: percentSchema,
})

export const requiredDocument = z.strictObject({
  code: z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9]{1,39}$/, 'format')),
  name: bilingualText(120),
  askedOf: z.enum(['employer', 'participant'], 'choice'),
  mandatory: z.boolean(),
  /** It is valid until a day that it names, such as a permit. */
  expires: z.optional(z.boolean()),
})
export type RequiredDocument = z.infer<typeof requiredDocument>

const steps = <S extends z.ZodMiniType>(step: S, most: number) =>
  z.array(step).check(z.minLength(1, 'chooseOne'), z.maxLength(most))

/** A funding stream with its rules, budget and forms. */
export const program = defineEntity('program', {
  code: formatted(
    {
      pattern: /^[A-Z0-9][A-Z0-9-]{1,9}$/,
      code: 'programCode',
      max: 10,
      normalize: (typed) => typed.trim().toUpperCase(),
    },
    { required: true, inList: true },
  ),
  name: bilingual(120, { required: true, inList: true }),
  description: bilingual(4000),
  status: choice(programStates, { required: true, inList: true, readOnly: true }),
  funder: text(200, { required: true, inList: true }),
  agreementNumber: text(60),
  province: province({ required: true, inList: true }),
  fiscalYearStart: formatted(
    { pattern: /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, code: 'monthDay', max: 5 },
    { required: true },
  ),
  intakeOpensOn: date({ required: true, inList: true }),
  intakeClosesOn: date({ required: true, inList: true }),

  placementMinWeeks: integer({ min: 1, max: 78 }, { required: true }),
  placementMaxWeeks: integer({ min: 1, max: 78 }, { required: true }),
  minHoursPerWeek: decimal({ min: 1, max: 60, scale: 1 }, { required: true }),
  minAge: integer({ min: 14, max: 99 }),
  maxAge: integer({ min: 14, max: 99 }),
  eligibleWorkStatuses: choices(workStatuses, { required: true }),
  netNewRequired: yesNo({ required: true }),
  sinRequired: yesNo({ required: true }),

  rateSchedule: structure(steps(rateStep, 12), { required: true }),
  equityUplift: structure(equityUplift),
  includesEmployerCosts: yesNo({ required: true }),
  maxWagePerParticipant: money({ required: true }),
  maxTrainingPerParticipant: money({ required: true }),
  combinedCap: money({ required: true }),
  supplements: structure(z.array(offeredSupplement).check(z.maxLength(supplementTypes.length))),
  maxActivePerEmployer: integer({ min: 1, max: 1000 }, { required: true }),
  maxYearlyPerEmployer: integer({ min: 1, max: 5000 }, { required: true }),
  maxAmountPerEmployer: money(),
  budgetTotal: money({ required: true, inList: true }, 9_999_999_999.99),
  denialRate: percent({ required: true }),
  withdrawalRate: percent({ required: true }),
  slippageRate: percent({ required: true }),
  paymentPlan: structure(steps(paymentStep, 12), { required: true }),

  requiredDocuments: structure(z.array(requiredDocument).check(z.maxLength(20)), {
    required: true,
  }),
  serviceStandardDays: integer({ min: 1, max: 250 }, { required: true }),
  acceptanceDays: integer({ min: 1, max: 90 }, { required: true }),
  hireWindowDays: integer({ min: 1, max: 365 }, { required: true }),
  autoReturnDays: integer({ min: 1, max: 365 }, { required: true }),
  retentionYears: integer({ min: 1, max: 99 }, { required: true }),
})
