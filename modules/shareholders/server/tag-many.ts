import type { Change } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import { mostTags, sameTag } from '../contract/tag.ts'
import { changeMany } from './change-many.ts'
import { editShareholder } from './edit-shareholder.ts'
import { readShareholder } from './shareholder.queries.ts'

interface Tagging {
  ids: readonly string[]
  add: readonly string[]
  remove: readonly string[]
}

/** Adds tags to shareholders and takes others away, each on its own. */
export const tagMany = (change: Change, { ids, add, remove }: Tagging) =>
  changeMany(change, ids, async (one, id) => {
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
  })
