import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { Money, NumberText, PercentText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { ordersOf, type Basis, type ListParameters } from '../contract/figures.ts'
import { daysOf } from '../contract/period.ts'
import type { CareSums, UserSums } from '../contract/statistics.ts'
import { OfOrders } from './FigureLink.tsx'
import { FigureTable } from './FigureTable.tsx'
import classes from './statistics.module.css'
import { UserOrders } from './UserOrders.tsx'

type Sums = Omit<UserSums, 'id' | 'name'> & Partial<Omit<CareSums, 'id' | 'name'>>

interface Of {
  month: string
  basis: Basis
  confirmedOnly: boolean
}

const amounts = [
  'buyVolume',
  'buyTurnover',
  'sellVolume',
  'sellTurnover',
  'netTurnover',
  'ownPart',
  'receivedPart',
  'credited',
]
const ofCare = ['pending', 'rejected', 'confirmationRate', 'medianDays']
const headingsOf = ({ confirmedOnly }: Of) => [
  'user',
  'orders',
  ...(confirmedOnly ? ofCare : []),
  ...amounts,
]

interface UserSumsTableProps extends Of {
  caption: string
  users: readonly (Sums & { id: string; name: string })[]
  total: Sums
}

/** A row for each user, which opens to the orders, and what they are together. */
export function UserSumsTable({ caption, users, total, ...of }: UserSumsTableProps) {
  const text = useText()
  return (
    <FigureTable
      caption={caption}
      headings={headingsOf(of)}
      foot={
        <tr>
          <th scope="row">{text('total')}</th>
          <SumCells sums={total} of={of} />
        </tr>
      }
    >
      {users.map((user) => (
        <UserRow key={user.id} user={user} of={of} />
      ))}
    </FigureTable>
  )
}

function UserRow({ user, of }: { user: Sums & { id: string; name: string }; of: Of }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <tr>
        <th scope="row">
          <UnstyledButton
            className={classes.opener}
            aria-expanded={isOpen}
            aria-label={text('showOrders', { name: user.name })}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronRight size={16} stroke={2} aria-hidden data-open={isOpen || undefined} />
            {user.name}
          </UnstyledButton>
        </th>
        <SumCells sums={user} of={of} userId={user.id} />
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={headingsOf(of).length} className={classes.within}>
            <UserOrders list={listOf(of, { assigneeId: user.id })} />
          </td>
        </tr>
      )}
    </>
  )
}

const listOf = (
  { month, basis, confirmedOnly }: Of,
  part: Parameters<typeof ordersOf>[1],
): ListParameters =>
  ordersOf(daysOf(month), { ...(confirmedOnly && { careStatus: 'confirmed' }), ...part }, basis)

function SumCells({ sums, of, userId }: { sums: Sums; of: Of; userId?: string }) {
  const mine = { assigneeId: userId }
  const cell = (list: ListParameters, shown: ReactNode) => (
    <td>
      <OfOrders list={list}>{shown}</OfOrders>
    </td>
  )
  const all = listOf(of, mine)
  const [buys, sells] = [
    listOf(of, { ...mine, side: 'buy' }),
    listOf(of, { ...mine, side: 'sell' }),
  ]
  return (
    <>
      {cell(all, sums.orders)}
      {of.confirmedOnly && <CareCells sums={sums} of={of} userId={userId} />}
      {cell(buys, <NumberText value={sums.buys.volume} />)}
      {cell(buys, <Money value={sums.buys.turnover} />)}
      {cell(sells, <NumberText value={sums.sells.volume} />)}
      {cell(sells, <Money value={sums.sells.turnover} />)}
      {cell(all, <Money value={sums.netTurnover} />)}
      {cell(all, <Money value={sums.ownPart} />)}
      {userId ? (
        cell(listOf(of, { sharedWithId: userId }), <Money value={sums.receivedPart} />)
      ) : (
        <td>
          <Money value={sums.receivedPart} />
        </td>
      )}
      <td>
        <strong>
          <Money value={sums.credited} />
        </strong>
      </td>
    </>
  )
}

function CareCells(props: { sums: Sums; of: Of; userId: string | undefined }) {
  const { sums, of, userId: assigneeId } = props
  const list = (careStatus: 'pending' | 'rejected') =>
    ordersOf(daysOf(of.month), { assigneeId, careStatus }, of.basis)
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
        <PercentText value={sums.confirmationRate ?? null} />
      </td>
      <td>
        <NumberText value={sums.medianDays ?? null} />
      </td>
    </>
  )
}
