import { ownId, type Answer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { ShareholderLedger } from '#modules/orders/contract/ledger-answers.ts'
import type { OrderRecord } from '#modules/orders/contract/orders.endpoints.ts'
import { newShareholder, orderOf, type Typed } from '#modules/orders/server/orders.test-world.ts'
import type { ShareholderRecord } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import type { Choices } from '../contract/merge-choices.ts'
import type { MergePreview, MergeRow, UndoPreview } from '../contract/merges.endpoints.ts'

interface Asked {
  choices?: Choices
  by?: Caller
  /** In place of what is said of itself. */
  part?: object
}

export interface Merged {
  preview: MergePreview
  merge: { id: string; version: number } | null
}

/** The people of the tests, and what they do with two shareholders. */
export async function openWorldOf(server: TestServer) {
  const people = {
    margaret: await server.as('superAdmin'),
    david: await server.as('manager'),
    chloe: await server.as('adviser'),
    tomasz: await server.as('care'),
  }
  const chloeId = await ownId(people.chloe)

  const read = async (id: string, by = people.david) =>
    (await by.get<ShareholderRecord>(`/shareholders/${id}`)).body

  const add = async (part: object = {}, assigneeId = chloeId) =>
    read(await newShareholder(people.margaret, assigneeId, part), people.margaret)

  const enter = async (of: { id: string }, typed: Typed) => {
    const order = orderOf({ shareholderId: of.id, assigneeId: chloeId }, typed)
    const { body, status } = await people.david.post<OrderRecord>('/orders', order)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body
  }

  const ask = async (
    keep: { id: string },
    drop: { id: string },
    { choices = {}, by = people.david, part = {} }: Asked = {},
  ): Promise<Answer<Merged>> => {
    const [one, other] = [
      await read(keep.id, people.margaret),
      await read(drop.id, people.margaret),
    ]
    return by.post<Merged>('/shareholders/merge', {
      keep: keep.id,
      drop: drop.id,
      choices,
      versions: { keep: one.version, drop: other.version },
      ...part,
    })
  }

  const merge = async (...asked: Parameters<typeof ask>) => {
    const { body, status } = await ask(...asked)
    if (status !== 200 || !body.merge) throw new Error(JSON.stringify(body))
    return { ...body, merge: body.merge }
  }

  const undo = async (id: string, keptId: string, { dryRun = false, by = people.david } = {}) => {
    const { version } = await read(keptId, people.margaret)
    const body = dryRun ? { dryRun } : {}
    return by.post<{ preview: UndoPreview; undone: boolean }>(`/merges/${id}/undo`, body, {
      version,
    })
  }

  const ledgerOf = async ({ id }: { id: string }) =>
    (await people.margaret.get<ShareholderLedger>(`/shareholders/${id}/ledger`)).body

  const merges = async ({ id }: { id: string }, by = people.david) =>
    (await by.get<{ data: MergeRow[] }>(`/shareholders/${id}/merges`)).body.data

  const historyOf = async (path: string) =>
    (
      await people.david.get<{ data: { action: string; changes: Record<string, unknown> }[] }>(
        `${path}/history`,
      )
    ).body.data

  return { ...people, chloeId, read, add, enter, ask, merge, undo, ledgerOf, merges, historyOf }
}

/** A whole ledger but for the ids of its orders. */
export const figuresOf = ({ rows, holding }: ShareholderLedger) => ({
  rows: rows.map(({ id: _, number: __, ...row }) => row),
  holding,
})
