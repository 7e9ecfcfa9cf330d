import { TextInput } from '@mantine/core'
import { useKitText } from '../text.ts'
import { inputProps, type FieldInput } from './field-input.ts'
import { plainText } from './plain-text.ts'

/**
 * Numbers are typed as text: the browser's number inputs change values by the mouse wheel and do
 * not take a decimal comma.
 */
export function NumberEntry(input: FieldInput) {
  const text = useKitText()
  const { kind } = input.field
  const unit =
    kind === 'money' ? text('form.dollars') : kind === 'percent' ? text('form.percent') : null
  const side = kind === 'money' && input.field ? 'leftSection' : 'rightSection'
  return (
    <TextInput
      {...inputProps(input)}
      inputMode={kind === 'integer' ? 'numeric' : 'decimal'}
      autoComplete="off"
      className="numbers"
      {...(unit ? { [side]: <span aria-hidden>{unit}</span> } : {})}
      value={plainText(input.value)}
      onChange={(event) => input.onChange(event.currentTarget.value)}
    />
  )
}
