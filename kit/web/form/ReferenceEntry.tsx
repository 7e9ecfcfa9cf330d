import { Select, type ComboboxItem } from '@mantine/core'
import { useState, type KeyboardEvent } from 'react'
import { useKitText } from '../text.ts'
import { inputProps, type FieldInput } from './field-input.tsx'
import classes from './look-up.module.css'
import { rememberChoice, useRecentChoices } from './recent-choices.ts'
import type { Option, Options, UseOptions } from './reference-options.ts'
import { useActiveOption } from './use-active-option.ts'

const useNothing: UseOptions = () => []

/** Another record: those of lately, or found by typing part of its name. Enter takes the first. */
export function ReferenceEntry(input: FieldInput) {
  const text = useKitText()
  const [typed, setTyped] = useState('')
  const useOptions = input.useOptions ?? useNothing
  const chosen = (input.value as string) || null
  const found = useOptions(typed, chosen)
  const own = found.find(({ value }) => value === chosen)
  const isSearching = typed.trim() !== '' && typed !== own?.label
  const recent = useRecentChoices(found.openedAt)
  const isOffered = isSearching && !found.isLooking
  useActiveOption(input.id, isOffered)
  const heed = (event: KeyboardEvent) => {
    // What is found so far is of an older text, and the form is not what is meant.
    if (event.key !== 'Enter' || !isSearching || !found.isLooking) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Select
      {...inputProps(input)}
      data={isSearching ? [...found] : withRecent(found, recent, text)}
      value={chosen}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      onKeyDownCapture={heed}
      filter={({ options }) => options}
      selectFirstOptionOnChange={isOffered}
      renderOption={({ option }) => <Shown option={option} />}
      nothingFoundMessage={text(found.isLooking ? 'states.loading' : 'palette.nothing')}
      placeholder={text('form.choose')}
      clearable={!input.required}
      allowDeselect={false}
      onChange={(value) => {
        const option = [...found, ...recent].find((each) => each.value === value)
        if (option && found.openedAt) rememberChoice(found.openedAt, option)
        input.onChange(value ?? '')
      }}
    />
  )
}

/** Those of lately above the others; the chosen one stands where it is. */
function withRecent(
  found: Options,
  recent: readonly Option[],
  text: ReturnType<typeof useKitText>,
): Option[] | { group: string; items: Option[] }[] {
  if (recent.length === 0) return [...found]
  const others = found.filter(({ value }) => recent.every((each) => each.value !== value))
  const known = recent.map((each) => found.find(({ value }) => value === each.value) ?? each)
  return [
    { group: text('palette.recent'), items: known },
    ...(others.length > 0 ? [{ group: text('palette.others'), items: others }] : []),
  ]
}

function Shown({ option }: { option: ComboboxItem & Partial<Option> }) {
  const { name, about, label } = option
  if (!about) return label
  return (
    <span className={classes.reference}>
      {name ?? label}
      <span className={classes.about}>{about}</span>
    </span>
  )
}
