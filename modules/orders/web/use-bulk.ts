import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import type { Selected } from '#kit/web/list/selection.ts'
import { queries } from '#kit/web/queries.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import type { BulkResult } from '../contract/orders-bulk.endpoints.ts'
import { ordersEndpoints } from '../contract/orders.endpoints.ts'

const most = 1000
const atOnce = 100

/** The chosen rows by id, over all pages; null, with the reason said, when that is too many. */
export function useChosenIds() {
  const text = useText()
  return async (selected: Selected): Promise<string[] | null> => {
    if (selected.count > most) {
      toast.error(text('bulk.tooMany', { most }))
      return null
    }
    return selected.all ? idsOf(selected.parameters) : selected.ids
  }
}

async function idsOf(parameters: Record<string, string | undefined>): Promise<string[]> {
  const found: string[] = []
  let after: string | undefined
  do {
    const query = { ...parameters, perPage: String(atOnce), ...(after && { after }) }
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const page = await callApi(ordersEndpoints.listOrders, { query })
    found.push(...page.data.map(({ id }) => id))
    after = page.meta.after
  } while (after)
  return found
}

/** Sends the ids in pieces and answers what became of each. */
export async function inPieces(
  ids: readonly string[],
  send: (ids: string[]) => Promise<{ results: BulkResult[] }>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  try {
    for (let at = 0; at < ids.length; at += atOnce)
      // oxlint-disable-next-line no-await-in-loop -- the server does one piece after the other
      results.push(...(await send(ids.slice(at, at + atOnce))).results)
  } finally {
    void refreshTopics(queries, ['orders', 'shareholders', 'ledger'])
  }
  return results
}
