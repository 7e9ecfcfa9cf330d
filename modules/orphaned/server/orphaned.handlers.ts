import { serve } from '#kit/server/call.ts'
import { exportList } from '#kit/server/export-list.ts'
import { readPage } from '#kit/server/list-query.ts'
import { forbidden } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { orphanedEndpoints, type OrphanedRow } from '../contract/orphaned.endpoints.ts'
import { orphanedWords } from '../contract/words.ts'
import { assignCase } from './assign-case.ts'
import { closeCase, reopenCase } from './close-case.ts'
import { doPlaybookStep } from './do-playbook-step.ts'
import { readMatches } from './match.queries.ts'
import { offerMatch, withdrawMatch } from './offer-match.ts'
import { orphanedExport } from './orphaned.export.ts'
import { orphanedListSource } from './orphaned-list.queries.ts'
import { judgeCase, subject } from './orphaned.policy.ts'
import { loadCase, readCase } from './orphaned.queries.ts'
import { rematch } from './rematch.ts'

type Call<Body> = VersionedChange & { params: { id: string }; body: Body }

/** Does something to one case and answers with it as it is then. */
const changing =
  <Body>(act: (change: VersionedChange, id: string, body: Body) => Promise<unknown>) =>
  async (call: Call<Body>) => {
    await act(call, call.params.id, call.body)
    return readCase(call, call.params.id)
  }

export const orphanedHandlers = serve(
  orphanedEndpoints,
  {
    listOrphaned: ({ db, person, list }) =>
      readPage<OrphanedRow>(db, orphanedListSource(db, { person, action: 'view' }), list),
    exportOrphaned: (call) =>
      exportList(
        call,
        orphanedListSource(call.db, { person: call.person, action: 'export' }),
        orphanedExport(call.person),
      ),
    readOrphaned: (call) => readCase(call, call.params.id),
    async listMatches(call) {
      const { scope } = judgeCase(await loadCase(call, call.params.id))
      if (!call.person.permissions.allows({ action: 'assign', subject }, { ...scope }))
        throw forbidden()
      return { data: await readMatches(call.db, call.params.id) }
    },
    assignOrphaned: changing((change, id, body: { assigneeId: string }) =>
      assignCase(change, id, body.assigneeId),
    ),
    offerMatch: changing((change, id, body: { employerId: string }) =>
      offerMatch(change, id, body.employerId),
    ),
    withdrawMatch: changing(withdrawMatch),
    rematch: changing(rematch),
    closeOrphaned: changing(closeCase),
    reopenOrphaned: changing((change, id, { reason }: { reason: string }) =>
      reopenCase(change, id, reason),
    ),
    async doPlaybookStep(call) {
      await doPlaybookStep(call, call.params.id, call.body)
      return readCase(call, call.params.id)
    },
  },
  orphanedWords,
)
