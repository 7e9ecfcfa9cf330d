import { Select } from '@mantine/core'
import { inputProps, type FieldInput } from '#kit/web/form/field-input.tsx'

interface LongChoiceProps {
  input: FieldInput
  data: { value: string; label: string }[]
}

/** One of hundreds, found by typing a part of it. */
export const LongChoice = ({ input, data }: LongChoiceProps) => (
  <Select
    {...inputProps(input)}
    searchable
    allowDeselect={false}
    maxDropdownHeight={280}
    data={data}
    value={input.value as string}
    onChange={(value) => input.onChange(value ?? '')}
  />
)
