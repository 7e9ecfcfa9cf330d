import { RecordSection } from '#kit/web/record/Facts.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import type { FundingLine } from '../contract/funding.ts'
import { useSpoken } from '#kit/web/spoken.ts'
import classes from './applications.module.css'

/** The subsidy as the server has computed it, line by line, so that everybody can follow it. */
export function FundingSection({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const spoken = useSpoken()
  const { funding } = record
  const weeks = spoken.number(funding.weeks)
  const hours = spoken.number(funding.totalHours)
  return (
    <RecordSection title={text('sections.funding')}>
      <table className={classes.funding}>
        <caption>
          {text(record.approvedAmount === null ? 'funding.requested' : 'funding.approved')}
        </caption>
        <thead className="only-spoken">
          <tr>
            <th scope="col">{text('funding.part')}</th>
            <th scope="col">{text('funding.amount')}</th>
          </tr>
        </thead>
        <tbody>
          <Row
            words={text('funding.gross', { weeks, hours })}
            amount={funding.grossWages}
            isAside
          />
          {funding.lines.map((line) => (
            <Line key={line.fromWeek} line={line} />
          ))}
          {funding.reductions.length > 0 && (
            <Row words={text('funding.subtotal')} amount={funding.subtotal} isSum />
          )}
          {funding.reductions.map(({ reason, amount }) => (
            <Row key={reason} words={text(`funding.reductions.${reason}`)} amount={`-${amount}`} />
          ))}
        </tbody>
        <tfoot>
          <Row words={text('funding.total')} amount={funding.total} isSum />
        </tfoot>
      </table>
    </RecordSection>
  )
}

function Line({ line }: { line: FundingLine }) {
  const text = useText()
  const spoken = useSpoken()
  const words = text(line.fromWeek === line.toWeek ? 'funding.oneWeek' : 'funding.line', {
    from: line.fromWeek,
    to: line.toWeek,
    hours: spoken.number(line.hours),
    cost: spoken.money(line.hourlyCost),
    percent: spoken.number(line.percent),
    computed: spoken.money(line.computed),
  })
  const capped = text('funding.capped', { cap: spoken.money(line.weeklyCap) })
  return <Row words={words} note={line.isCapped ? capped : null} amount={line.amount} />
}

function Row(props: {
  words: string
  note?: string | null
  amount: string
  isSum?: boolean
  isAside?: boolean
}) {
  return (
    <tr data-sum={props.isSum || undefined} data-aside={props.isAside || undefined}>
      <th scope="row">
        {props.words}
        {props.note && <span className={classes.cap}>{props.note}</span>}
      </th>
      <td>
        <Money value={props.amount} />
      </td>
    </tr>
  )
}
