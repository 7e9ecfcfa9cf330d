import { AmountLine, AmountLines } from '#kit/web/decision/AmountLine.tsx'
import { LinesTotal } from '#kit/web/decision/LinesTotal.tsx'
import type { FieldInput } from '#kit/web/form/field-input.tsx'
import { useLanguage } from '#kit/web/language.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { isLess, reviewForm, totalToPay, type ReviewedCost, type TypedReview } from './review.ts'
import classes from './funding-requests.module.css'

interface LinesProps {
  input: FieldInput
  costs: readonly ReviewedCost[]
}

/** A line for each cost with what was requested, approved and claimed of it, and what they come to. */
export function ReviewedLines({ input, costs }: LinesProps) {
  const text = useText()
  const language = useLanguage()
  const lines = input.value as TypedReview[]
  const set = (at: number, typed: Partial<TypedReview>) =>
    input.onChange(lines.map((line, each) => (each === at ? { ...line, ...typed } : line)))
  return (
    <AmountLines>
      {lines.map((line, at) => (
        <Line key={line.kind} {...{ input, costs, line, at }} set={(typed) => set(at, typed)} />
      ))}
      <LinesTotal label={text('review.total')} value={totalToPay(lines, language)} />
    </AmountLines>
  )
}

interface LineProps extends LinesProps {
  line: TypedReview
  at: number
  set: (typed: Partial<TypedReview>) => void
}

function Line({ input, costs, line, at, set }: LineProps) {
  const text = useText()
  const language = useLanguage()
  const name = text(`choices.costs.${line.kind}`)
  const reason = {
    name: 'assessmentReason',
    label: text('approve.reductionReason'),
    value: line.assessmentReason,
    set: (assessmentReason: string) => set({ assessmentReason }),
  }
  return (
    <AmountLine
      {...{ input, at, name }}
      legend={name}
      field={reviewForm.fields.total}
      amount={{
        name: 'assessed',
        label: text('costs.assessed'),
        value: line.assessed,
        set: (assessed) => set({ assessed }),
      }}
      reason={isLess(line, { costs, language }) ? reason : null}
    >
      <SideBySide cost={costs.find(({ kind }) => kind === line.kind)} />
    </AmountLine>
  )
}

function SideBySide({ cost }: { cost: ReviewedCost | undefined }) {
  const text = useText()
  return (
    <dl className={classes.beside}>
      {(['requested', 'approved', 'claimed'] as const).map((name) => (
        <div key={name}>
          <dt>{text(`costs.${name}`)}</dt>
          <dd>
            <Money value={cost?.[name] ?? null} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
