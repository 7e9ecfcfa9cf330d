import { Fragment, type ReactNode } from 'react'
import { Money, NumberText, PercentText } from '#kit/web/show/Money.tsx'
import {
  hasOrdersOf,
  ordersOf,
  sidesIn,
  type Basis,
  type ListParameters,
  type Narrowing,
} from '../contract/figures.ts'
import { daysOf } from '../contract/period.ts'
import type { CareSums, UserSums } from '../contract/statistics.ts'
import { OfOrders } from './FigureLink.tsx'

export type Sums = Omit<UserSums, 'id' | 'name'> & Partial<Omit<CareSums, 'id' | 'name'>>

export interface Of {
  month: string
  basis: Basis
  confirmedOnly: boolean
  narrowing: Narrowing
}

const listOf = (
  { month, basis, confirmedOnly, narrowing }: Of,
  part: Parameters<typeof ordersOf>[1],
): ListParameters => {
  const counted = confirmedOnly ? ({ careStatus: 'confirmed' } as const) : {}
  return ordersOf(daysOf(month), { ...narrowing, ...counted, ...part }, basis)
}

/** Of whoever is not narrowed to, what was shared with them. */
export const ordersOfUser = (of: Of, userId: string) =>
  listOf(of, hasOrdersOf(of.narrowing, userId) ? { assigneeId: userId } : { sharedWithId: userId })

interface CellsProps {
  sums: Sums
  of: Of
  userId?: string | undefined
}

/** What a user's orders add up to, or everybody's. */
export function SumCells({ sums, of, userId }: CellsProps) {
  const mine = userId ? { assigneeId: userId } : {}
  const cell = (list: ListParameters, count: number, shown: ReactNode) => (
    <td>
      <OfOrders list={list} count={count}>
        {shown}
      </OfOrders>
    </td>
  )
  const all = listOf(of, mine)
  return (
    <>
      {cell(all, sums.orders, sums.orders)}
      {of.confirmedOnly && <CareCells sums={sums} of={of} userId={userId} />}
      {sidesIn(of.narrowing).map((side) => {
        const { count, volume, turnover } = sums[`${side}s`]
        const list = listOf(of, { ...mine, side })
        return (
          <Fragment key={side}>
            {cell(list, count, <NumberText value={volume} />)}
            {cell(list, count, <Money value={turnover} />)}
          </Fragment>
        )
      })}
      {cell(all, sums.orders, <Money value={sums.netTurnover} />)}
      {/* Parts of orders: a list of the whole ones would add up to more. */}
      <td>
        <Money value={sums.ownPart} />
      </td>
      <td>
        <Money value={sums.receivedPart} />
      </td>
      <td>
        <strong>
          <Money value={sums.credited} />
        </strong>
      </td>
    </>
  )
}

function CareCells({ sums, of, userId }: CellsProps) {
  const list = (careStatus: 'pending' | 'rejected') =>
    ordersOf(
      daysOf(of.month),
      { ...of.narrowing, ...(userId && { assigneeId: userId }), careStatus },
      of.basis,
    )
  return (
    <>
      <td>
        {sums.pending ? (
          <OfOrders list={list('pending')}>{sums.pending.count}</OfOrders>
        ) : (
          <NumberText value={null} />
        )}
      </td>
      <td>
        <OfOrders list={list('rejected')}>{sums.rejected?.count}</OfOrders>
      </td>
      <td>
        <PercentText value={sums.confirmationRate ?? null} digits={1} />
      </td>
      <td>
        <NumberText value={sums.medianDays ?? null} />
      </td>
    </>
  )
}
