import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { dateSchema, idSchema } from '#kit/contract/fields.ts'
import { shareholdersSubjects } from '#modules/shareholders/contract/shareholders.subjects.ts'

const money = z.nullable(z.string())

/** The active orders of a month, by the day they were traded. */
export const monthFigures = z.strictObject({
  from: dateSchema,
  to: dateSchema,
  orders: z.int(),
  bought: z.string(),
  sold: z.string(),
})
export type MonthFigures = z.infer<typeof monthFigures>

const newOrder = z.strictObject({
  id: idSchema,
  number: z.string(),
  side: z.enum(['buy', 'sell']),
  tradedOn: dateSchema,
  turnover: z.string(),
  shareholder: z.string(),
})

const birthday = z.strictObject({
  id: idSchema,
  name: z.string(),
  nextOn: dateSchema,
  turns: z.nullable(z.int()),
})

/**
 * The investor records as one person sees them. Each number is counted by the list that it leads
 * to; what is not open to the person is null.
 */
export const investorsOverview = z.strictObject({
  shareholders: z.strictObject({
    active: z.int(),
    addedSince: dateSchema,
    added: z.int(),
    numberOfShares: money,
    amountInvested: money,
    currentValue: money,
  }),
  orders: z.nullable(
    z.strictObject({
      thisMonth: monthFigures,
      lastMonth: monthFigures,
      carePending: z.int(),
      newest: z.array(newOrder),
    }),
  ),
  tasks: z.nullable(z.strictObject({ today: z.int(), overdue: z.int() })),
  birthdays: z.nullable(z.strictObject({ total: z.int(), next: z.array(birthday) })),
})
export type InvestorsOverview = z.infer<typeof investorsOverview>

export const investorsEndpoints = {
  readInvestors: defineEndpoint({
    summary: 'Read the overview of the investor records',
    method: 'GET',
    path: '/investors',
    access: shareholdersSubjects.may('view', 'Shareholders List'),
    output: investorsOverview,
  }),
}
