import type { Field } from '#kit/contract/fields.ts'
import { FieldLabel } from './FieldLabel.tsx'
import type { UseOptions } from './reference-options.ts'

/** What an input is given, whatever its kind. */
export interface FieldInput {
  name: string
  field: Field
  id: string
  label: string
  description: string | undefined
  required: boolean
  disabled: boolean
  useOptions: UseOptions | undefined
  value: unknown
  onChange: (value: unknown) => void
  error: string | undefined
  /** What is wrong with a part: `errorAt('0.percent')`. */
  errorAt: (path?: string) => string | undefined
}

/** Help stands below the input, so that inputs side by side stand in one line. */
const order: ('label' | 'input' | 'error' | 'description')[] = [
  'label',
  'input',
  'error',
  'description',
]

/** The part of it that the library's inputs take as it is. */
export const inputProps = (input: FieldInput) => ({
  inputWrapperOrder: order,
  id: input.id,
  name: input.name,
  // By which its width is known.
  wrapperProps: { 'data-kind': input.field.kind },
  label: <FieldLabel label={input.label} isRequired={input.required || input.disabled} />,
  description: input.description,
  required: input.required,
  withAsterisk: false,
  disabled: input.disabled,
  error: input.error,
})
