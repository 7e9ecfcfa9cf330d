import { Select } from '@mantine/core'
import { useState } from 'react'
import { useKitText } from '../text.ts'
import { inputProps, type FieldInput } from './field-input.ts'
import type { UseOptions } from './reference-options.ts'

const useNothing: UseOptions = () => []

/** Another record, found by typing part of its name. */
export function ReferenceEntry(input: FieldInput) {
  const text = useKitText()
  const [typed, setTyped] = useState('')
  const useOptions = input.useOptions ?? useNothing
  const chosen = (input.value as string) || null
  return (
    <Select
      {...inputProps(input)}
      data={[...useOptions(typed, chosen)]}
      value={chosen}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      nothingFoundMessage={text('palette.nothing')}
      placeholder={text('form.choose')}
      clearable={!input.required}
      onChange={(value) => input.onChange(value ?? '')}
    />
  )
}
