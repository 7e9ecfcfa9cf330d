import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Field } from '../../contract/fields.ts'
import type { FieldInput } from '../form/field-input.tsx'
import { inputId, useFormAround } from '../form/form-context.ts'
import { NumberEntry } from '../form/NumberEntry.tsx'
import classes from './decision.module.css'

/** One of the two inputs of a line: the name of its field, and what is typed. */
interface Part {
  name: string
  label: string
  value: string | null
  set: (typed: string) => void
}

interface AmountLineProps {
  /** Of all lines. */
  input: FieldInput
  at: number
  /** As the line is called where something is wrong with it. */
  name: string
  legend: ReactNode
  /** What the amount is held against. */
  children: ReactNode
  field: Field
  amount: Part
  /** Why it is less; null while it is not. */
  reason: Part | null
}

/** One amount to decide, and the reason where it is less than what it is held against. */
export function AmountLine(props: AmountLineProps) {
  const { input, at, name, legend, children, field, amount, reason } = props
  const { labels } = useFormAround()
  const keyOf = (part: Part) => `lines.${at}.${part.name}`
  for (const part of [amount, ...(reason ? [reason] : [])]) labels.current.set(keyOf(part), name)
  return (
    <fieldset className={classes.line}>
      <legend>{legend}</legend>
      {children}
      <NumberEntry
        {...input}
        name={keyOf(amount)}
        id={inputId(keyOf(amount))}
        field={field}
        label={amount.label}
        required
        value={amount.value ?? ''}
        onChange={(typed) => amount.set(String(typed))}
        error={input.errorAt(`${at}.${amount.name}`)}
      />
      {reason && (
        <TextInput
          id={inputId(keyOf(reason))}
          label={reason.label}
          required
          withAsterisk={false}
          maxLength={500}
          value={reason.value ?? ''}
          onChange={(event) => reason.set(event.currentTarget.value)}
          error={input.errorAt(`${at}.${reason.name}`)}
        />
      )}
    </fieldset>
  )
}

/** Lines of amounts below one another. */
export const AmountLines = ({ children }: { children: ReactNode }) => (
  <div className={classes.lines}>{children}</div>
)
