import { use, useMemo, type ReactNode } from 'react'
import type { OwnField } from '#kit/contract/own-fields.ts'
import { matching, type UseOptions } from '../form/reference-options.ts'
import { useLanguage } from '../language.ts'
import { FilterNames } from './filter-words.ts'

/** Filters by fields that an organisation added are called as those are. */
export function OwnFilterNames(props: {
  own: readonly OwnField[] | undefined
  children: ReactNode
}) {
  const { own = [], children } = props
  const language = useLanguage()
  const around = use(FilterNames)
  const names = useMemo(
    () => ({
      ...around,
      ...Object.fromEntries(own.map((each) => [each.name, each.label[language]])),
    }),
    [around, own, language],
  )
  return <FilterNames value={names}>{children}</FilterNames>
}

/** What a filter by one of their choices offers: archived ones too, which records still have. */
export const ownReferences = (own: readonly OwnField[]): Record<string, UseOptions> =>
  Object.fromEntries(
    own
      .filter(({ type }) => type === 'choice' || type === 'choices')
      .map(({ name, options }): [string, UseOptions] => [
        name,
        function useChoices(typed, chosen) {
          const language = useLanguage()
          const all = options.map((option) => ({ value: option.id, label: option.name[language] }))
          return matching(all, typed, chosen)
        },
      ]),
  )
