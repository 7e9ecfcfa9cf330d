import { dateFormat } from '#kit/contract/date-format.ts'
import { useLocale } from '#kit/web/language.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { ChangeText } from '#kit/web/show/ChangeText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { birthdaysScreens } from '#modules/birthdays/contract/birthdays.screens.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import type { InvestorsOverview, MonthFigures } from '../contract/investors.endpoints.ts'
import classes from './investors.module.css'
import { monthFigures, monthOrders, type MonthFigure } from './month-orders.ts'

type Orders = NonNullable<InvestorsOverview['orders']>
type Birthdays = NonNullable<InvestorsOverview['birthdays']>

/** This month beside the same days of the last, each figure leading to its orders. */
export function MonthPair({ orders }: { orders: Orders }) {
  const text = useText()
  const day = dateFormat(useLocale(), { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const months = [orders.thisMonth, orders.lastMonth]
  return (
    <RecordSection title={text('investors.months.title')}>
      <table className={classes.months}>
        <thead>
          <tr>
            <th scope="col">{text('investors.months.what')}</th>
            <th scope="col">{text('investors.months.this')}</th>
            <th scope="col">
              {text('investors.months.last', { date: day.format(new Date(orders.lastMonth.to)) })}
            </th>
            <th scope="col">{text('investors.months.change')}</th>
          </tr>
        </thead>
        <tbody>
          {monthFigures.map((figure) => (
            <tr key={figure}>
              <th scope="row">{text(`investors.months.${figure}`)}</th>
              {months.map((month) => (
                <td key={month.from}>
                  <Figure month={month} figure={figure} />
                </td>
              ))}
              <td>
                <ChangeText
                  now={orders.thisMonth[figure]}
                  before={orders.lastMonth[figure]}
                  of={figure === 'orders' ? 'count' : 'money'}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </RecordSection>
  )
}

function Figure({ month, figure }: { month: MonthFigures; figure: MonthFigure }) {
  const query = monthOrders(month, figure)
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
