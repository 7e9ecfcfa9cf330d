import { bulkAct } from '#kit/server/bulk/bulk-act.ts'
import type { Product } from '#kit/server/server-module.ts'
import { applicationList } from '../contract/application.list.ts'
import { applicationsWords } from '../contract/words.ts'
import { listSource } from './application-list.queries.ts'
import { readApplication } from './application.queries.ts'
import { assignApplication, giveBackApplication } from './assign-application.ts'

/** Gives applications to a person; taken back, each goes to whom it was with. */
export const assignApplications = (subjects: Product['subjects']) =>
  bulkAct<{ assigneeId: string }>()({
    key: 'applications.assign',
    table: 'applications',
    words: applicationsWords,
    nameOf: async (change, id) => (await readApplication(change, id)).reference,
    async take(one, id, { assigneeId }) {
      const { assignee, can } = await readApplication(one, id)
      if (assignee?.id === assigneeId && 'reassign' in can) return
      const before = await assignApplication(subjects)(one, id, assigneeId)
      return { assigneeId: before.assignee?.id ?? null }
    },
    undo: (one, id, { assigneeId }: { assigneeId: string | null }) =>
      giveBackApplication(one, id, assigneeId),
    list: ({ db, person }) => ({
      list: applicationList,
      source: listSource(db, { stage: 'pending', person, action: 'view' }),
    }),
  })
