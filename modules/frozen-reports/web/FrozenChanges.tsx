import { dateFormat } from '#kit/contract/date-format.ts'
import { useRecord } from '#kit/web/api-query.ts'
import { useLocale } from '#kit/web/language.ts'
import { organisation } from '#kit/web/organisation.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { realMinus } from '#kit/web/show/real-minus.ts'
import { FetchedFigures } from '#kit/web/show/FetchedFigures.tsx'
import { useText } from '#kit/web/text.ts'
import type { MeasureKind } from '#modules/reports/contract/report.ts'
import { reportOf } from '#modules/reports/contract/reports.ts'
import type { SaidReport } from '#modules/reports/contract/said-report.ts'
import { FigureTable, useRowNames } from '#modules/reports/web/pieces/FigureTable.tsx'
import { FigureText } from '#modules/reports/web/pieces/FigureText.tsx'
import {
  frozenReportsEndpoints,
  type ComparedCell,
  type FrozenChanges as Changes,
  type FrozenReportRecord,
} from '../contract/frozen-reports.endpoints.ts'
import classes from './frozen.module.css'

interface Props {
  frozen: FrozenReportRecord
  said: SaidReport
}

/** Today's figures of the same question beside those that were frozen. */
export function FrozenChanges({ frozen, said }: Props) {
  const text = useText()
  const answer = useRecord(frozenReportsEndpoints.compareFrozenReport, { id: frozen.id })
  return (
    <RecordSection title={text('sections.changes')}>
      <FetchedFigures answer={answer} heights={[220]}>
        {(changes) => <Compared changes={changes} frozen={frozen} said={said} />}
      </FetchedFigures>
    </RecordSection>
  )
}

function Compared({ changes, frozen, said }: Props & { changes: Changes }) {
  const text = useText()
  const locale = useLocale()
  const nameOf = useRowNames()
  const kinds = reportOf(frozen.content.answer.report).measures
  const { measures, rows, total } = changes
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const figures = (cells: Record<string, ComparedCell>) =>
    measures.map((name) => <Figure key={name} kind={kinds[name]?.kind} cell={cells[name]} />)
  const all = [...rows.map(({ cells }) => cells), total].flatMap((cells) => Object.values(cells))
  return (
    <>
      <p className={classes.intro}>
        {text('changes.asOf', { day: day.format(new Date(changes.asOf)) })}
      </p>
      {changes.isSame && <p className={classes.intro}>{text('changes.same')}</p>}
      <FigureTable
        said={said}
        measures={measures}
        rows={rows.map((row) => ({ head: nameOf(row), cells: figures(row.cells) }))}
        sums={[{ head: said.total, cells: figures(total) }]}
      />
      {all.some(({ change }) => change.kept) && <p className="quiet">{text('changes.kept')}</p>}
    </>
  )
}

interface FigureProps {
  kind: MeasureKind | undefined
  cell: ComparedCell | undefined
}

/** A figure of today; below it what it was and the difference, where there is one. */
function Figure({ kind, cell }: FigureProps) {
  const text = useText()
  const signed = useSigned(kind)
  if (!cell) return null
  const { before, now, change } = cell
  const isSame =
    before.kept === now.kept &&
    (change.value === null ? before.value === now.value : Number(change.value) === 0)
  return (
    <span className={classes.change}>
      <FigureText kind={kind} cell={now} />
      {!isSame && (
        <>
          <span className="quiet">
            {text('changes.was')} <FigureText kind={kind} cell={before} />
          </span>
          {change.value !== null && <strong>{signed(String(change.value))}</strong>}
        </>
      )}
    </span>
  )
}

function useSigned(kind: MeasureKind | undefined) {
  const locale = useLocale()
  const { currency } = organisation.use()
  const manner = kind === 'money' ? ({ style: 'currency', currency } as const) : {}
  const format = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', ...manner })
  return (amount: string) => realMinus(format, amount as `${number}`)
}
