import { RecordSection } from '#kit/web/record/Facts.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import type { PaymentRecord } from '../contract/payments.endpoints.ts'
import type { PaymentLine } from '../contract/payment-lines.ts'
import { CountedWages } from './CountedWages.tsx'
import { Stretches } from './Stretches.tsx'
import classes from './payments.module.css'

/** The days and wages that are claimed, what they come to, what is given of it, and why not all. */
export function LinesSection({ record }: { record: PaymentRecord }) {
  const text = useText()
  const isAssessed = record.assessedAmount !== null
  return (
    <RecordSection title={text('sections.wages')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{text('lines.days')}</th>
            <Head word="lines.claimed" />
            {isAssessed && <Head word="lines.assessed" />}
          </tr>
        </thead>
        <tbody>
          {record.lines.map((line) => (
            <LineRow key={line.from} line={line} isAssessed={isAssessed} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text('fields.total')}</th>
            <Amount value={record.claimedAmount} />
            {isAssessed && <Amount value={record.assessedAmount} />}
          </tr>
        </tfoot>
      </table>
    </RecordSection>
  )
}

type HeadWord = `lines.${'claimed' | 'assessed'}`

function Head({ word }: { word: HeadWord }) {
  const text = useText()
  return (
    <th scope="col" className={classes.amount}>
      {text(word)}
    </th>
  )
}

const Amount = ({ value }: { value: string | null }) => (
  <td className={classes.amount}>
    <Money value={value} />
  </td>
)

function LineRow({ line, isAssessed }: { line: PaymentLine; isAssessed: boolean }) {
  const text = useText()
  const spoken = useSpoken()
  const worked = {
    hours: spoken.number(line.hours),
    wage: spoken.money(line.hourlyWage),
    gross: spoken.money(line.gross),
  }
  return (
    <tr>
      <th scope="row">
        <DateText value={line.from} /> – <DateText value={line.to} />
        <small>{text('lines.worked', worked)}</small>
        <CountedWages line={line} />
        <Stretches stretches={line.stretches} />
        {line.reductionReason && (
          <small>
            {text('lines.reduced')} {line.reductionReason}
          </small>
        )}
      </th>
      <Amount value={line.claimed} />
      {isAssessed && <Amount value={line.assessed} />}
    </tr>
  )
}
