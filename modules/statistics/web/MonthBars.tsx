import { useLocale } from '#kit/web/language.ts'
import { organisation } from '#kit/web/organisation.ts'
import { useText } from '#kit/web/text.ts'
import type { Side } from '../contract/figures.ts'
import type { MonthSums } from '../contract/statistics.ts'
import classes from './MonthBars.module.css'

const steps = [4, 3, 2, 1, 0]

/** The next round amount, so that the scale reads well. */
function roundUp(amount: number): number {
  if (amount <= 0) return 1
  const unit = 10 ** Math.floor(Math.log10(amount))
  const nice = [1, 2, 4, 8, 10].find((each) => each * unit >= amount) ?? 10
  return nice * unit
}

/** What was bought and sold month by month, for the eye; the figures are in the table below. */
export function MonthBars(props: { months: readonly MonthSums[]; sides: readonly Side[] }) {
  const { months } = props
  const sides = props.sides.map((side) => `${side}Turnover` as const)
  const text = useText()
  const locale = useLocale()
  const nameOf = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  const { currency } = organisation.use()
  const short = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
  })
  const most = roundUp(
    Math.max(...months.flatMap((sums) => sides.map((side) => Number(sums[side])))),
  )
  return (
    <div aria-hidden className={classes.chart}>
      <ul className={classes.legend}>
        {sides.map((side) => (
          <li key={side} data-side={side}>
            {text(`fields.${side}`)}
          </li>
        ))}
      </ul>
      <div className={classes.plot}>
        <div className={classes.scale}>
          {steps.map((step) => (
            <span key={step}>{short.format((most / 4) * step)}</span>
          ))}
        </div>
        <div className={classes.bars}>
          {months.map((sums) => (
            <div key={sums.month} className={classes.month}>
              {sides.map((side) => (
                <i
                  key={side}
                  data-side={side}
                  style={{ blockSize: `${(Number(sums[side]) / most) * 100}%` }}
                />
              ))}
            </div>
          ))}
        </div>
        <div className={classes.names}>
          {months.map(({ month }) => (
            <span key={month}>{nameOf.format(new Date(`${month}-01T00:00:00Z`))}</span>
          ))}
        </div>
      </div>
    </div>
  )
}
