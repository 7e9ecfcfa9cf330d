import { bulkAct } from '#kit/server/bulk/bulk-act.ts'
import { applicationList } from '#modules/applications/contract/application.list.ts'
import { applicationsWords } from '#modules/applications/contract/words.ts'
import { listSource } from '#modules/applications/server/application-list.queries.ts'
import { loadApplication } from '#modules/applications/server/application.queries.ts'
import { tellWithdrawn } from '#modules/applications/server/tell-withdrawn.ts'
import { takeBack } from '#modules/applications/server/withdraw-application.ts'

/**
 * Takes back applications that were made together, each by the rules of the single way. What is decided
 * stays, with the reason; what was taken back is reopened one by one, as ever.
 */
export const withdrawTogether = bulkAct<{ reason: string }>()({
  key: 'participantSheets.withdraw',
  table: 'applications',
  words: applicationsWords,
  nameOf: async (change, id) => (await loadApplication(change, id)).record.reference,
  async take(one, id, { reason }) {
    await takeBack(one, id, reason)
  },
  finish: (change, ids) => tellWithdrawn(change, ids),
  list: ({ db, person }) => ({
    list: applicationList,
    source: listSource(db, { stage: 'pending', person, action: 'view' }),
  }),
})
