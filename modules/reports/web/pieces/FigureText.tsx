import { Money, NumberText, PercentText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { MeasureKind } from '../../contract/report.ts'
import type { ReportCell } from '../../contract/reports.endpoints.ts'
import classes from '../reports.module.css'

/** A figure of a report; what is not told says so. */
export function FigureText({
  kind,
  cell: { value, kept },
}: {
  kind: MeasureKind | undefined
  cell: ReportCell
}) {
  const text = useText('reports')
  if (kept) return <span className={classes.kept}>{text(kept)}</span>
  if (kind === 'money') return <Money value={value === null ? null : String(value)} />
  if (kind === 'share')
    return <PercentText value={value === null ? null : String(value)} digits={1} />
  return <NumberText value={value} />
}
