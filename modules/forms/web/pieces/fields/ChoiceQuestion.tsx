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

/** Any number of choices; the last one stands alone, or takes back those that would. */
export function ChoicesQuestion({ entered }: { entered: Entered }) {
  const { options = [] } = entered.question
  const chosen = (entered.value ?? []) as string[]
  const isAlone = (key: string) => options.some(({ id, exclusive }) => id === key && exclusive)
  const take = (next: string[]) => {
    const added = next.find((each) => !chosen.includes(each))
    if (added === undefined) return entered.onChange(next)
    entered.onChange(isAlone(added) ? [added] : next.filter((each) => !isAlone(each)))
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
