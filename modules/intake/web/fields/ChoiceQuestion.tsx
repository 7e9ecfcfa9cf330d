import { NativeSelect } from '@mantine/core'
import { useKitText, useText } from '#kit/web/text.ts'
import { parts, textOf, type Part } from '../draft/answers.ts'
import classes from './fields.module.css'
import { OptionList } from './OptionList.tsx'
import type { Question } from './question.ts'

const most = 6

/** The words of a declared choice; those of provinces are the kit's. */
export function useChoiceWords(part: Part | null) {
  const kit = useText('kit')
  const own = useText(part ? parts[part].namespace : 'kit')
  return ({ field, name }: Pick<Question, 'field' | 'name'>, value: string) =>
    field.words ? kit(`${field.words}.${value}`) : own(`choices.${name}.${value}`)
}

const partOf = (id: string) =>
  (Object.keys(parts) as Part[]).find((part) => id.startsWith(`field-${part}-`)) ?? null

/** A few choices lie open, many fold into the device's own list. */
export function ChoiceQuestion({ question }: { question: Question }) {
  const kit = useKitText()
  const word = useChoiceWords(partOf(question.id))
  const options = (question.field.choices ?? []).map((value) => ({
    value,
    label: word(question, value),
  }))
  if (options.length <= most) return <OptionList question={question} options={options} />
  const { id, label, hint, error, field } = question
  return (
    <NativeSelect
      {...{ id, label, error, description: hint, required: field.required }}
      withAsterisk={false}
      size="md"
      autoComplete={question.autoComplete}
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      classNames={{
        wrapper: classes.medium,
        input: classes.input,
        label: classes.label,
        description: classes.hint,
        error: classes.error,
      }}
      data={[{ value: '', label: kit('form.choose') }, ...options]}
      value={textOf(question.value)}
      onChange={(event) => question.onChange(event.currentTarget.value)}
    />
  )
}

export function YesNoQuestion({ question }: { question: Question }) {
  const kit = useKitText()
  const options = [
    { value: 'true', label: kit('states.yes') },
    { value: 'false', label: kit('states.no') },
  ]
  const { value } = question
  const asText = typeof value === 'boolean' ? String(value) : ''
  const onChange = (next: unknown) => question.onChange(next === 'true')
  return <OptionList question={{ ...question, value: asText, onChange }} options={options} inRow />
}
