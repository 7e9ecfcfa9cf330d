import { useLocale } from '#kit/web/language.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import type { ShareholderLedger } from '#modules/orders/contract/ledger-answers.ts'
import classes from './ledger.module.css'

const width = 600
const height = 180

/** The shares held after each order, as steps; the table below has every figure. */
export function LedgerChart({ ledger }: { ledger: ShareholderLedger }) {
  const { rows, asOf } = ledger
  const text = useText()
  const most = new Intl.NumberFormat(useLocale()).format(
    Math.max(...rows.map(({ runningVolume }) => Number(runningVolume))),
  )
  const steps = stepsOf(rows, asOf)
  return (
    <div className={classes.chart} role="img" aria-label={text('ledger.chart')}>
      <span aria-hidden className={`${classes.most} numbers`}>
        {most}
      </span>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
        <path className={classes.area} d={`${steps} V${height} H0 Z`} />
        <path className={classes.line} d={steps} />
      </svg>
      <div aria-hidden className={classes.days}>
        <DateText value={rows[0]?.tradedOn ?? asOf} />
        <DateText value={asOf} />
      </div>
    </div>
  )
}

/** The line holds its height until the next order, and from the last one to the day that was asked for. */
function stepsOf(rows: ShareholderLedger['rows'], asOf: string): string {
  const days = rows.map(({ tradedOn }) => Date.parse(tradedOn))
  const [from = 0, to] = [days[0], Date.parse(asOf)]
  const most = Math.max(1, ...rows.map(({ runningVolume }) => Number(runningVolume)))
  const x = (day: number) => (to > from ? ((day - from) / (to - from)) * width : 0)
  const y = (volume: string) => height - (Number(volume) / most) * (height - 8)
  const parts = rows.map(({ runningVolume }, at) => `H${x(days[at] ?? from)} V${y(runningVolume)}`)
  return `M0 ${height} ${parts.join(' ')} H${width}`
}
