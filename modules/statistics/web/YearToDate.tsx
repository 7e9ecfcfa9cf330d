import { Fragment } from 'react'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { ordersOf, sidesIn, type Narrowing } from '../contract/figures.ts'
import { daysOf, yearOf } from '../contract/period.ts'
import type { MonthlyInvestments } from '../contract/statistics.ts'
import { OfOrders } from './FigureLink.tsx'

interface YearToDateProps {
  figures: MonthlyInvestments
  narrowing: Narrowing
}

/** From the first of January to the end of the month. */
export function YearToDate({ figures: { month, yearToDate }, narrowing }: YearToDateProps) {
  const text = useText()
  const days = { from: `${yearOf(month)}-01-01`, to: daysOf(month).to }
  return (
    <RecordSection title={text('sections.yearToDate', { year: yearOf(month) })}>
      <p>
        {sidesIn(narrowing).map((side) => (
          <Fragment key={side}>
            {text(`fields.${side}Turnover`)}{' '}
            <OfOrders list={ordersOf(days, { ...narrowing, side })}>
              <Money value={yearToDate[`${side}Turnover`]} />
            </OfOrders>
            {' · '}
          </Fragment>
        ))}
        {text('fields.netTurnover')}{' '}
        <OfOrders list={ordersOf(days, narrowing)}>
          <Money value={yearToDate.netTurnover} />
        </OfOrders>
      </p>
    </RecordSection>
  )
}
