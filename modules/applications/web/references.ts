import { useAnswer } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { matching, type UseOptions } from '#kit/web/form/reference-options.ts'
import { useText } from '#kit/web/text.ts'
import { applicationsEndpoints } from '../contract/applications.endpoints.ts'

export function useAssignees() {
  const mayAssign = useMay('assign', 'Applications View')
  return useAnswer(applicationsEndpoints.listAssignees, {}, { enabled: mayAssign }).data?.data ?? []
}

/** Whom a file can be given to, with how many open ones they have. */
export const useAssigneeOptions: UseOptions = (typed, chosen) => {
  const text = useText('applications')
  const people = useAssignees().map(({ id, name, openFiles }) => ({
    value: id,
    label: `${name} – ${text('dialogs.assign.load', { count: openFiles })}`,
  }))
  return matching(people, typed, chosen)
}

/** Everybody who reviews, and nobody; who may not assign filters by what the list shows. */
export const useAssigneeFilter: UseOptions = (typed, chosen) => {
  const text = useText('applications')
  const people = useAssignees().map(({ id, name }) => ({ value: id, label: name }))
  return matching([{ value: 'none', label: text('list.unassigned') }, ...people], typed, chosen)
}
