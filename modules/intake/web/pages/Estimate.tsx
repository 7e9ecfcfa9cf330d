import { useSpoken } from '#kit/web/spoken.ts'
import type { Funding, FundingLine } from '#modules/applications/contract/funding.ts'
import check from '#modules/forms/web/pieces/check/check.module.css'
import { useStepForm } from '#modules/forms/web/pieces/form/step-context.ts'
import { useFormats } from '#modules/forms/web/pieces/words/use-words.ts'
import { useWords } from '../words/use-words.ts'
import classes from './pages.module.css'
import { useEstimate } from './use-estimate.ts'

/** The subsidy line by line, so that one can follow how it comes about. */
export function Estimate() {
  const words = useWords()
  const { money } = useFormats()
  const { funding, isError } = useEstimate(useStepForm())
  return (
    <section className={check.card} aria-label={words('estimate.title')}>
      <h2>{words('estimate.title')}</h2>
      <div aria-live="polite">
        {!funding && (
          <p className="quiet">{words(isError ? 'estimate.failed' : 'estimate.wait')}</p>
        )}
        {funding && <p className={`${classes.total} numbers`}>{money(funding.total)}</p>}
      </div>
      {funding && <Lines funding={funding} />}
      {funding && <p className={classes.note}>{words('estimate.note')}</p>}
    </section>
  )
}

/** Hours, or what they are a product of where they have no last digit. */
function useTime() {
  const words = useWords()
  const { number } = useFormats()
  return ({
    days = 0,
    hoursPerWeek = '0',
    hours,
  }: Pick<FundingLine, 'days' | 'hoursPerWeek' | 'hours'>) =>
    hours === null
      ? words('estimate.partWeeks', { days, hours: number(hoursPerWeek) })
      : words('estimate.hours', { hours: number(hours) })
}

function Cap({ line: { days = 0, weeklyCap } }: { line: FundingLine }) {
  const words = useWords()
  const { money } = useFormats()
  const cap = money(weeklyCap)
  return (
    <small>
      {days % 7 === 0
        ? words('estimate.cappedWeeks', { cap, weeks: days / 7 })
        : words('estimate.cappedDays', { cap, days })}
    </small>
  )
}

function Lines({ funding }: { funding: Funding }) {
  const words = useWords()
  const { money, percent } = useFormats()
  const { exactMoney } = useSpoken()
  const time = useTime()
  return (
    <>
      <p className={classes.note}>
        {words('estimate.gross', {
          time: time({ ...funding, hours: funding.totalHours }),
          cost: exactMoney(funding.hourlyCost ?? '0'),
        })}
      </p>
      <dl className={`${classes.lines} numbers`}>
        {funding.lines.map((line) => (
          <div key={line.fromWeek}>
            <dt>
              {words('estimate.line', {
                from: line.fromWeek,
                to: line.toWeek,
                time: time(line),
                cost: exactMoney(line.hourlyCost),
                percent: percent(line.percent),
                computed: money(line.computed),
              })}
              {line.isCapped && <Cap line={line} />}
            </dt>
            <dd>{money(line.amount)}</dd>
          </div>
        ))}
        {funding.reductions.map(({ reason, amount }) => (
          <div key={reason}>
            <dt>{words(`estimate.reductions.${reason}`)}</dt>
            <dd>{`−${money(amount)}`}</dd>
          </div>
        ))}
        <div className={classes.sum}>
          <dt>{words('estimate.total')}</dt>
          <dd>{money(funding.total)}</dd>
        </div>
      </dl>
    </>
  )
}
