import type { MonthFigures } from '../contract/investors.endpoints.ts'

export const monthFigures = ['orders', 'bought', 'sold'] as const
export type MonthFigure = (typeof monthFigures)[number]

const sides = { orders: {}, bought: { 'filter[side]': 'buy' }, sold: { 'filter[side]': 'sell' } }

/** The list of the orders that a figure of a month counts. */
export const monthOrders = (month: MonthFigures, figure: MonthFigure): Record<string, string> => ({
  'filter[status]': 'active',
  'filter[tradedOn][gte]': month.from,
  'filter[tradedOn][lte]': month.to,
  ...sides[figure],
})
