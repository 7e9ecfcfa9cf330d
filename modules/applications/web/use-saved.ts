import { useQueryClient } from '@tanstack/react-query'
import { queryKey, refreshTopics } from '#kit/web/api-query.ts'
import { expectChange } from '#kit/web/record/own-changes.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import {
  applicationsEndpoints,
  type ApplicationRecord,
} from '../contract/applications.endpoints.ts'

/** After a change of one's own: the screen shows the answer at once, and it is no news. */
export function useSaved() {
  const client = useQueryClient()
  const text = useText('applications')
  const refresh = (id: string) => void refreshTopics(client, ['applications'], id)
  const keep = (after: ApplicationRecord) => {
    const { id } = after
    expectChange(after)
    client.setQueryData(queryKey(applicationsEndpoints.readApplication, { params: { id } }), after)
    refresh(id)
  }
  const tell = (after: ApplicationRecord) => {
    keep(after)
    const { reference } = after
    toast.success(text('toast.moved', { reference, status: text(`status.${after.status}`) }))
  }
  return { refresh, keep, tell }
}
