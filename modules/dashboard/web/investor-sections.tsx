import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { birthdaysScreens } from '#modules/birthdays/contract/birthdays.screens.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import type { InvestorsOverview, MonthFigures } from '../contract/investors.endpoints.ts'
import classes from './investors.module.css'

type Orders = NonNullable<InvestorsOverview['orders']>
type Birthdays = NonNullable<InvestorsOverview['birthdays']>

const figures = ['orders', 'bought', 'sold'] as const

/** This month beside the last, each figure leading to its orders. */
export function MonthPair({ orders }: { orders: Orders }) {
  const text = useText()
  const months = [orders.thisMonth, orders.lastMonth]
  return (
    <RecordSection title={text('investors.months.title')}>
      <table className={classes.months}>
        <thead>
          <tr>
            <th scope="col">{text('investors.months.what')}</th>
            <th scope="col">{text('investors.months.this')}</th>
            <th scope="col">{text('investors.months.last')}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure}>
              <th scope="row">{text(`investors.months.${figure}`)}</th>
              {months.map((month) => (
                <td key={month.from}>
                  <Figure month={month} figure={figure} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </RecordSection>
  )
}

const sides = { orders: {}, bought: { 'filter[side]': 'buy' }, sold: { 'filter[side]': 'sell' } }

function Figure({ month, figure }: { month: MonthFigures; figure: (typeof figures)[number] }) {
  const query = {
    'filter[status]': 'active',
    'filter[tradedOn][gte]': month.from,
    'filter[tradedOn][lte]': month.to,
    ...sides[figure],
  }
  return (
    <ScreenLink screen={ordersScreens.orders} query={query}>
      {figure === 'orders' ? <NumberText value={month.orders} /> : <Money value={month[figure]} />}
    </ScreenLink>
  )
}

export function NewestOrders({ orders }: { orders: Orders }) {
  const text = useText()
  return (
    <RecordSection
      title={text('investors.newest.title')}
      actions={
        <ScreenLink screen={ordersScreens.orders} className={classes.all}>
          {text('investors.newest.all')}
        </ScreenLink>
      }
    >
      {orders.newest.length === 0 && <p className="quiet">{text('investors.newest.none')}</p>}
      <ul className={classes.lines}>
        {orders.newest.map(({ id, number, side, tradedOn, turnover, shareholder }) => (
          <li key={id}>
            <ScreenLink screen={ordersScreens.order} params={{ id }}>
              {number}
            </ScreenLink>
            <Money value={turnover} />
            <span>{shareholder}</span>
            <span>
              {text(`investors.side.${side}`)}, <DateText value={tradedOn} />
            </span>
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}

export function ComingBirthdays({ birthdays }: { birthdays: Birthdays }) {
  const text = useText()
  const { total, next } = birthdays
  return (
    <RecordSection
      title={text('investors.birthdays.title')}
      actions={
        <ScreenLink
          screen={birthdaysScreens.birthdays}
          query={{ days: '7' }}
          className={classes.all}
        >
          {text('investors.birthdays.all', { total })}
        </ScreenLink>
      }
    >
      {total === 0 && <p className="quiet">{text('investors.birthdays.none')}</p>}
      <ul className={classes.lines}>
        {next.map(({ id, name, nextOn, turns }) => (
          <li key={id}>
            <ScreenLink screen={shareholdersScreens.shareholder} params={{ id }}>
              {name}
            </ScreenLink>
            <DateText value={nextOn} />
            {turns !== null && <span>{text('investors.birthdays.turns', { turns })}</span>}
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}
