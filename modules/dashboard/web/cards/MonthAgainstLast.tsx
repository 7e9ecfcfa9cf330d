import { dateFormat } from '#kit/contract/date-format.ts'
import { useLocale } from '#kit/web/language.ts'
import { ChangeText } from '#kit/web/show/ChangeText.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import type { MonthFigures } from '../../contract/investors.endpoints.ts'
import type { Part } from '../../contract/work.endpoints.ts'
import classes from './card.module.css'
import { PlaceLink } from '../PlaceLink.tsx'
import { Card } from './Card.tsx'
import { monthFigures, monthOrders, type MonthFigure } from '../month-orders.ts'

/** This month beside the same days of the last. */
export function MonthAgainstLast({ months }: { months: NonNullable<Part<'orders'>['months']> }) {
  const text = useText()
  const day = dateFormat(useLocale(), { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const { thisMonth, lastMonth } = months
  const to = day.format(new Date(`${lastMonth.to}T00:00:00Z`))
  return (
    <Card name="months">
      <p className="quiet">{text('cards.months.compared', { date: to })}</p>
      <ul className={classes.lines}>
        {monthFigures.map((figure) => (
          <li key={figure}>
            <span>{text(`investors.months.${figure}`)}</span>
            <span className={classes.left}>
              <Figure month={thisMonth} figure={figure} />
            </span>
            <span className={classes.beside}>
              <span>
                {text('cards.months.before')} <Figure month={lastMonth} figure={figure} />
              </span>
              <ChangeText
                now={thisMonth[figure]}
                before={lastMonth[figure]}
                of={figure === 'orders' ? 'count' : 'money'}
              />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Figure({ month, figure }: { month: MonthFigures; figure: MonthFigure }) {
  const query = monthOrders(month, figure)
  return (
    <PlaceLink to={{ screen: ordersScreens.orders, query }}>
      {figure === 'orders' ? <NumberText value={month.orders} /> : <Money value={month[figure]} />}
    </PlaceLink>
  )
}
