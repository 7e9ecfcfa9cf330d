import { MultiSelect } from '@mantine/core'
import { inputProps, type FieldInput } from '#kit/web/form/field-input.tsx'
import { useKitText } from '#kit/web/text.ts'
import { useProgramOptions } from '#modules/programs/web/pieces/program-options.ts'

/** The programs that somebody works in. */
export function ProgramsEntry(input: FieldInput) {
  const kit = useKitText()
  const chosen = (input.value ?? []) as string[]
  return (
    <MultiSelect
      {...inputProps(input)}
      data={useProgramOptions('', null)}
      value={chosen}
      onChange={input.onChange}
      searchable
      clearable
      hidePickedOptions
      placeholder={chosen.length ? '' : kit('form.choose')}
      nothingFoundMessage={kit('palette.nothing')}
    />
  )
}
