import { IconAlertTriangle } from '@tabler/icons-react'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import type { Finding, FormAnswer } from '../contract/findings.ts'
import type { PaymentRecord } from '../contract/payments.endpoints.ts'
import classes from './payments.module.css'

/** What the claim is held against: what is agreed, what monitoring forms say, and where it differs. */
export function ChecksSection({ record }: { record: PaymentRecord }) {
  const text = useText()
  const { agreed, answers, findings } = record
  return (
    <RecordSection title={text('sections.checks')}>
      <ul className={classes.plain}>
        {findings.map((finding) => (
          <li key={[finding.code, finding.line, finding.side].join()} className={classes.finding}>
            <IconAlertTriangle size={16} aria-hidden />
            <FindingText finding={finding} />
          </li>
        ))}
        {findings.length === 0 && (
          <li>{text(answers.length > 0 ? 'checks.nothing' : 'checks.noForms')}</li>
        )}
      </ul>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{text('checks.source')}</th>
            <th scope="col" className={classes.amount}>
              {text('checks.hoursPerWeek')}
            </th>
            <th scope="col" className={classes.amount}>
              {text('lines.wage')}
            </th>
            <th scope="col">{text('checks.lastDay')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{text('checks.agreed')}</th>
            <Hours value={agreed.hoursPerWeek} />
            <Wage value={agreed.hourlyWage} />
            <td>
              <DateText value={agreed.to} />
            </td>
          </tr>
          {answers.map((answer) => (
            <AnswerRow key={answer.side} answer={answer} />
          ))}
        </tbody>
      </table>
    </RecordSection>
  )
}

const Hours = ({ value }: { value: string | null }) => (
  <td className={classes.amount}>{value && <NumberText value={value} />}</td>
)
const Wage = ({ value }: { value: string | null }) => (
  <td className={classes.amount}>{value && <Money value={value} />}</td>
)

function AnswerRow({ answer }: { answer: FormAnswer }) {
  const text = useText()
  const spoken = useSpoken()
  const { side, number, on, hoursPerWeek, hourlyWage, lastDay } = answer
  return (
    <tr>
      <th scope="row">{text(`checks.form.${side}`, { number, date: spoken.date(on) })}</th>
      <Hours value={hoursPerWeek} />
      <Wage value={hourlyWage} />
      <td>{lastDay && <DateText value={lastDay} />}</td>
    </tr>
  )
}

const days = ['pastLastDay', 'formLeft']
const money = ['wageDiffers', 'grossDiffers', 'overCommitted', 'formWage']

function FindingText({ finding }: { finding: Finding }) {
  const text = useText()
  const spoken = useSpoken()
  const { code, line, side, claimed, expected } = finding
  const said = (value: string | null) => {
    if (value === null) return ''
    if (days.includes(code)) return spoken.date(value)
    return money.includes(code) ? spoken.money(value) : spoken.number(value)
  }
  const word = side ? `findings.${code}.${side}` : `findings.${code}`
  return text(word, { line: line ?? 0, claimed: said(claimed), expected: said(expected) })
}
