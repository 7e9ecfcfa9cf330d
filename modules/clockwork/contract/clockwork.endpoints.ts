import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { instantSchema } from '#kit/contract/fields.ts'
import { clockworkSubjects } from './clockwork.subjects.ts'
import { houseState } from './house-state.ts'

const { may } = clockworkSubjects

const run = z.strictObject({
  id: z.uuid(),
  state: z.enum(['worked', 'failed']),
  endedAt: instantSchema,
  milliseconds: z.int(),
  isByHand: z.boolean(),
  /** A code or kind of error, never its message. */
  failure: z.nullable(z.string()),
})
export type JobRunRow = z.infer<typeof run>

/** How often it runs; the time of day is that of its next run. */
const schedule = z.strictObject({
  every: z.enum(['minutes', 'hour', 'day']),
  minutes: z.int(),
})
export type JobSchedule = z.infer<typeof schedule>

const job = z.strictObject({
  name: z.string(),
  area: z.enum(['funding', 'investors', 'people', 'desk', 'operation']),
  /** In the language that is asked for. */
  title: z.string(),
  does: z.string(),
  schedule,
  nextAt: instantSchema,
  lastRun: z.nullable(run),
  /** What of it is in the queue at this moment. */
  present: z.nullable(z.enum(['waiting', 'running'])),
  /** How often in a row it has failed since it last worked. */
  failures: z.int(),
})
export type JobRow = z.infer<typeof job>

export const jobRecord = z.extend(job, {
  /** The last twenty, the latest first. */
  runs: z.array(run),
  can: canSchema,
})
export type JobRecord = z.infer<typeof jobRecord>

const params = z.strictObject({ name: z.string().check(z.regex(/^\w{1,60}\.\w{1,60}$/)) })

export const clockworkEndpoints = {
  /** What `/ready` tells everybody, in detail. */
  readState: defineEndpoint({
    summary: 'Read how the installation fares',
    method: 'GET',
    path: '/ready/details',
    access: may('view', 'Settings Clockwork'),
    output: houseState,
  }),
  /** One archive for whoever helps to run the product; nothing of a person is in it. */
  takeSupportBundle: defineEndpoint({
    method: 'GET',
    path: '/ready/bundle',
    access: may('configure', 'Settings Clockwork'),
    stream: 'application/zip',
  }),
  /** All of them: those that fail first, then by area. */
  listJobs: defineEndpoint({
    method: 'GET',
    path: '/clockwork',
    access: may('view', 'Settings Clockwork'),
    output: z.strictObject({ data: z.array(job) }),
  }),
  readJob: defineEndpoint({
    method: 'GET',
    path: '/clockwork/{name}',
    access: may('view', 'Settings Clockwork'),
    params,
    output: jobRecord,
  }),
  runJob: defineEndpoint({
    method: 'POST',
    path: '/clockwork/{name}/runs',
    access: may('configure', 'Settings Clockwork'),
    params,
    output: jobRecord,
    status: 201,
    idempotent: true,
    problems: ['jobRuns', 'jobWaits', 'jobsNotStarted'],
  }),
}
