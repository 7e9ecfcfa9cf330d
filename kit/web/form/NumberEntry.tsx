import { TextInput } from '@mantine/core'
import { useLanguage } from '../language.ts'
import { useKitText } from '../text.ts'
import { inputProps, type FieldInput } from './field-input.tsx'
import { plainText } from './plain-text.ts'
import { useWholeAmount } from './use-whole-amount.ts'

/**
 * Numbers are typed as text: the browser's number inputs change values by the mouse wheel and do
 * not take a decimal comma.
 */
export function NumberEntry(input: FieldInput) {
  const text = useKitText()
  const language = useLanguage()
  const { kind } = input.field
  const whole = useWholeAmount(input)
  const typed = {
    value: plainText(input.value),
    onChange: (event: { currentTarget: { value: string } }) =>
      input.onChange(event.currentTarget.value),
  }
  const unit =
    kind === 'money' ? text('form.dollars') : kind === 'percent' ? text('form.percent') : null
  // “$5”, but « 5 $ ».
  const isAhead = kind === 'money' && language === 'en'
  const side = isAhead ? 'leftSection' : 'rightSection'
  return (
    <TextInput
      {...inputProps(input)}
      inputMode={kind === 'integer' ? 'numeric' : 'decimal'}
      autoComplete="off"
      className="numbers"
      {...(unit ? { [side]: <span aria-hidden>{unit}</span> } : {})}
      {...(kind === 'money' ? whole : typed)}
    />
  )
}
