import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useText } from '#kit/web/text.ts'
import type { ReportAnswer } from '#modules/reports/contract/reports.endpoints.ts'
import { reportOf } from '#modules/reports/contract/reports.ts'
import type { SaidReport } from '#modules/reports/contract/said-report.ts'
import { FigureTable, useRowNames } from '#modules/reports/web/pieces/FigureTable.tsx'
import { FigureText } from '#modules/reports/web/pieces/FigureText.tsx'
import classes from './frozen.module.css'

interface Props {
  answer: ReportAnswer
  said: SaidReport
}

/** The figures that were kept, and what their columns meant. */
export function FrozenFigures({ answer, said }: Props) {
  const text = useText()
  const nameOf = useRowNames()
  const { measures, total, compared } = answer
  const kinds = reportOf(answer.report).measures
  const figures = (cells: ReportAnswer['total']) =>
    measures.map((name) => (
      <FigureText key={name} kind={kinds[name]?.kind} cell={cells[name] ?? { value: null }} />
    ))
  return (
    <>
      <RecordSection title={text('sections.figures')}>
        <FigureTable
          said={said}
          measures={measures}
          rows={answer.rows.map((row) => ({ head: nameOf(row), cells: figures(row.cells) }))}
          sums={[
            { head: said.total, cells: figures(total) },
            ...(compared
              ? [{ head: said.compared ?? '', cells: figures(compared.total), isQuiet: true }]
              : []),
          ]}
        />
        {said.notes.map((note) => (
          <p key={note} className="quiet">
            {note}
          </p>
        ))}
      </RecordSection>
      <RecordSection title={text('sections.meaning')}>
        <dl className={classes.meanings}>
          {measures.map((name) => (
            <div key={name}>
              <dt>{said.columns[name]?.label}</dt>
              <dd>{said.columns[name]?.value}</dd>
            </div>
          ))}
        </dl>
      </RecordSection>
    </>
  )
}
