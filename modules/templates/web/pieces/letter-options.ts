import { useAnswer } from '#kit/web/api-query.ts'
import { matching, type UseOptions } from '#kit/web/form/reference-options.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { templatesEndpoints } from '../../contract/templates.endpoints.ts'
import { withoutBraces } from '../template-title.ts'

/** The letters that the portal writes, by what is typed of their subjects. */
export const useLetterOptions: UseOptions = (typed, chosen) => {
  const titleOf = useBilingual()
  const { data } = useAnswer(templatesEndpoints.listTemplates, {})
  const options = (data?.data ?? []).map(({ id, title }) => ({
    value: id,
    label: withoutBraces(titleOf(title), () => '…'),
  }))
  return matching(options, typed, chosen)
}
