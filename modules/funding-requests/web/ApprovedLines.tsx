import { TextInput } from '@mantine/core'
import type { FieldInput } from '#kit/web/form/field-input.tsx'
import { NumberEntry } from '#kit/web/form/NumberEntry.tsx'
import { inputId, useFormAround } from '#kit/web/form/form-context.ts'
import { useErrorText } from '#kit/web/form/error-text.ts'
import { useLanguage } from '#kit/web/language.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { approval, isReduced, totalOf, type AskedLine, type TypedLine } from './approval.ts'
import classes from './funding-requests.module.css'

interface LinesProps {
  input: FieldInput
  /** What is asked for of each cost. */
  asked: readonly AskedLine[]
}

/** A line for each cost, and what they come to. */
export function ApprovedLines({ input, asked }: LinesProps) {
  const lines = input.value as TypedLine[]
  const set = (at: number, typed: Partial<TypedLine>) =>
    input.onChange(lines.map((line, each) => (each === at ? { ...line, ...typed } : line)))
  return (
    <div className={classes.lines}>
      {lines.map((line, at) => (
        <Line key={line.kind} {...{ input, asked, line, at }} set={(typed) => set(at, typed)} />
      ))}
      <Total lines={lines} />
    </div>
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
  const requested = asked.find(({ kind }) => kind === line.kind)?.requested
  const id = inputId(`lines.${at}.reductionReason`)
  return (
    <fieldset className={classes.line}>
      <legend>{text(`choices.costs.${line.kind}`)}</legend>
      <p className="quiet">
        {text('approve.requested')} <Money value={requested ?? null} />
      </p>
      <NumberEntry
        {...input}
        name={`lines.${at}.approved`}
        id={inputId(`lines.${at}.approved`)}
        field={approval.fields.total}
        label={text('approve.approved')}
        required
        value={line.approved ?? ''}
        onChange={(approved) => set({ approved: String(approved) })}
        error={input.errorAt(`${at}.approved`)}
      />
      {isReduced(line, { asked, language }) && (
        <TextInput
          id={id}
          label={text('approve.reductionReason')}
          required
          withAsterisk={false}
          maxLength={500}
          value={line.reductionReason ?? ''}
          onChange={(event) => set({ reductionReason: event.currentTarget.value })}
          error={input.errorAt(`${at}.reductionReason`)}
        />
      )}
    </fieldset>
  )
}

function Total({ lines }: { lines: readonly TypedLine[] }) {
  const text = useText()
  const form = useFormAround()
  const errorText = useErrorText()
  const language = useLanguage()
  const label = text('approve.total')
  form.labels.current.set('total', label)
  const [wrong] = form.errors['total'] ?? []
  return (
    <p className={classes.total} data-wrong={wrong !== undefined || undefined} aria-live="polite">
      <strong>
        {label} <Money value={totalOf(lines, language)} />
      </strong>
      {wrong && <span>{errorText(wrong, label, 'total')}</span>}
    </p>
  )
}
