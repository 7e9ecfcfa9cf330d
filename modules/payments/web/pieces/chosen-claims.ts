import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { mostAtOnce } from '#kit/contract/bulk.ts'
import { callApi } from '#kit/web/api-call.ts'
import type { Page } from '#kit/web/api-query.ts'
import type { Selected } from '#kit/web/list/selection.ts'
import { paymentsEndpoints, type PaymentRow } from '../../contract/payments.endpoints.ts'

const { listPayments, readPayment } = paymentsEndpoints

/** What is decided about one that was chosen, as it stood when it was chosen. */
export type ChosenClaim = Pick<
  PaymentRow,
  'id' | 'version' | 'reference' | 'name' | 'employer' | 'assessedAmount' | 'isJudged'
>

/** The chosen rows, at most `mostAtOnce`, once: what comes to be otherwise meanwhile was not seen. */
export function useChosenClaims(selected: Selected) {
  const client = useQueryClient()
  return useQuery({
    queryKey: ['chosen claims', selected],
    queryFn: () => chosenClaims(client, selected),
    staleTime: Infinity,
    gcTime: 0,
  })
}

async function chosenClaims(client: QueryClient, selected: Selected): Promise<ChosenClaim[]> {
  if (selected.all) {
    const query = { ...selected.parameters, perPage: String(mostAtOnce) }
    return (await callApi(listPayments, { query })).data
  }
  const listed = listedClaims(client)
  const ids = selected.ids.slice(0, mostAtOnce)
  return Promise.all(
    ids.map(async (id) => listed.get(id) ?? callApi(readPayment, { params: { id } })),
  )
}

/** Rows that the list under the dialog has are taken from there. */
function listedClaims(client: QueryClient): ReadonlyMap<string, ChosenClaim> {
  const name = `${listPayments.method} ${listPayments.path}`
  const pages = client.getQueriesData<Page<PaymentRow>>({ queryKey: [name] })
  return new Map(pages.flatMap(([, page]) => page?.data ?? []).map((row) => [row.id, row]))
}
