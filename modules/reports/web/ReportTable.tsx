import type { CSSProperties, ReactNode } from 'react'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { ChangeText } from '#kit/web/show/ChangeText.tsx'
import { None } from '#kit/web/show/Money.tsx'
import { DaysText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import { openedLists } from '../contract/opened-lists.ts'
import { openingOf } from '../contract/opening.ts'
import { daysOf } from '../contract/period.ts'
import type { MeasureKind } from '../contract/report.ts'
import type { ReportAnswer, ReportCell } from '../contract/reports.endpoints.ts'
import { reportOf } from '../contract/reports.ts'
import { FigureText } from './pieces/FigureText.tsx'
import { usePeriodName } from './pieces/period-words.ts'
import classes from './reports.module.css'
import type { Asked } from './use-asked.ts'

interface TableProps {
  answer: ReportAnswer
  asked: Asked
}

/** The numbers: a line for each row, all of them together, and what they are compared with. */
export function ReportTable({ answer, asked }: TableProps) {
  const text = useText()
  const bilingual = useBilingual()
  const { by, measures, rows, total } = answer
  const heads = measures.map((name) => text(`fields.${name}`))
  return (
    // What scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.frame} tabIndex={0} role="group" aria-label={text(`by.${by}`)}>
      <table className={classes.table} style={headsAsStyle(heads)}>
        <caption className="only-spoken">{text(`reports.${answer.report}.title`)}</caption>
        <thead>
          <tr>
            <th scope="col">{text(`by.${by}`)}</th>
            {measures.map((name, at) => (
              <th key={name} scope="col" title={text(`means.${name}`)}>
                {heads[at]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells }) => (
            <Line key={key ?? ''} head={bilingual(label)} {...{ answer, cells }}>
              {(name, cell) => <Opened {...{ answer, asked, name, cell }} of={key} />}
            </Line>
          ))}
        </tbody>
        <tfoot>
          <Line head={text('total')} answer={answer} cells={total}>
            {(name, cell) => <Opened {...{ answer, asked, name, cell }} />}
          </Line>
          {answer.compared && <Compared answer={answer} compared={answer.compared} />}
        </tfoot>
      </table>
    </div>
  )
}

interface LineProps {
  head: ReactNode
  answer: ReportAnswer
  cells: ReportAnswer['total']
  isQuiet?: boolean
  children: (name: string, cell: ReportCell) => ReactNode
}

const nothing: ReportCell = { value: null }

const Line = ({ head, answer, cells, isQuiet, children }: LineProps) => (
  <tr data-quiet={isQuiet || undefined}>
    <th scope="row">{head}</th>
    {answer.measures.map((name) => (
      <td key={name}>{children(name, cells[name] ?? nothing)}</td>
    ))}
  </tr>
)

function Compared({
  answer,
  compared,
}: {
  answer: ReportAnswer
  compared: NonNullable<ReportAnswer['compared']>
}) {
  const text = useText()
  const nameOf = usePeriodName()
  const { measures } = reportOf(answer.report)
  const isWhole = daysOf(compared.period)?.to === compared.days.to
  return (
    <>
      <Line
        isQuiet
        answer={answer}
        cells={compared.total}
        head={isWhole ? nameOf(compared.period) : <DaysText {...compared.days} />}
      >
        {(name, cell) => <FigureText kind={measures[name]?.kind} cell={cell} />}
      </Line>
      <Line isQuiet answer={answer} cells={answer.total} head={text('compare.change')}>
        {(name, { value, kept }) => {
          const before = compared.total[name]
          if (kept || before?.kept || !before) return <None />
          return (
            <ChangeText now={value} before={before.value} of={changeOf(measures[name]?.kind)} />
          )
        }}
      </Line>
    </>
  )
}

function changeOf(kind: MeasureKind | undefined) {
  if (kind === 'money' || kind === 'share') return kind
  return kind === 'people' || kind === 'count' ? 'count' : 'amount'
}

interface OpenedProps extends TableProps {
  name: string
  cell: ReportCell
  of?: string | null
}

/** A number that opens the list it is the total of, where there is one and something in it. */
function Opened({ answer, asked, name, cell, of }: OpenedProps) {
  const kind = reportOf(answer.report).measures[name]?.kind
  const { programId, region } = asked
  const opening = openingOf({ ...answer, programId, region }, name, of)
  const value = <FigureText kind={kind} cell={cell} />
  if (!opening || cell.kept || !cell.value) return value
  return (
    <ScreenLink
      screen={openedLists[opening.list].screen}
      query={opening.query}
      className={classes.figure}
    >
      {value}
    </ScreenLink>
  )
}

/** The stylesheet writes them into the cells of a phone: `--head-2` is the word of the second column. */
const headsAsStyle = (heads: readonly string[]) =>
  Object.fromEntries(
    heads.map((head, at) => [`--head-${at + 2}`, JSON.stringify(head)]),
  ) as CSSProperties
