import { AmountLine, AmountLines } from '#kit/web/decision/AmountLine.tsx'
import { LinesTotal } from '#kit/web/decision/LinesTotal.tsx'
import type { FieldInput } from '#kit/web/form/field-input.tsx'
import { useLanguage } from '#kit/web/language.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { approval, isReduced, totalOf, type AskedLine, type TypedLine } from './approval.ts'

interface LinesProps {
  input: FieldInput
  /** What is asked for of each cost. */
  asked: readonly AskedLine[]
}

/** A line for each cost, and what they come to. */
export function ApprovedLines({ input, asked }: LinesProps) {
  const text = useText()
  const language = useLanguage()
  const lines = input.value as TypedLine[]
  const set = (at: number, typed: Partial<TypedLine>) =>
    input.onChange(lines.map((line, each) => (each === at ? { ...line, ...typed } : line)))
  return (
    <AmountLines>
      {lines.map((line, at) => (
        <Line key={line.kind} {...{ input, asked, line, at }} set={(typed) => set(at, typed)} />
      ))}
      <LinesTotal label={text('approve.total')} value={totalOf(lines, language)} />
    </AmountLines>
  )
}

interface LineProps extends LinesProps {
  line: TypedLine
  at: number
  set: (typed: Partial<TypedLine>) => void
}

function Line({ input, asked, line, at, set }: LineProps) {
  const text = useText()
  const language = useLanguage()
  const name = text(`choices.costs.${line.kind}`)
  const requested = asked.find(({ kind }) => kind === line.kind)?.requested ?? null
  const reason = {
    name: 'reductionReason',
    label: text('approve.reductionReason'),
    value: line.reductionReason,
    set: (reductionReason: string) => set({ reductionReason }),
  }
  return (
    <AmountLine
      {...{ input, at, name }}
      legend={name}
      field={approval.fields.total}
      amount={{
        name: 'approved',
        label: text('approve.approved'),
        value: line.approved,
        set: (approved) => set({ approved }),
      }}
      reason={isReduced(line, { asked, language }) ? reason : null}
    >
      <p className="quiet">
        {text('approve.requested')} <Money value={requested} />
      </p>
    </AmountLine>
  )
}
