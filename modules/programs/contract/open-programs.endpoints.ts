import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { bilingualText, idSchema } from '#kit/contract/fields.ts'
import { program } from './program.ts'

/** What the public may know of an open program. */
export const openProgram = z.strictObject({
  id: idSchema,
  code: z.string(),
  name: bilingualText(120),
  description: z.nullable(bilingualText(4000)),
  ...pick(program.record.shape, [
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
  ]),
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
