import { callApi } from '#kit/web/api-call.ts'
import type { RecordSearch } from '#kit/web/palette/palette.ts'
import { searchEndpoints } from '../contract/search.endpoints.ts'
import { searchScreens } from '../contract/search.screens.ts'

/** What the palette looks records up with. */
export const searchOfRecords: RecordSearch = {
  async find(typed, signal) {
    const { groups } = await callApi(searchEndpoints.findRecords, { query: { q: typed }, signal })
    return groups
  },
  pathOf: (typed, kind) =>
    `${searchScreens.search.path}?${new URLSearchParams({ q: typed, ...(kind && { kind }) }).toString()}`,
}
