import { RecordSection } from '#kit/web/record/Facts.tsx'
import { DaysText, DateText } from '#kit/web/show/DateText.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { kindOf } from '../contract/period.ts'
import type { ReportAnswer } from '../contract/reports.endpoints.ts'
import { reportOf } from '../contract/reports.ts'
import type { NamedProgram } from './NarrowingBar.tsx'
import { usePeriodName } from './pieces/period-words.ts'
import { ReportChart } from './ReportChart.tsx'
import { ReportTable } from './ReportTable.tsx'
import classes from './reports.module.css'
import type { Asked } from './use-asked.ts'

interface ReportProps {
  answer: ReportAnswer
  asked: Asked
  programs: readonly NamedProgram[]
}

/** A report: what it counts, drawn, in numbers, and what its columns mean. */
export function Report({ answer, asked, programs }: ReportProps) {
  const text = useText()
  const title = text(`reports.${answer.report}.title`)
  return (
    <>
      <About answer={answer} asked={asked} programs={programs} />
      <RecordSection title={title}>
        <ReportChart answer={answer} />
        <ReportTable answer={answer} asked={asked} />
        {answer.rows.length === 0 && <p className="quiet">{text('empty')}</p>}
        {hasKept(answer) && <p className="quiet">{text('keptBack')}</p>}
      </RecordSection>
      <RecordSection title={text('sections.meaning')}>
        <dl className={classes.meanings}>
          {answer.measures.map((name) => (
            <div key={name}>
              <dt>{text(`fields.${name}`)}</dt>
              <dd>{text(`means.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </RecordSection>
    </>
  )
}

/** What is counted, of which days, as of when, and within what; on paper how it was narrowed too. */
function About({ answer, asked, programs }: ReportProps) {
  const text = useText()
  const kit = useKitText()
  const nameOf = usePeriodName()
  const bilingual = useBilingual()
  const program = programs.find(({ id }) => id === asked.programId)
  const { measures } = reportOf(answer.report)
  const left = Object.keys(measures).filter((name) => !answer.measures.includes(name))
  return (
    <div className={classes.about}>
      <p>{text(`reports.${answer.report}.counts`)}</p>
      <p>
        <strong>{nameOf(answer.period)}</strong> <Days answer={answer} />
        {' · '}
        {text('asOf')} <DateText value={answer.asOf} />
        <span className={classes.printed}>
          {program && ` · ${text('by.program')}: ${bilingual(program.name)}`}
          {asked.region && ` · ${text('by.region')}: ${kit(`provinces.${asked.region}`)}`}
        </span>
      </p>
      {answer.isTodayOnly && <p>{text('todayOnly')}</p>}
      {left.length > 0 && (
        <p>
          {text('partlyToday', {
            measures: left.map((name) => text(`fields.${name}`)).join(', '),
          })}
        </p>
      )}
      {!answer.isWhole && <p className="quiet">{text('ownOnly')}</p>}
    </div>
  )
}

/** All time has no first day. */
function Days({ answer: { days, period } }: Pick<ReportProps, 'answer'>) {
  const text = useText()
  if (days && kindOf(period) === 'all') return null
  return <span className="quiet">({days ? <DaysText {...days} /> : text('nothingYet')})</span>
}

const hasKept = ({ rows, total }: ReportAnswer) =>
  [...rows.map(({ cells }) => cells), total].some((cells) =>
    Object.values(cells).some(({ kept }) => kept !== undefined),
  )
