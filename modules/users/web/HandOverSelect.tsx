import { Select } from '@mantine/core'
import { useMay } from '#kit/web/Can.tsx'
import { inputProps, type FieldInput } from '#kit/web/form/field-input.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { useColleagues } from './options.ts'

/** To whom the open work goes; nobody chosen, it stays where it is. */
export function HandOverSelect({ from, input }: { from: readonly string[]; input: FieldInput }) {
  const text = useText()
  const kit = useKitText()
  const mayHandOver = useMay('assign', 'Users Management')
  const data = useColleagues(from)
  if (!mayHandOver) return null
  return (
    <Select
      {...inputProps(input)}
      placeholder={text('disable.keep')}
      nothingFoundMessage={kit('palette.nothing')}
      searchable
      clearable
      openOnFocus={false}
      data={data}
      value={(input.value as string) || null}
      onChange={(id) => input.onChange(id ?? '')}
    />
  )
}
