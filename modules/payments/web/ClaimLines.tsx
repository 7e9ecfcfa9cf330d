import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { entryFor } from '#kit/web/form/entries.tsx'
import type { FieldInput } from '#kit/web/form/field-input.tsx'
import { inputId, useFormAround } from '#kit/web/form/form-context.ts'
import { date, decimal, money } from '#kit/contract/fields.ts'
import { useText } from '#kit/web/text.ts'
import { mostLines } from '../contract/payment.ts'
import { emptyLine, type TypedLine } from './claim-form.ts'
import classes from './payments.module.css'

const fields = {
  from: date(),
  to: date(),
  hours: decimal({ min: 0.01, max: 2000, scale: 2 }),
  hourlyWage: money(),
  gross: money(),
} as const
const parts = Object.keys(fields) as (keyof typeof fields)[]

/** Up to five lines of days and wages. */
export function ClaimLines({ input }: { input: FieldInput }) {
  const text = useText()
  const lines = input.value as TypedLine[]
  const set = (at: number, typed: Partial<TypedLine>) =>
    input.onChange(lines.map((line, each) => (each === at ? { ...line, ...typed } : line)))
  const last = lines.at(-1)
  return (
    <div className={classes.lines}>
      {lines.map((line, at) => (
        // oxlint-disable-next-line no-array-index-key -- a line is known by its place
        <fieldset key={at} className={classes.line}>
          <legend>{text('claim.line', { number: at + 1 })}</legend>
          <Line input={input} line={line} at={at} set={(typed) => set(at, typed)} />
          {lines.length > 1 && (
            <Button
              variant="default"
              onClick={() => input.onChange(lines.filter((_, each) => each !== at))}
            >
              {text('claim.removeLine', { number: at + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      {lines.length < mostLines && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() =>
              input.onChange([...lines, { ...emptyLine, hourlyWage: last?.hourlyWage ?? '' }])
            }
          >
            {text('claim.addLine')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface LineProps {
  input: FieldInput
  line: TypedLine
  at: number
  set: (typed: Partial<TypedLine>) => void
}

function Line({ input, line, at, set }: LineProps) {
  const text = useText()
  const { labels } = useFormAround()
  for (const name of parts)
    labels.current.set(
      `lines.${at}.${name}`,
      `${text('claim.line', { number: at + 1 })}, ${text(`line.${name}`)}`,
    )
  return (
    <div className={classes.parts}>
      {parts.map((name) => {
        const field = fields[name]
        const Entry = entryFor(field)
        return (
          <Entry
            {...input}
            key={name}
            name={`lines.${at}.${name}`}
            id={inputId(`lines.${at}.${name}`)}
            field={field}
            label={text(`line.${name}`)}
            description={undefined}
            required
            value={line[name]}
            onChange={(typed) => set({ [name]: String(typed) })}
            error={input.errorAt(`${at}.${name}`)}
          />
        )
      })}
    </div>
  )
}
