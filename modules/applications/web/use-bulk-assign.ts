import { callApi } from '#kit/web/api-call.ts'
import { useGo } from '#kit/web/go.ts'
import type { Selected } from '#kit/web/list/selection.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { applicationsEndpoints } from '../contract/applications.endpoints.ts'
import { applicationsScreens } from '../contract/applications.screens.ts'

const most = 100

/** Answers the list, once the dialog is closed, whether the selection has been dealt with. */
let settle: ((wasAssigned: boolean) => void) | null = null

export function settleAssignment(wasAssigned: boolean) {
  settle?.(wasAssigned)
  settle = null
}

/** Opens the dialog for the chosen rows, or for everything that matches. */
export function useBulkAssign() {
  const go = useGo()
  const text = useText()
  return async (selected: Selected): Promise<boolean> => {
    if (selected.count > most) {
      toast.error(text('dialogs.assign.tooMany', { most }))
      return false
    }
    const ids = selected.all ? await idsOf(selected.parameters) : selected.ids
    await go(applicationsScreens.bulkAssign, { query: { ids: ids.join(',') } })
    return new Promise((resolve) => {
      settle = resolve
    })
  }
}

async function idsOf(parameters: Record<string, string>): Promise<string[]> {
  const query = { ...parameters, stage: 'pending', perPage: String(most) }
  const { data } = await callApi(applicationsEndpoints.listApplications, { query })
  return data.map(({ id }) => id)
}
