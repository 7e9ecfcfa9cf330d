import { refreshTopics } from '#kit/web/api-query.ts'
import { queries } from '#kit/web/queries.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import type { LeadRecord } from '../contract/leads.endpoints.ts'

/** Tells that a lead was deleted, and what shows leads looks anew. */
export function useTakenAway() {
  const text = useText()
  return ({ name }: Pick<LeadRecord, 'name'>) => {
    toast.success(text('toast.deleted', { name }))
    void refreshTopics(queries, ['leads', 'records'])
  }
}
