import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#kit/web/text.ts'
import { sidesIn } from '../contract/figures.ts'
import { FigureTable } from './FigureTable.tsx'
import classes from './tables.module.css'
import { UserOrders } from './UserOrders.tsx'
import { ordersOfUser, SumCells, type Of, type Sums } from './UserSumCells.tsx'

const ofCare = ['pending', 'rejected', 'confirmationRate', 'medianDays']
const headingsOf = ({ confirmedOnly, narrowing }: Of) => [
  'user',
  'orders',
  ...(confirmedOnly ? ofCare : []),
  ...sidesIn(narrowing).flatMap((side) => [`${side}Volume`, `${side}Turnover`]),
  'netTurnover',
  'ownPart',
  'receivedPart',
  'credited',
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
    <div className={classes.sums}>
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
    </div>
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
            <UserOrders list={ordersOfUser(of, user.id)} />
          </td>
        </tr>
      )}
    </>
  )
}
