import { NativeSelect, TextInput } from '@mantine/core'
import type { FieldInput } from '#kit/web/form/field-input.tsx'
import { useLanguage } from '#kit/web/language.ts'
import { useText } from '#kit/web/text.ts'
import { supplementTypes, type OfferedSupplement } from '../contract/program.ts'
import { numberInput } from './number-input.ts'
import { StepRows } from './StepRows.tsx'

/** The types of supplements that a program offers, each with what it gives at the most; without a row it offers none. */
export function SupplementsEntry(input: FieldInput) {
  const text = useText()
  const language = useLanguage()
  const offered = (input.value ?? []) as OfferedSupplement[]
  const types = supplementTypes.map((value) => ({
    value,
    label: text(`choices.supplementType.${value}`),
  }))
  const isNew = (type: string) => !offered.some((each) => each.type === type)
  const blank = (): OfferedSupplement => ({
    type: supplementTypes.find((type) => isNew(type)) ?? supplementTypes[0],
    cap: '',
  })
  return (
    <StepRows
      input={{ ...input, onChange: (rows) => input.onChange(isEmpty(rows) ? null : rows) }}
      rows={offered}
      blank={blank}
      words={{ add: 'actions.addSupplement', remove: 'actions.removeSupplement' }}
    >
      {(each, set, at) => [
        <NativeSelect
          key="type"
          id={`${input.id}-${at}-type`}
          label={text('fields.supplementType')}
          error={input.errorAt(`${at}.type`)}
          data={types}
          value={each.type}
          onChange={(event) => set({ type: event.currentTarget.value as typeof each.type })}
        />,
        <TextInput
          key="cap"
          id={`${input.id}-${at}-cap`}
          label={text('fields.supplementCap')}
          error={input.errorAt(`${at}.cap`)}
          {...numberInput(each.cap, language, (typed) => set({ cap: String(typed) }))}
          inputMode="decimal"
        />,
      ]}
    </StepRows>
  )
}

const isEmpty = (rows: unknown) => Array.isArray(rows) && rows.length === 0
