import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { idSchema } from '#kit/contract/fields.ts'
import { program } from './program.ts'

export const publicFields = [
  'code',
  'name',
  'description',
  'funder',
  'province',
  'intakeOpensOn',
  'intakeClosesOn',
  'placementMinWeeks',
  'placementMaxWeeks',
  'minHoursPerWeek',
  'minAge',
  'maxAge',
  'eligibleWorkStatuses',
  'netNewRequired',
  'rateSchedule',
  'maxWagePerParticipant',
  'requiredDocuments',
  'serviceStandardDays',
  'includesEmployerCosts',
] as const

/** What the public may know of an open program. */
export const openProgram = z.strictObject({
  id: idSchema,
  ...pick(program.record.shape, publicFields),
})
export type OpenProgram = z.infer<typeof openProgram>

function pick<T extends object, const K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>
}

/** Apart from what staff do with programs, so that a phone does not load it. */
export const openProgramsEndpoints = {
  listOpenPrograms: defineEndpoint({
    method: 'GET',
    path: '/programs/open',
    access: { public: true },
    output: z.strictObject({ data: z.array(openProgram) }),
  }),
}
