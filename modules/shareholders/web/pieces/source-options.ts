import { useAnswer } from '#kit/web/api-query.ts'
import { matching, type UseOptions } from '#kit/web/form/reference-options.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useKitText } from '#kit/web/text.ts'
import { shareholdersEndpoints } from '../../contract/shareholders.endpoints.ts'

/** The sources that a list can be narrowed to, those that are offered no longer too, and none. */
export const useSourceFilter: UseOptions = (typed, chosen) => {
  const text = useKitText()
  const bilingual = useBilingual()
  const { data } = useAnswer(shareholdersEndpoints.listShareholderSources, {})
  const sources = [
    { value: 'none', label: text('list.filterNone') },
    ...(data?.data ?? []).map(({ id, name }) => ({ value: id, label: bilingual(name) })),
  ]
  return matching(sources, typed, chosen)
}
