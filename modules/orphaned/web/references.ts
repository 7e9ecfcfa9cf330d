import { useAnswer } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { matching, type UseOptions } from '#kit/web/form/reference-options.ts'
import { useText } from '#kit/web/text.ts'
import { applicationsEndpoints } from '#modules/applications/contract/applications.endpoints.ts'

/** Those to whom a case can be given: whoever reviews applications. */
export const useAssigneeOptions: UseOptions = (typed, chosen) => {
  const mayAssign = useMay('assign', 'Applications View')
  const { data } = useAnswer(applicationsEndpoints.listAssignees, {}, { enabled: mayAssign })
  const people = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return matching(people, typed, chosen)
}

/** The same, and nobody. */
export const useAssigneeFilter: UseOptions = (typed, chosen) => {
  const text = useText('orphaned')
  const none = { value: 'none', label: text('list.unassigned') }
  return matching([none, ...useAssigneeOptions('', null)], typed, chosen)
}
