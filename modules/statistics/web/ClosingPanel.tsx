import { SegmentedControl } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import type { ChangedOrder, Closing } from '../contract/statistics.ts'
import { FigureTable } from './FigureTable.tsx'
import classes from './statistics.module.css'

interface ClosingPanelProps {
  closing: Closing
  shows: 'closed' | 'now'
  /** Not all of the month is shown. */
  isNarrowed: boolean
  change: (figures: 'closed' | 'now') => void
}

/** That the month is closed, by whom, and what has changed since. */
export function ClosingPanel({ closing, shows, isNarrowed, change }: ClosingPanelProps) {
  const text = useText()
  if (!closing) return null
  return (
    <section className={`surface ${classes.closing}`} aria-label={text('closing.title')}>
      <p className={classes.closed}>
        <IconLock size={18} stroke={1.75} aria-hidden />
        <span>
          {text('closing.by', { name: closing.closedBy })} <InstantText value={closing.closedAt} />
        </span>
        <SegmentedControl
          className="no-print"
          aria-label={text('closing.figures')}
          value={shows}
          data={(['closed', 'now'] as const).map((value) => ({
            value,
            label: text(`closing.shows.${value}`),
          }))}
          onChange={(value) => change(value)}
        />
      </p>
      {isNarrowed && shows === 'closed' && <p className="quiet">{text('closing.narrowed')}</p>}
      {closing.changedCount === 0 ? (
        <p className="quiet">{text('closing.unchanged')}</p>
      ) : (
        <details>
          <summary>
            {text('closing.changed', { count: closing.changedCount })}{' '}
            <SignedMoney value={closing.difference} />
          </summary>
          <ChangedOrders orders={closing.changed} />
        </details>
      )}
    </section>
  )
}

function SignedMoney({ value }: { value: string }) {
  return (
    <strong>
      {value.startsWith('-') ? '' : '+'}
      <Money value={value} />
    </strong>
  )
}

function ChangedOrders({ orders }: { orders: readonly ChangedOrder[] }) {
  const text = useText()
  return (
    <FigureTable
      caption={text('closing.title')}
      headings={['order', 'closedAs', 'countsNow', 'difference']}
    >
      {orders.map(({ id, number, closed, now, difference }) => (
        <tr key={id}>
          <th scope="row">
            <ScreenLink screen={ordersScreens.order} params={{ id }}>
              {number}
            </ScreenLink>
          </th>
          <td>
            <Money value={closed} />
          </td>
          <td>
            <Money value={now} />
          </td>
          <td>
            <SignedMoney value={difference} />
          </td>
        </tr>
      ))}
    </FigureTable>
  )
}
