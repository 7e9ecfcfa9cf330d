import * as z from 'zod/mini'
import { defineEndpoint, exportQuery, pageOf } from '#kit/contract/define-endpoint.ts'
import { defineList } from '#kit/contract/define-list.ts'
import { dateSchema, idSchema, instantSchema, namedSchema } from '#kit/contract/fields.ts'
import { birthdaysSubjects } from './birthdays.subjects.ts'

const { may } = birthdaysSubjects

/** Somebody's next birthday. */
const birthdayRow = z.strictObject({
  /** Of the shareholder. */
  id: idSchema,
  number: z.string(),
  name: z.string(),
  /** Null where the year is not known. */
  birthDate: z.nullable(dateSchema),
  /** The day on which it is kept: of a leap day in a common year another one. */
  nextOn: dateSchema,
  daysUntil: z.int(),
  turns: z.nullable(z.int()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  language: z.enum(['en', 'fr']),
  assignee: z.nullable(namedSchema),
  /** Null where figures of shareholders are closed to the person. */
  numberOfShares: z.nullable(z.string()),
})
export type BirthdayRow = z.infer<typeof birthdayRow>

export const birthdayList = defineList({
  sorts: ['nextOn', 'name'],
  defaultSort: 'nextOn',
  filters: {
    assigneeId: { kind: 'reference', optional: true },
    language: { kind: 'choice', choices: ['en', 'fr'] },
  },
  search: true,
  /** As the list of shareholders shows them. */
  groups: { numberOfShares: 'figures' },
  tableState: 'birthdaysTableState',
})

/** Those of the next so many days, 30 unless told, or those of a month. */
const windowQuery = z.object({
  days: z.optional(
    z.string().check(z.regex(/^([0-9]|[1-9]\d|[12]\d\d|3[0-5]\d|36[0-6])$/, 'number')),
  ),
  month: z.optional(z.string().check(z.regex(/^([1-9]|1[0-2])$/, 'number'))),
})
export type BirthdayWindow = z.infer<typeof windowQuery>

/** A feed's token: 256 random bits. */
const token = z.string().check(z.regex(/^[\w-]{43}$/, 'format'))

export const birthdaysEndpoints = {
  listBirthdays: defineEndpoint({
    method: 'GET',
    path: '/birthdays',
    access: may('view', 'Birthdays'),
    list: birthdayList,
    query: windowQuery,
    output: pageOf(birthdayRow),
  }),
  exportBirthdays: defineEndpoint({
    method: 'GET',
    path: '/birthdays/export',
    access: may('export', 'Birthdays'),
    list: birthdayList,
    query: z.extend(exportQuery, windowQuery.shape),
    stream: 'text/csv',
  }),
  /** The birthdays of every year as a calendar file. */
  downloadBirthdayCalendar: defineEndpoint({
    method: 'GET',
    path: '/birthdays/calendar',
    access: may('export', 'Birthdays'),
    stream: 'text/calendar',
  }),
  /** Whether the person has a private calendar address, and since when; it is told only once. */
  readBirthdayFeed: defineEndpoint({
    method: 'GET',
    path: '/birthdays/feed',
    access: may('export', 'Birthdays'),
    output: z.strictObject({ createdAt: z.nullable(instantSchema) }),
  }),
  /** A new private address; the one before it ends. */
  renewBirthdayFeed: defineEndpoint({
    method: 'POST',
    inPerson: true,
    path: '/birthdays/feed',
    access: may('export', 'Birthdays'),
    output: z.strictObject({ address: z.string(), createdAt: instantSchema }),
    status: 201,
  }),
  revokeBirthdayFeed: defineEndpoint({
    method: 'DELETE',
    path: '/birthdays/feed',
    access: may('export', 'Birthdays'),
  }),
  /** What calendar programs fetch: what the owner of the address may see at that moment. */
  fetchBirthdayFeed: defineEndpoint({
    summary: 'Fetch the calendar of birthdays',
    method: 'GET',
    path: '/feeds/{token}/birthdays.ics',
    access: { public: true },
    params: z.strictObject({ token }),
    stream: 'text/calendar',
  }),
}
