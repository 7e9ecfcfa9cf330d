import { inputProps, type FieldInput } from './field-input.tsx'
import { LookUp } from './LookUp.tsx'
import { plainText } from './plain-text.ts'

/** A code of a list, looked up as it is typed. */
export function ListedCodeEntry(input: FieldInput) {
  const value = plainText(input.value)
  return (
    <LookUp
      {...inputProps(input)}
      list={input.field.list ?? ''}
      value={value}
      isWhole={input.field.schema.safeParse(value).success}
      onChange={input.onChange}
    />
  )
}
