import * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import {
  choice,
  idSchema,
  instantSchema,
  integer,
  namedSchema,
  province,
  structure,
  yesNo,
} from '#kit/contract/fields.ts'

export const rhythms = ['weekly', 'monthly', 'quarterly'] as const
export type Rhythm = (typeof rhythms)[number]

/** `stopped`: by itself, since whoever set it up has no account in use any more. */
export const scheduleStates = ['active', 'paused', 'stopped'] as const

export const mostRecipients = 20
const recipients = z
  .array(idSchema)
  .check(z.minLength(1, 'required'), z.maxLength(mostRecipients, 'tooManyRecipients'))

/** When a saved report is sent, by the clock of whoever sends it, and to whom. */
export const schedule = defineEntity('reportSchedule', {
  rhythm: choice(rhythms, { required: true }),
  businessDay: integer({ min: 1, max: 5 }, { required: true }),
  province: province({ required: true }),
  hour: integer({ min: 0, max: 23 }, { required: true }),
  recipientIds: structure(recipients, { required: true }),
  isPaused: yesNo({ required: true }),
})

const zone = z.string().check(z.regex(/^[A-Z][\w+-]*(\/[\w+-]+)+$/, 'format'), z.maxLength(64))
export const scheduleBody = z.extend(schedule.create, { timeZone: zone })
export type ScheduleBody = z.infer<typeof scheduleBody>

export const scheduleRecord = z.strictObject({
  rhythm: z.enum(rhythms),
  businessDay: z.int(),
  province: z.string(),
  hour: z.int(),
  timeZone: z.string(),
  state: z.enum(scheduleStates),
  recipients: z.array(namedSchema),
  nextRunAt: z.nullable(instantSchema),
  lastRunAt: z.nullable(instantSchema),
  /** To how many it went then. */
  lastSent: z.nullable(z.int()),
})
export type ScheduleRecord = z.infer<typeof scheduleRecord>
