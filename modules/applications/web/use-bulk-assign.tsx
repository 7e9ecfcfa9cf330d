import { IconUserPlus } from '@tabler/icons-react'
import type { BulkInput } from '#kit/web/bulk/bulk-input.ts'
import { useBulk } from '#kit/web/bulk/use-bulk.tsx'
import { useGo } from '#kit/web/go.ts'
import type { BulkAction } from '#kit/web/list/list-props.ts'
import { useText } from '#kit/web/text.ts'
import { applicationStatus } from '../contract/application.status.ts'
import { applicationsEndpoints } from '../contract/applications.endpoints.ts'
import { applicationsScreens } from '../contract/applications.screens.ts'
import { useAssigneeOptions, useAssignees } from './references.ts'

/** So many fit into the address of the dialog, which shows each of them. */
const mostInAddress = 100

/** Answers the list, once the dialog is closed, whether the selection has been dealt with. */
let settle: ((wasAssigned: boolean) => void) | null = null

export function settleAssignment(wasAssigned: boolean) {
  settle?.(wasAssigned)
  settle = null
}

const assignment: BulkInput = {
  key: 'assign',
  endpoint: applicationsEndpoints.assignApplications,
  asks: applicationStatus.transitions.assign.asks,
  options: { assigneeId: useAssigneeOptions },
  topics: ['applications'],
}

/** Who may only take files for themselves has nothing to choose. */
export function useAssignAct() {
  const people = useAssignees()
  const initial = people.length === 1 ? { assigneeId: people[0]?.id } : {}
  return { input: { ...assignment, initial }, isLoading: people.length === 0 }
}

/** Opens the dialog with an address for a few rows that are chosen one by one; the others need none. */
export function useBulkAssign() {
  const go = useGo()
  const text = useText()
  const label = text('actions.assign')
  const icon = <IconUserPlus size={16} aria-hidden />
  const { bulkActions, dialog } = useBulk([{ ...assignment, label, icon }])
  const assign = bulkActions.map((act): BulkAction => ({
    ...act,
    async run(selected) {
      if (selected.all || selected.count > mostInAddress) return act.run(selected)
      await go(applicationsScreens.bulkAssign, { query: { ids: selected.ids.join(',') } })
      return new Promise((resolve) => {
        settle = resolve
      })
    },
  }))
  return { bulkActions: assign, dialog }
}
