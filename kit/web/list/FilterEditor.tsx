import { Checkbox, MultiSelect, Select, Stack, TextInput } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import {
  numberProblem,
  type Filter,
  type FilterDeclaration,
  type FilterOperator,
} from '#kit/contract/define-list.ts'
import { isRealDate } from '#kit/contract/fields.ts'
import type { UseOptions } from '../form/reference-options.ts'
import { decimalOf } from '../form/field-values.ts'
import { useLanguage } from '../language.ts'
import { useKitText } from '../text.ts'
import type { FilterChipProps } from './FilterChip.tsx'
import { chosenReference, useChoiceName, useFilterName } from './filter-words.ts'

const DateEntry = lazy(() =>
  import('../form/DateEntry.tsx').then((m) => ({ default: m.DateEntry })),
)

/** How a field is filtered, by the kind that its list declares. */
export function FilterEditor(props: FilterChipProps) {
  const { kind } = props.declared
  if (kind === 'choice' || kind === 'yesNo') return <ChoiceFilter {...props} />
  if (kind === 'date' || kind === 'number') return <RangeFilter {...props} />
  if (kind === 'reference' && props.useOptions && props.declared.several)
    return <ReferencesFilter {...props} useOptions={props.useOptions} />
  if (kind === 'reference' && props.useOptions)
    return <ReferenceFilter {...props} useOptions={props.useOptions} />
  return <TextFilter {...props} />
}

const one = (field: string, operator: FilterOperator, value: string): Filter[] =>
  value === '' ? [] : [{ field, operator, values: [value] }]

function ChoiceFilter({ field, declared, filters, set }: FilterChipProps) {
  const text = useKitText()
  const choiceName = useChoiceName()
  const choices = declared.kind === 'yesNo' ? ['true', 'false'] : (declared.choices ?? [])
  const isNone = filters.some(({ operator }) => operator === 'none')
  const chosen = isNone ? ['none'] : filters.flatMap(({ values }) => values)
  const nameOf = (value: string) => {
    if (declared.kind !== 'yesNo') return choiceName(field, value)
    return text(value === 'true' ? 'states.yes' : 'states.no')
  }
  const choose = (values: string[]) => {
    if (values.includes('none') && !isNone) return set([{ field, operator: 'none', values: [] }])
    const real = values.filter((value) => value !== 'none')
    set(real.length ? [{ field, operator: 'in', values: real }] : [])
  }
  return (
    <Checkbox.Group value={chosen} onChange={choose} aria-label={useFilterName()(field)}>
      <Stack gap="xs">
        {choices.map((value) => (
          <Checkbox key={value} value={value} label={nameOf(value)} />
        ))}
        {declared.optional && <Checkbox value="none" label={text('list.filterNone')} />}
      </Stack>
    </Checkbox.Group>
  )
}

function RangeFilter({ field, declared, filters, set }: FilterChipProps) {
  const text = useKitText()
  const of = (operator: FilterOperator) =>
    filters.find((each) => each.operator === operator)?.values[0] ?? ''
  const put = (operator: 'gte' | 'lte', value: string) =>
    set([...filters.filter((each) => each.operator !== operator), ...one(field, operator, value)])
  const entry = (operator: 'gte' | 'lte', label: string) =>
    declared.kind === 'date' ? (
      <DateEntry
        label={label}
        value={of(operator)}
        onChange={(value) => {
          if (value === '' || isRealDate(value)) put(operator, value)
        }}
      />
    ) : (
      <NumberFilter
        label={label}
        declared={declared}
        value={of(operator)}
        put={(value) => put(operator, value)}
      />
    )
  return (
    <Suspense>
      <Stack gap="sm">
        {entry('gte', text('list.from'))}
        {entry('lte', text('list.to'))}
      </Stack>
    </Suspense>
  )
}

interface NumberFilterProps {
  label: string
  declared: FilterDeclaration
  value: string
  put: (value: string) => void
}

function NumberFilter({ label, declared, value, put }: NumberFilterProps) {
  const text = useKitText()
  const [typed, setTyped] = useState(value)
  const [problem, setProblem] = useState<'number' | 'integer' | null>(null)
  const language = useLanguage()
  const settle = () => {
    const number = decimalOf(typed, language)
    const found = number === '' ? null : numberProblem(declared, number)
    setProblem(found)
    if (!found) put(number)
  }
  return (
    <TextInput
      label={label}
      inputMode={declared.isWhole ? 'numeric' : 'decimal'}
      value={typed}
      error={problem && text(`validation.${problem}`)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  )
}

function TextFilter({ field, filters, set }: FilterChipProps) {
  const text = useKitText()
  const [typed, setTyped] = useState(filters[0]?.values[0] ?? '')
  return (
    <TextInput
      label={text('list.contains')}
      value={typed}
      maxLength={200}
      data-autofocus
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => set(one(field, 'contains', typed.trim()))}
      onKeyDown={(event) => event.key === 'Enter' && set(one(field, 'contains', typed.trim()))}
    />
  )
}

function ReferencesFilter(props: FilterChipProps & { useOptions: UseOptions }) {
  const { field, declared, filters, set, useOptions } = props
  const text = useKitText()
  const none = { value: 'none', label: text('list.filterNone') }
  const isNone = filters.some(({ operator }) => operator === 'none')
  const chosen = isNone ? ['none'] : filters.flatMap(({ values }) => values)
  const choose = (values: string[]) => {
    if (values.includes('none') && !isNone) return set([{ field, operator: 'none', values: [] }])
    const real = values.filter((value) => value !== 'none')
    set(real.length ? [{ field, operator: 'in', values: real }] : [])
  }
  return (
    <MultiSelect
      aria-label={useFilterName()(field)}
      searchable
      clearable
      data={[...(declared.optional ? [none] : []), ...useOptions('', null)]}
      value={chosen}
      onChange={choose}
      nothingFoundMessage={text('palette.nothing')}
      comboboxProps={{ withinPortal: false }}
      defaultDropdownOpened
      data-autofocus
    />
  )
}

function ReferenceFilter(props: FilterChipProps & { useOptions: UseOptions }) {
  const { field, filters, set, useOptions } = props
  const text = useKitText()
  const [typed, setTyped] = useState('')
  const chosen = chosenReference(filters)
  return (
    <Select
      aria-label={useFilterName()(field)}
      searchable
      clearable
      data={[...useOptions(typed, chosen)]}
      value={chosen}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      nothingFoundMessage={text('palette.nothing')}
      comboboxProps={{ withinPortal: false }}
      onChange={(value) =>
        set(
          value === 'none'
            ? [{ field, operator: 'none', values: [] }]
            : one(field, 'in', value ?? ''),
        )
      }
    />
  )
}
