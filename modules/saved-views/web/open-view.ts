import { callApi } from '#kit/web/api-call.ts'
import type { listViews } from '#kit/web/list/list-views.ts'
import { savedViewsEndpoints } from '../contract/saved-views.endpoints.ts'

type Asked = Parameters<NonNullable<typeof listViews.open>>[0]

/** The view that a list opens with; one that is gone, or of somebody else, opens nothing. */
export async function openView({ list, view }: Asked) {
  const found = await (view ? readOne(view) : readDefault(list)).catch(() => null)
  return found?.state ?? null
}

const readOne = (id: string) => callApi(savedViewsEndpoints.readView, { params: { id } })

async function readDefault(list: string) {
  const { data, defaultId } = await callApi(savedViewsEndpoints.listViews, { query: { list } })
  return data.find(({ id }) => id === defaultId) ?? null
}
