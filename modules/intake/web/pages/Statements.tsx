import { inputId } from '#kit/web/form/form-context.ts'
import { OptionList } from '../fields/OptionList.tsx'
import { useStepForm } from '../form/step-context.ts'
import { statementsOf } from '../steps/check-step.ts'
import { useWords, type WordKey } from '../words/use-words.ts'

/** What is confirmed, one by one. */
export function Statements() {
  const { draft, typed, errors, answer } = useStepForm()
  const words = useWords()
  const group = draft.side === 'employer' ? 'statements' : 'consents'
  const options = statementsOf(draft).map((value) => ({
    value,
    label: words(`${group}.${value}` as WordKey),
  }))
  return (
    <OptionList
      many
      options={options}
      question={{
        id: inputId('statements'),
        label: words('labels.confirm'),
        hint: undefined,
        error: errors['statements'],
        value: typed['statements'] ?? [],
        onChange: (value) => answer('statements', value),
      }}
    />
  )
}
