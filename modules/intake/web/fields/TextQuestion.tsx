import { Textarea, TextInput } from '@mantine/core'
import { CharactersLeft } from '#kit/web/form/TextEntry.tsx'
import { useKitText } from '#kit/web/text.ts'
import { textOf } from '../draft/answers.ts'
import classes from './fields.module.css'
import type { Question } from './question.ts'

const order = ['label', 'description', 'error', 'input'] as const

const shared = ({ id, label, hint, error, field, value }: Question) => ({
  id,
  label,
  description: hint,
  error,
  required: field.required,
  withAsterisk: false,
  size: 'md',
  value: textOf(value),
  inputWrapperOrder: [...order],
})

const kinds: Partial<Record<Question['field']['kind'], object>> = {
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  integer: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  money: { inputMode: 'decimal' },
  percent: { inputMode: 'decimal' },
}

const short = ['integer', 'decimal', 'money', 'percent', 'phone']

/** Longer input than fits is never cut off: validation says so. Figures take a decimal comma too. */
export function TextQuestion({ question }: { question: Question }) {
  const kit = useKitText()
  const { kind, maxLength } = question.field
  const isShort = short.includes(kind) || (maxLength !== undefined && maxLength <= 20)
  const unit =
    kind === 'percent' ? kit('form.percent') : isMoney(question) ? kit('form.dollars') : null
  return (
    <TextInput
      {...shared(question)}
      {...kinds[kind]}
      autoComplete={question.autoComplete}
      classNames={{
        wrapper: isShort ? classes.short : '',
        input: classes.input,
        label: classes.label,
        description: classes.hint,
        error: classes.error,
      }}
      rightSection={unit && <span aria-hidden>{unit}</span>}
      onChange={(event) => question.onChange(event.currentTarget.value)}
    />
  )
}

const isMoney = ({ field, name }: Question) => field.kind === 'money' || name === 'hourlyWage'

export function LongTextQuestion({ question }: { question: Question }) {
  return (
    <div>
      <Textarea
        {...shared(question)}
        autosize
        minRows={3}
        maxRows={14}
        classNames={{ label: classes.label, description: classes.hint, error: classes.error }}
        onChange={(event) => question.onChange(event.currentTarget.value)}
      />
      <CharactersLeft value={textOf(question.value)} most={question.field.maxLength} />
    </div>
  )
}
