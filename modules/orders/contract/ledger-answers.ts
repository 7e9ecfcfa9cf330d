import * as z from 'zod/mini'
import { dateSchema, idSchema } from '#kit/contract/fields.ts'
import { order } from './order.ts'

/** Whose order it is. */
export const holder = z.strictObject({ id: idSchema, name: z.string(), number: z.string() })

/** One order's figures before and after a change; null where it does not count. */
const affectedFigures = z.nullable(
  z.strictObject({
    turnover: z.string(),
    runningVolume: z.string(),
    runningTurnover: z.string(),
    averagePrice: z.nullable(z.string()),
    realised: z.nullable(z.string()),
  }),
)

const holdingFigures = z.strictObject({
  numberOfShares: z.string(),
  amountInvested: z.string(),
  netPaidIn: z.string(),
  averageBuyPrice: z.nullable(z.string()),
  realisedResult: z.string(),
})

/** What a change would do to the ledger of a shareholder, nothing saved. */
export const ledgerEffect = z.strictObject({
  shareholder: holder,
  before: holdingFigures,
  after: z.nullable(holdingFigures),
  affected: z.array(
    z.strictObject({
      id: z.nullable(idSchema),
      number: z.nullable(z.string()),
      side: z.enum(['buy', 'sell']),
      tradedOn: dateSchema,
      volume: z.string(),
      before: affectedFigures,
      after: affectedFigures,
    }),
  ),
})
export type LedgerEffect = z.infer<typeof ledgerEffect>

/** A sale that would find too few shares; of a holding that the reader does not see, that alone. */
export const shortfall = z.strictObject({
  number: z.nullable(z.string()),
  tradedOn: z.nullable(dateSchema),
  held: z.nullable(z.string()),
  missing: z.nullable(z.string()),
})
export type ToldShortfall = z.infer<typeof shortfall>

export const orderPreview = z.strictObject({
  effects: z.array(ledgerEffect),
  /** Why it would be refused: the sale that would find too few shares. */
  shortfall: z.nullable(shortfall),
  /** CARE is confirmed and would go back to pending. */
  reopensCare: z.boolean(),
})
export type OrderPreview = z.infer<typeof orderPreview>

/** One row of a purchase history, the figures as of its day. */
const ledgerRow = z.strictObject({
  id: idSchema,
  number: z.string(),
  side: z.enum(['buy', 'sell']),
  tradedOn: dateSchema,
  tradedAt: z.string(),
  volume: z.string(),
  price: z.string(),
  turnover: z.string(),
  runningVolume: z.string(),
  runningTurnover: z.string(),
  runningGross: z.string(),
  runningCost: z.string(),
  averagePrice: z.nullable(z.string()),
  realised: z.nullable(z.string()),
  performance: z.nullable(z.string()),
  careStatus: order.fields.careStatus.schema,
})

export const shareholderLedger = z.strictObject({
  asOf: dateSchema,
  sharePrice: z.nullable(z.string()),
  /** It is the shareholder's own and not the listed one. */
  isOwnPrice: z.boolean(),
  rows: z.array(ledgerRow),
  holding: z.extend(holdingFigures, {
    grossTurnover: z.string(),
    currentValue: z.nullable(z.string()),
    unrealisedResult: z.nullable(z.string()),
    totalResult: z.nullable(z.string()),
    performance: z.nullable(z.string()),
  }),
})
export type ShareholderLedger = z.infer<typeof shareholderLedger>

/** What an order is entered by: the price of its day, and what its shareholder holds. */
export const orderTerms = z.strictObject({
  /** Null before the first price. */
  price: z.nullable(
    z.strictObject({
      amount: z.string(),
      /** The shareholder's own, which holds today, or the listed one. */
      source: z.enum(['own', 'list']),
      /** Of the listed one. */
      since: z.nullable(dateSchema),
    }),
  ),
  /** Shares held now; null of nobody, and of a shareholder whose figures are closed. */
  held: z.nullable(z.string()),
  /** The figures of its month are frozen: the order will be told there as a change. */
  isMonthClosed: z.boolean(),
})
export type OrderTerms = z.infer<typeof orderTerms>

const atMoment = z.strictObject({
  runningVolume: z.string(),
  averagePrice: z.nullable(z.string()),
})

/** What a second person looks at before CARE is decided. */
export const orderEvidence = z.strictObject({
  /** Of the day of the trade; null before the first. */
  listPrice: z.nullable(z.string()),
  listedSince: z.nullable(dateSchema),
  /** A price of the shareholder's own, which holds today. */
  ownPrice: z.nullable(z.string()),
  /** How far the order's price is from the listed one, in percent of that. */
  offList: z.nullable(z.string()),
  /** The holding around the order; null unless it counts. */
  before: z.nullable(atMoment),
  after: z.nullable(atMoment),
  /** Other active orders that say the same, which may be the same. */
  alike: z.array(z.strictObject({ id: idSchema, number: z.string() })),
})
export type OrderEvidence = z.infer<typeof orderEvidence>
