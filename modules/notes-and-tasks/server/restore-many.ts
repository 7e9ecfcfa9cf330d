import { bulkAct } from '#kit/server/bulk/bulk-act.ts'
import { trashList } from '../contract/trash.endpoints.ts'
import { notesAndTasksEn } from '../contract/strings.en.ts'
import { notesAndTasksFr } from '../contract/strings.fr.ts'
import { openItem, restoreItem } from './empty-trash.ts'
import { requireSome, type Desk } from './parents.ts'
import { trashSource } from './trash.queries.ts'

/** Brings back what was deleted. */
export const restoreItems = (desk: Desk) =>
  bulkAct()({
    key: 'trash.restore',
    words: { en: notesAndTasksEn, fr: notesAndTasksFr },
    async begin({ person }) {
      requireSome({ desk, person }, 'write')
    },
    nameOf: async (change, id) => (await openItem(change, desk, id)).title,
    take: (one, id) => restoreItem(one, desk, id),
    list: ({ person, settings }) => ({
      list: trashList,
      source: trashSource({ desk, person, settings }),
    }),
  })
