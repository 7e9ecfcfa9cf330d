import { useLocale } from '#kit/web/language.ts'
import { organisation } from '#kit/web/organisation.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import type { ReportAnswer, ReportRow } from '../contract/reports.endpoints.ts'
import { reportOf } from '../contract/reports.ts'
import classes from './chart.module.css'

/** More rows than these are read in the table. */
const most = 24

const numberOf = (row: ReportRow, name: string) => Number(row.cells[name]?.value ?? 0)

interface Drawn {
  rows: readonly ReportRow[]
  series: readonly string[]
  isParts: boolean
  /** Of a row the parts that are not told, as one. */
  restOf: (row: ReportRow) => number
  /** What fills the whole width. */
  full: number
}

function drawnOf({ report, rows: all, measures }: ReportAnswer): Drawn {
  const { drawn, drawnAs, parts } = reportOf(report)
  const series = drawn.filter((name) => measures.includes(name))
  const isParts = drawnAs === 'parts'
  const rows = all.slice(-most)
  const told = (row: ReportRow) => series.map((name) => numberOf(row, name))
  const sum = (row: ReportRow) => told(row).reduce((all, value) => all + value, 0)
  const restOf = (row: ReportRow) => (parts ? Math.max(numberOf(row, parts.of) - sum(row), 0) : 0)
  const sizeOf = (row: ReportRow) => (isParts ? sum(row) + restOf(row) : Math.max(0, ...told(row)))
  return { rows, series, isParts, restOf, full: Math.max(0, ...rows.map(sizeOf)) }
}

/** The rows as bars, for the eye: what is not told is not drawn, and every number is in the table. */
export function ReportChart({ answer }: { answer: ReportAnswer }) {
  const text = useText()
  const bilingual = useBilingual()
  const drawn = drawnOf(answer)
  const sentence = useSentence(answer, drawn)
  if (drawn.full === 0) return null
  return (
    <div role="img" aria-label={sentence} className={classes.chart}>
      <ul className={classes.legend} aria-hidden>
        {drawn.series.map((name, at) => (
          <li key={name} data-series={at}>
            {text(`fields.${name}`)}
          </li>
        ))}
        {drawn.rows.some((row) => drawn.restOf(row) > 0) && (
          <li data-series="rest">{text('chart.kept')}</li>
        )}
      </ul>
      <div className={classes.rows} aria-hidden>
        {drawn.rows.map((row) => (
          <div key={row.key ?? ''} className={classes.row}>
            <span>{bilingual(row.label)}</span>
            <Bars row={row} drawn={drawn} />
          </div>
        ))}
      </div>
    </div>
  )
}

function Bars({ row, drawn }: { row: ReportRow; drawn: Drawn }) {
  const { series, isParts, full } = drawn
  const widths = series.map((name) => (numberOf(row, name) / full) * 1000)
  const height = isParts ? 1 : series.length
  const starts = widths.map((_, at) =>
    isParts ? widths.slice(0, at).reduce((sum, width) => sum + width, 0) : 0,
  )
  return (
    <svg
      viewBox={`0 0 1000 ${height}`}
      preserveAspectRatio="none"
      style={{ blockSize: `${isParts ? 16 : 9 * height}px` }}
    >
      {series.map((name, at) => (
        <rect
          key={name}
          data-series={at}
          x={starts[at]}
          y={isParts ? 0 : at + 0.1}
          width={widths[at]}
          height={isParts ? 1 : 0.8}
        />
      ))}
      {isParts && (
        <rect
          data-series="rest"
          x={widths.reduce((sum, width) => sum + width, 0)}
          width={(drawn.restOf(row) / full) * 1000}
          height={1}
        />
      )}
    </svg>
  )
}

/** What the picture shows, for whoever hears it. */
function useSentence(answer: ReportAnswer, { rows, series }: Drawn) {
  const text = useText()
  const bilingual = useBilingual()
  const locale = useLocale()
  const { currency } = organisation.use()
  const { report, by } = answer
  const told = { title: text(`reports.${report}.title`), by: text(`by.${by}`) }
  const bars = rows.flatMap((row) =>
    series.map((name) => ({ row, name, value: numberOf(row, name) })),
  )
  const highest = bars.toSorted((one, other) => other.value - one.value)[0]
  if (!highest || highest.value === 0) return text('chart.empty', told)
  const isMoney = reportOf(report).measures[highest.name]?.kind === 'money'
  const format = new Intl.NumberFormat(locale, isMoney ? { style: 'currency', currency } : {})
  return text('chart.told', {
    ...told,
    row: bilingual(highest.row.label),
    number: format.format(highest.value),
    measure: text(`fields.${highest.name}`),
  })
}
