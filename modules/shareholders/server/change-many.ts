import { bulkAct, type BulkAct } from '#kit/server/bulk/bulk-act.ts'
import { listWithOwn } from '#kit/contract/own-list.ts'
import type { Change } from '#kit/server/call.ts'
import { invalidField, notFound } from '#kit/server/problems.ts'
import { listedStates, type ShareholderStep } from '../contract/shareholder.status.ts'
import { shareholderList } from '../contract/shareholders.endpoints.ts'
import { mostTags, sameTag } from '../contract/tag.ts'
import { shareholdersEn } from '../contract/strings.en.ts'
import { shareholdersFr } from '../contract/strings.fr.ts'
import { editShareholder } from './edit-shareholder.ts'
import { moveShareholder } from './move-shareholder.ts'
import { allowsOwnPrices } from './own-price.queries.ts'
import { readActiveFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { shareholderListSource } from './shareholder-list.queries.ts'
import { findShareholder, readShareholder } from './shareholder.queries.ts'

const known = async ({ db, person }: Change, id: string) => {
  const found = await findShareholder(db, id, person)
  if (!found) throw notFound()
  return found
}

const ofShareholders = {
  table: 'shareholders',
  words: { en: shareholdersEn, fr: shareholdersFr },
  nameOf: async (change, id) => (await known(change, id)).number,
  async list(change, { status: asked }) {
    const status = listedStates.find((state) => state === asked) ?? 'active'
    const ownPrices = await allowsOwnPrices(change.db)
    const own = await readActiveFields(change.db, 'shareholder')
    const source = shareholderListSource(change.db, {
      ...change,
      action: 'view',
      status,
      ownPrices,
      own,
    })
    return { list: listWithOwn(shareholderList, own), source }
  },
} satisfies Partial<BulkAct>

/** Gives shareholders to another relationship manager. */
export const assignShareholders = bulkAct<{ assigneeId: string | null }>()({
  ...ofShareholders,
  key: 'shareholders.assign',
  async take(one, id, { assigneeId }) {
    const { assigneeId: before } = await known(one, id)
    if (before === assigneeId) return
    await editShareholder(one, id, { assigneeId })
    return { assigneeId: before }
  },
  undo: (one, id, { assigneeId }: { assigneeId: string | null }) =>
    editShareholder(one, id, { assigneeId }),
})

const moving = (step: ShareholderStep, back: ShareholderStep) =>
  bulkAct()({
    ...ofShareholders,
    key: `shareholders.${step}`,
    take: (one, id) => moveShareholder(one, id, step),
    undo: (one, id) => moveShareholder(one, id, back),
  })

export const archiveShareholders = moving('archive', 'restore')
export const restoreShareholders = moving('restore', 'archive')

/** Adds tags to shareholders and takes others away. */
export const tagShareholders = bulkAct<{ add: string[]; remove: string[] }>()({
  ...ofShareholders,
  key: 'shareholders.tag',
  async begin(_, { add, remove }) {
    if (add.length + remove.length === 0) throw invalidField('add', 'chooseOne')
  },
  async take(one, id, { add, remove }) {
    const { tags } = await readShareholder(one.db, id, one)
    const has = (names: readonly string[], name: string) =>
      names.some((each) => sameTag(each, name))
    const had = tags ?? []
    const missing = add.filter((name) => !has(had, name))
    const kept = had.filter((name) => !has(remove, name))
    if (missing.length === 0 && kept.length === had.length) return
    if (kept.length + missing.length > mostTags)
      throw invalidField('tags', 'tooLong', { maximum: mostTags })
    await editShareholder(one, id, { tags: [...kept, ...missing] })
    return { tags: had }
  },
  undo: (one, id, { tags }: { tags: string[] }) => editShareholder(one, id, { tags }),
})

export const shareholderBulkActs = [
  assignShareholders,
  archiveShareholders,
  restoreShareholders,
  tagShareholders,
]
