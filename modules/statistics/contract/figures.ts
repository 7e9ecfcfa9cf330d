import type { Days } from './period.ts'

/** A list's address parameters: what a figure is counted from, and what it opens. */
export type ListParameters = Record<string, string>

export const sides = ['buy', 'sell'] as const
export type Side = (typeof sides)[number]

/** What all figures of a screen are narrowed to, and the lists that they open as well. */
export interface Narrowing {
  teamId?: string | undefined
  assigneeId?: string | undefined
  /** Where the shareholder comes from. */
  sourceId?: string | undefined
  /** Of orders alone: shareholders have no side. */
  side?: Side | undefined
}

interface OrderPart extends Narrowing {
  careStatus?: 'pending' | 'confirmed' | 'rejected'
  confirmation?: string
  sharedWithId?: string
}

/** By which day an order belongs to a month: its trade's, or its CARE decision's. */
export const bases = ['trade', 'care'] as const
export type Basis = (typeof bases)[number]

const dayField = { trade: 'tradedOn', care: 'careAt' } as const

/** The active orders of some days, all of them or a part. */
export function ordersOf(days: Days, part: OrderPart = {}, basis: Basis = 'trade'): ListParameters {
  const field = dayField[basis]
  const filters = Object.entries(part).flatMap(([name, value]) =>
    value === undefined ? [] : [[`filter[${name}]`, value] as const],
  )
  return {
    'filter[status]': 'active',
    [`filter[${field}][gte]`]: days.from,
    [`filter[${field}][lte]`]: days.to,
    ...Object.fromEntries(filters),
  }
}

/** The sides that there are figures of. */
export const sidesIn = ({ side }: Narrowing): readonly Side[] => (side ? [side] : sides)

/** Whether a user's own orders are among those that the figures are narrowed to. */
export const hasOrdersOf = ({ assigneeId }: Narrowing, userId: string) =>
  !assigneeId || assigneeId === userId

export const voidOrdersOf = (days: Days, part: OrderPart = {}): ListParameters => ({
  ...ordersOf(days, part),
  'filter[status]': 'void',
})

interface HolderPart extends Narrowing {
  country?: string
}

const ofHolders = ({ teamId, assigneeId, sourceId, country }: HolderPart): ListParameters => ({
  ...(teamId && { 'filter[teamId]': teamId }),
  ...(assigneeId && { 'filter[assigneeId]': assigneeId }),
  ...(sourceId && { 'filter[sourceId]': sourceId }),
  ...(country && { 'filter[country]': country }),
})

/** The active shareholders, whether they hold shares now or not. */
export const shareholdersOf = ofHolders

/** Those who entered the register on these days. */
export const newShareholdersOf = (days: Days, part: HolderPart = {}): ListParameters => ({
  ...ofHolders(part),
  'filter[enteredRegisterOn][gte]': days.from,
  'filter[enteredRegisterOn][lte]': days.to,
})

/** Those who sold their last share on these days, and have bought none since. */
export const ceasedShareholdersOf = (days: Days, part: HolderPart = {}): ListParameters => ({
  ...ofHolders(part),
  'filter[ceasedOn][gte]': days.from,
  'filter[ceasedOn][lte]': days.to,
})
