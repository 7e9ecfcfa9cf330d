import { useAnswer } from '#kit/web/api-query.ts'
import { matching, type UseOptions } from '#kit/web/form/reference-options.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { shareholdersEndpoints } from '../contract/shareholders.endpoints.ts'

/** Whom a shareholder can be given to. */
export const useManagerOptions: UseOptions = (typed, chosen) => {
  const { data } = useAnswer(shareholdersEndpoints.listRelationshipManagers, {})
  const people = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return matching(people, typed, chosen)
}

/** Where a shareholder can come from, and where the present one does. */
export const useSourceChoices: UseOptions = (typed, chosen) => {
  const bilingual = useBilingual()
  const { data } = useAnswer(shareholdersEndpoints.listShareholderSources, {})
  const offered = (data?.data ?? [])
    .filter(({ id, isChoosable }) => isChoosable || id === chosen)
    .map(({ id, name }) => ({ value: id, label: bilingual(name) }))
  return matching(offered, typed, chosen)
}

/** The tags that there are. */
export const useTagOptions: UseOptions = () => {
  const { data } = useAnswer(shareholdersEndpoints.listShareholderTags, {})
  return (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
}

/** The same, and nobody. */
export const useManagerFilter: UseOptions = (typed, chosen) => {
  const text = useText('shareholders')
  return [
    { value: 'none', label: text('list.unassigned') },
    ...useManagerOptions(typed, chosen === 'none' ? null : chosen),
  ]
}
