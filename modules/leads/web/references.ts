import { useAnswer } from '#kit/web/api-query.ts'
import { matching, type UseOptions } from '#kit/web/form/reference-options.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { shareholdersEndpoints } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import { leadsEndpoints } from '../contract/leads.endpoints.ts'

/** What one lead does changes none of them. */
const ofNoLead = { keptByHand: true }

export const useStatuses = () =>
  useAnswer(leadsEndpoints.listStatusesOfLeads, {}, ofNoLead).data?.data ?? []

/** Every status, archived ones too: what a list can be narrowed to. */
export const useStatusFilter: UseOptions = (typed, chosen) => {
  const bilingual = useBilingual()
  const all = useStatuses().map(({ id, name }) => ({ value: id, label: bilingual(name) }))
  return matching(all, typed, chosen)
}

/** Statuses that a lead can be put into. */
export const useStatusOptions: UseOptions = () => {
  const bilingual = useBilingual()
  return useStatuses()
    .filter(({ isChoosable }) => isChoosable)
    .map(({ id, name }) => ({ value: id, label: bilingual(name) }))
}

/** Statuses of those that were won. */
export const useWonOptions: UseOptions = () => {
  const bilingual = useBilingual()
  return useStatuses()
    .filter(({ isChoosable, kind }) => isChoosable && kind === 'won')
    .map(({ id, name }) => ({ value: id, label: bilingual(name) }))
}

/** Who can look after a shareholder. */
export const useManagerOptions: UseOptions = (typed, chosen) => {
  const { data } = useAnswer(shareholdersEndpoints.listRelationshipManagers, {}, ofNoLead)
  const people = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return matching(people, typed, chosen)
}

/** Statuses that a lead begins in. */
export const useFirstStatusOptions: UseOptions = () => {
  const bilingual = useBilingual()
  return useStatuses()
    .filter(({ isChoosable, kind }) => isChoosable && kind === 'open')
    .map(({ id, name }) => ({ value: id, label: bilingual(name) }))
}

const useSources = () => useAnswer(leadsEndpoints.listSourcesOfLeads, {}, ofNoLead).data?.data ?? []

/** Where a lead can come from, and where the present one does. */
export const useSourceOptions: UseOptions = (typed, chosen) => {
  const bilingual = useBilingual()
  const offered = useSources()
    .filter(({ id, isChoosable }) => isChoosable || id === chosen)
    .map(({ id, name }) => ({ value: id, label: bilingual(name) }))
  return matching(offered, typed, chosen)
}

export const useSourceFilter: UseOptions = (typed, chosen) => {
  const text = useKitText()
  const bilingual = useBilingual()
  const all = useSources().map(({ id, name }) => ({ value: id, label: bilingual(name) }))
  return matching([{ value: 'none', label: text('list.filterNone') }, ...all], typed, chosen)
}

const useAssignees = () =>
  (useAnswer(leadsEndpoints.listAssigneesOfLeads, {}, ofNoLead).data?.data ?? []).map(
    ({ id, name }) => ({
      value: id,
      label: name,
    }),
  )

/** Whom a lead can be given to. */
export const useAssigneeOptions: UseOptions = (typed, chosen) =>
  matching(useAssignees(), typed, chosen)

export const useAssigneeFilter: UseOptions = (typed, chosen) => {
  const text = useText()
  const all = useAssignees()
  return matching([{ value: 'none', label: text('list.unassigned') }, ...all], typed, chosen)
}

/** What the filters of list and board are chosen from. */
export const filterReferences = {
  statusId: useStatusFilter,
  sourceId: useSourceFilter,
  assigneeId: useAssigneeFilter,
}
