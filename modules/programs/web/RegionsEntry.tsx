import { NativeSelect, TextInput } from '@mantine/core'
import { provinces } from '#kit/contract/provinces.ts'
import type { FieldInput } from '#kit/web/form/field-input.tsx'
import { useLanguage } from '#kit/web/language.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import type { RegionPart } from '../contract/program-regions.ts'
import { numberInput } from './number-input.ts'
import { StepRows } from './StepRows.tsx'

/** The parts of a budget: for each region its amount; without a row the budget is not divided. */
export function RegionsEntry(input: FieldInput) {
  const text = useText()
  const kit = useKitText()
  const language = useLanguage()
  const parts = (input.value ?? []) as RegionPart[]
  const blank = (): RegionPart => ({
    region: provinces.find((region) => parts.every((part) => part.region !== region)) ?? 'ON',
    amount: '',
  })
  return (
    <StepRows
      input={input}
      rows={parts}
      blank={blank}
      words={{ add: 'actions.addRegion', remove: 'actions.removeRegion' }}
    >
      {(part, set, at) => [
        <NativeSelect
          key="region"
          id={`${input.id}-${at}-region`}
          label={text('fields.region')}
          error={input.errorAt(`${at}.region`)}
          data={provinces.map((value) => ({ value, label: kit(`provinces.${value}`) }))}
          value={part.region}
          onChange={(event) => set({ region: event.currentTarget.value as RegionPart['region'] })}
        />,
        <TextInput
          key="amount"
          id={`${input.id}-${at}-amount`}
          label={text('fields.amount')}
          error={input.errorAt(`${at}.amount`)}
          {...numberInput(part.amount, language, (typed) => set({ amount: String(typed) }))}
          inputMode="decimal"
        />,
      ]}
    </StepRows>
  )
}
