import type { VersionedChange } from '#kit/server/steps.ts'
import { readOrder } from './order.queries.ts'

type Call<Body> = VersionedChange & { params: { id: string }; body: Body }

/** Does something to one order and answers with it as it is then. */
export const changing =
  <Body>(act: (call: Call<Body>, id: string) => Promise<unknown>) =>
  async (call: Call<Body>) => {
    await act(call, call.params.id)
    return readOrder(call.db, call.params.id, call)
  }
