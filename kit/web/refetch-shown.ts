import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * Fetches anew what is shown. What is being asked for the first time may have been read before the
 * change, and the library lets such an answer stand; it is asked for once more when it is there.
 */
export function refetchShown(client: QueryClient, filters: InvalidateQueryFilters = {}) {
  for (const query of client.getQueryCache().findAll(filters)) {
    const { data, fetchStatus } = query.state
    if (data !== undefined || fetchStatus === 'idle') continue
    const again = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    // Under way already, so that this is no further call. A failure is shown where it is asked for.
    void query.fetch().then(again, () => undefined)
  }
  return client.invalidateQueries(filters)
}
