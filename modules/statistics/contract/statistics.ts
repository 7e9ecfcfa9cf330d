import * as z from 'zod/mini'
import { dateSchema, idSchema, instantSchema } from '#kit/contract/fields.ts'
import { careStates, confirmationStates } from '#modules/orders/contract/order.status.ts'
import { monthSchema, statisticsPeriodSchema } from './period.ts'

const amount = z.string()
const side = z.strictObject({ count: z.int(), volume: amount, turnover: amount })
const named = { id: idSchema, name: z.string() }

/** Sums of active orders. */
const tradeSums = {
  orders: z.int(),
  buys: side,
  sells: side,
  netTurnover: amount,
}

/** First and last day of what is counted. */
const days = z.strictObject({ from: dateSchema, to: dateSchema })

const periodFigures = z.strictObject({
  period: statisticsPeriodSchema,
  days,
  /** Null where figures of shareholders are closed to the person. */
  newShareholders: z.nullable(z.int()),
  ceasedShareholders: z.nullable(z.int()),
  voided: z.int(),
  ...tradeSums,
  averageOrder: z.nullable(amount),
})
export type PeriodFigures = z.infer<typeof periodFigures>

const holdings = z.strictObject({
  shareholders: z.int(),
  numberOfShares: z.nullable(amount),
  amountInvested: z.nullable(amount),
  currentValue: z.nullable(amount),
  unrealisedResult: z.nullable(amount),
  realisedResult: z.nullable(amount),
})
export type Holdings = z.infer<typeof holdings>

const monthSums = z.strictObject({
  month: monthSchema,
  orders: z.int(),
  buyTurnover: amount,
  sellTurnover: amount,
  netTurnover: amount,
})
export type MonthSums = z.infer<typeof monthSums>

export const overview = z.strictObject({
  /** Nothing is left out for want of rights. */
  isWhole: z.boolean(),
  holdings,
  current: periodFigures,
  /** Of the running period's days alone; null where nothing is compared. */
  compared: z.nullable(periodFigures),
  months: z.array(monthSums),
  users: z.array(z.strictObject({ ...named, ...tradeSums })),
  care: z.array(
    z.strictObject({ status: z.enum(careStates), orders: z.int(), netTurnover: amount }),
  ),
  confirmation: z.array(
    z.strictObject({ status: z.enum(confirmationStates), orders: z.int(), netTurnover: amount }),
  ),
  /** Who has most invested; empty where figures of shareholders are closed to the person. */
  top: z.array(z.strictObject({ ...named, number: z.string(), amountInvested: amount })),
  /** The part of the first ten in all that is invested, in percent. */
  concentration: z.nullable(amount),
  countries: z.array(
    z.strictObject({
      country: z.nullable(z.string()),
      shareholders: z.int(),
      numberOfShares: z.nullable(amount),
      amountInvested: z.nullable(amount),
    }),
  ),
})
export type Overview = z.infer<typeof overview>

/** Sums of a user; a shared order counts with its user, its shared part with the partner. */
const userSums = {
  ...tradeSums,
  ownPart: amount,
  receivedPart: amount,
  /** Own and received part: of all users together this is the turnover. */
  credited: amount,
  creditedBuys: amount,
  creditedSells: amount,
}

const someOrders = z.strictObject({ count: z.int(), turnover: amount })

const careSums = {
  ...userSums,
  pending: z.nullable(someOrders),
  rejected: someOrders,
  /** Confirmed orders in percent of all; null without any, or where only decisions are counted. */
  confirmationRate: z.nullable(amount),
  /** From the trade to the confirmation, half of the orders sooner. */
  medianDays: z.nullable(amount),
}

/** An order that counts otherwise now than when its month was closed. */
const changedOrder = z.strictObject({
  id: idSchema,
  number: z.string(),
  tradedOn: dateSchema,
  /** What it counts in the net turnover; null where it does not count. */
  closed: z.nullable(amount),
  now: z.nullable(amount),
  difference: amount,
})
export type ChangedOrder = z.infer<typeof changedOrder>

const closing = z.nullable(
  z.strictObject({
    closedAt: instantSchema,
    closedBy: z.string(),
    changedCount: z.int(),
    difference: amount,
    /** The first fifty. */
    changed: z.array(changedOrder),
  }),
)
export type Closing = z.infer<typeof closing>

const comparedMonth = z.strictObject({
  month: monthSchema,
  days,
  ...tradeSums,
  /** As in the sums of CARE; null elsewhere. */
  confirmationRate: z.nullable(amount),
})
export type ComparedMonth = z.infer<typeof comparedMonth>

/** `closed`: as the month was closed. `now`: as its orders are now. */
export const shownFigures = ['closed', 'now'] as const

const monthFrame = {
  month: monthSchema,
  isWhole: z.boolean(),
  shows: z.enum(shownFigures),
  closing,
  /** Whether the person may close it: true, or why it is not possible; absent, it is not offered. */
  canClose: z.optional(z.union([z.literal(true), z.strictObject({ reason: z.string() })])),
  /** Of the running month's days alone; null where nothing is compared. */
  compared: z.nullable(comparedMonth),
}

export const monthlyInvestments = z.strictObject({
  ...monthFrame,
  users: z.array(z.strictObject({ ...named, ...userSums })),
  total: z.strictObject(userSums),
  months: z.array(monthSums),
  yearToDate: z.strictObject({ buyTurnover: amount, sellTurnover: amount, netTurnover: amount }),
})
export type MonthlyInvestments = z.infer<typeof monthlyInvestments>
export type UserSums = MonthlyInvestments['users'][number]

export const monthlyCare = z.strictObject({
  ...monthFrame,
  users: z.array(z.strictObject({ ...named, ...careSums })),
  total: z.strictObject(careSums),
})
export type MonthlyCare = z.infer<typeof monthlyCare>
export type CareSums = MonthlyCare['users'][number]
