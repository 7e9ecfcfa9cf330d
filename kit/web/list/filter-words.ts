import { createContext, use } from 'react'
import { useFormatter } from 'use-intl'
import type { Filter, FilterDeclaration } from '#kit/contract/define-list.ts'
import { useChoiceWord } from '../choice-word.ts'
import { firstText, useKitText, useText } from '../text.ts'

/** Filters that the organisation gives names of its own, by field. */
export const FilterNames = createContext<Record<string, string>>({})

/** What a filter on a field is called: its own name, `filters.{field}`, else `fields.{field}`. */
export function useFilterName() {
  const text = useText()
  const own = use(FilterNames)
  return (field: string) => own[field] ?? firstText(text, [`filters.${field}`, `fields.${field}`])
}

/** What a choice is called: the module's words, else a province's name. */
export function useChoiceName() {
  const word = useChoiceWord()
  return (field: string, value: string) => word(field, value, 'provinces')
}

/** What a field is filtered by, in a few words. */
export function useFilterWords() {
  const text = useKitText()
  const format = useFormatter()
  const choiceName = useChoiceName()
  return (field: string, declared: FilterDeclaration, filters: readonly Filter[]): string => {
    const of = (operator: string) => filters.find((each) => each.operator === operator)?.values[0]
    const shown = (value: string) =>
      declared.kind === 'number' ? format.number(Number(value)) : value
    const [from, to, part] = [of('gte'), of('lte'), of('contains')]
    if (filters.some(({ operator }) => operator === 'none')) return text('list.filterNone')
    if (from && to) return text('list.filterRange', { from: shown(from), to: shown(to) })
    if (from) return text('list.filterFrom', { from: shown(from) })
    if (to) return text('list.filterTo', { to: shown(to) })
    if (part) return part
    const values = filters.flatMap((each) => each.values)
    const [first = '', ...more] = values.map((value) =>
      declared.kind === 'yesNo'
        ? text(value === 'true' ? 'states.yes' : 'states.no')
        : choiceName(field, value),
    )
    return more.length ? text('list.filterMany', { first, more: more.length }) : first
  }
}

/** The option `none` of a field that may be empty stands for “without a value”. */
export const chosenReference = ([filter]: readonly Filter[]) =>
  filter?.operator === 'none' ? 'none' : (filter?.values[0] ?? null)
