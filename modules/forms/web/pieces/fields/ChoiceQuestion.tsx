import { NativeSelect } from '@mantine/core'
import { useKitText } from '#kit/web/text.ts'
import { optionsOf } from '../../../contract/shown.ts'
import { textOf } from '../draft/answers.ts'
import classes from './fields.module.css'
import { OptionList } from './OptionList.tsx'
import type { Entered } from './question.ts'

const most = 6

const choicesOf = ({ question, answers }: Entered) =>
  optionsOf(question.options, answers).map(({ id, label }) => ({ value: id, label }))

/** A few choices lie open, many fold into the device's own list. */
export function ChoiceQuestion({ entered }: { entered: Entered }) {
  const kit = useKitText()
  const options = choicesOf(entered)
  if (options.length <= most) return <OptionList question={entered} options={options} />
  const { id, label, hint, error, question } = entered
  return (
    <NativeSelect
      {...{ id, label, error, description: hint, required: question.required }}
      withAsterisk={false}
      size="md"
      autoComplete={question.fill ?? 'off'}
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      classNames={{
        wrapper: classes.medium,
        input: classes.input,
        label: classes.label,
        description: classes.hint,
        error: classes.error,
      }}
      data={[{ value: '', label: kit('form.choose') }, ...options]}
      value={textOf(entered.value)}
      onChange={(event) => entered.onChange(event.currentTarget.value)}
    />
  )
}

/** Any number of choices; one of them may stand alone and take the others back. */
export function ChoicesQuestion({ entered }: { entered: Entered }) {
  const { alone } = entered.question
  const chosen = (entered.value ?? []) as string[]
  const take = (next: string[]) => {
    if (!alone || !next.includes(alone)) return entered.onChange(next)
    const isNew = !chosen.includes(alone)
    entered.onChange(isNew || next.length === 1 ? [alone] : next.filter((each) => each !== alone))
  }
  return (
    <OptionList
      many
      question={{ ...entered, value: chosen, onChange: (next) => take(next as string[]) }}
      options={choicesOf(entered)}
    />
  )
}

export function YesNoQuestion({ entered }: { entered: Entered }) {
  const kit = useKitText()
  const options = [
    { value: 'true', label: kit('states.yes') },
    { value: 'false', label: kit('states.no') },
  ]
  const { value } = entered
  const asText = typeof value === 'boolean' ? String(value) : ''
  const onChange = (next: unknown) => entered.onChange(next === 'true')
  return <OptionList question={{ ...entered, value: asText, onChange }} options={options} inRow />
}

/** One figure of a row of them. */
export function ScaleQuestion({ entered }: { entered: Entered }) {
  const isLong = entered.question.kind === 'scale10'
  const figures = Array.from({ length: isLong ? 11 : 5 }, (_, at) => String(isLong ? at : at + 1))
  const value = typeof entered.value === 'number' ? String(entered.value) : ''
  const onChange = (next: unknown) => entered.onChange(Number(next))
  return (
    <OptionList
      question={{ ...entered, value, onChange }}
      options={figures.map((figure) => ({ value: figure, label: figure }))}
      isNarrow
    />
  )
}
