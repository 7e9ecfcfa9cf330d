import { Textarea, TextInput } from '@mantine/core'
import { CharactersLeft } from '#kit/web/form/TextEntry.tsx'
import { useWholeAmount } from '#kit/web/form/use-whole-amount.ts'
import { useKitText } from '#kit/web/text.ts'
import type { EntryKind } from '../../../contract/kinds.ts'
import { textOf } from '../draft/answers.ts'
import classes from './fields.module.css'
import type { Entered } from './question.ts'

const order = ['label', 'description', 'error', 'input'] as const

export const shared = ({ id, label, hint, error, question, value }: Entered) => ({
  id,
  label,
  description: hint,
  error,
  required: question.required,
  withAsterisk: false,
  size: 'md',
  value: textOf(value),
  inputWrapperOrder: [...order],
})

const kinds: Partial<Record<EntryKind, object>> = {
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  integer: { inputMode: 'numeric' },
  number: { inputMode: 'decimal' },
  money: { inputMode: 'decimal' },
  percent: { inputMode: 'decimal' },
}

const short: readonly EntryKind[] = ['integer', 'number', 'money', 'percent', 'phone']

/** Longer input than fits is never cut off: validation says so. Figures take a decimal comma too. */
export function TextQuestion({ entered }: { entered: Entered }) {
  const kit = useKitText()
  const whole = useWholeAmount(entered)
  const { kind, limits, fill = 'off' } = entered.question
  const isShort = short.includes(kind) || (limits?.maxLength ?? 100) <= 20
  const unit =
    kind === 'percent' ? kit('form.percent') : kind === 'money' ? kit('form.dollars') : null
  return (
    <TextInput
      {...shared(entered)}
      {...kinds[kind]}
      autoComplete={fill}
      classNames={{
        wrapper: isShort ? classes.short : '',
        input: classes.input,
        label: classes.label,
        description: classes.hint,
        error: classes.error,
      }}
      rightSection={unit && <span aria-hidden>{unit}</span>}
      onChange={(event) => entered.onChange(event.currentTarget.value)}
      {...(kind === 'money' && { onChange: whole.onChange, onBlur: whole.onBlur })}
    />
  )
}

export function LongTextQuestion({ entered }: { entered: Entered }) {
  return (
    <div>
      <Textarea
        {...shared(entered)}
        autosize
        minRows={3}
        maxRows={14}
        classNames={{ label: classes.label, description: classes.hint, error: classes.error }}
        onChange={(event) => entered.onChange(event.currentTarget.value)}
      />
      <CharactersLeft
        value={textOf(entered.value)}
        most={entered.question.limits?.maxLength ?? 4000}
      />
    </div>
  )
}
