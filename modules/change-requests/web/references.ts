import { useAnswer } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { matching, type UseOptions } from '#kit/web/form/reference-options.ts'
import { useText } from '#kit/web/text.ts'
import { applicationsEndpoints } from '#modules/applications/contract/applications.endpoints.ts'

/** Those who look after applications, and so after the changes of them; or without any. */
export const useAssigneeFilter: UseOptions = (typed, chosen) => {
  const text = useText('changeRequests')
  const mayAssign = useMay('assign', 'Applications View')
  const { data } = useAnswer(applicationsEndpoints.listAssignees, {}, { enabled: mayAssign })
  const people = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return matching([{ value: 'none', label: text('list.unassigned') }, ...people], typed, chosen)
}
