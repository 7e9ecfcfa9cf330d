import { AmountLine, AmountLines } from '#kit/web/decision/AmountLine.tsx'
import { LinesTotal } from '#kit/web/decision/LinesTotal.tsx'
import type { FieldInput } from '#kit/web/form/field-input.tsx'
import { useLanguage } from '#kit/web/language.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import type { PaymentLine } from '../contract/payment-lines.ts'
import { assessment, isReduced, totalOf, type TypedAssessment } from './assessment.ts'
import { Stretches } from './Stretches.tsx'

interface LinesProps {
  input: FieldInput
  claimed: readonly PaymentLine[]
}

/** What is given of each line, and what they come to. */
export function AssessedLines({ input, claimed }: LinesProps) {
  const text = useText()
  const language = useLanguage()
  const lines = input.value as TypedAssessment[]
  const set = (at: number, typed: Partial<TypedAssessment>) =>
    input.onChange(lines.map((line, each) => (each === at ? { ...line, ...typed } : line)))
  return (
    <AmountLines>
      {claimed.map((line, at) => (
        <Line
          key={line.from}
          {...{ input, at, line }}
          typed={lines[at] ?? { assessed: null, reductionReason: null }}
          set={(typed) => set(at, typed)}
        />
      ))}
      <LinesTotal label={text('assess.total')} value={totalOf(lines, language)} />
    </AmountLines>
  )
}

interface LineProps {
  input: FieldInput
  line: PaymentLine
  typed: TypedAssessment
  at: number
  set: (typed: Partial<TypedAssessment>) => void
}

function Line({ input, line, typed, at, set }: LineProps) {
  const text = useText()
  const spoken = useSpoken()
  const language = useLanguage()
  const reason = {
    name: 'reductionReason',
    label: text('assess.reductionReason'),
    value: typed.reductionReason,
    set: (reductionReason: string) => set({ reductionReason }),
  }
  return (
    <AmountLine
      {...{ input, at }}
      name={`${spoken.date(line.from)} – ${spoken.date(line.to)}`}
      legend={
        <>
          <DateText value={line.from} /> – <DateText value={line.to} />
        </>
      }
      field={assessment.fields.total}
      amount={{
        name: 'assessed',
        label: text('assess.assessed'),
        value: typed.assessed,
        set: (assessed) => set({ assessed }),
      }}
      reason={isReduced(typed, { claimed: line.claimed, language }) ? reason : null}
    >
      <p className="quiet">
        {text('assess.claimed')} <Money value={line.claimed} />, {text('assess.computed')}{' '}
        <Money value={line.computed} />
      </p>
      <Stretches stretches={line.stretches} />
    </AmountLine>
  )
}
