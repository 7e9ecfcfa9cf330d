import { callApi } from '#kit/web/api-call.ts'
import { openingEndpoints } from '../contract/opening.endpoints.ts'

/** The view that a list opens with; without an answer it opens plain. */
export async function openView({ list, view }: { list: string; view: string | undefined }) {
  const query = view ? { list, view } : { list }
  const { state } = await callApi(openingEndpoints.openView, { query }).catch(() => ({
    state: null,
  }))
  return state
}
