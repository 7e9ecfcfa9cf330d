import { invalidField } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { readAssignees } from '#modules/applications/server/assignee.queries.ts'
import { tellAssignee } from './open-case.ts'
import { orphanedSteps } from './orphaned.steps.ts'

/** Gives a case to somebody who reviews applications. @throws 422 for anybody else */
export async function assignCase(change: VersionedChange, id: string, assigneeId: string) {
  const found = await takeStep(change, orphanedSteps, {
    id,
    step: 'assign',
    async before(loaded) {
      const people = await readAssignees(change.db, change.person)
      const name = (of: string | null) => people.find((each) => each.id === of)?.name ?? null
      if (!name(assigneeId)) throw invalidField('assigneeId', 'notAssignable')
      return {
        row: { assignee_id: assigneeId },
        changes: { assignee: [name(loaded.assigneeId), name(assigneeId)] },
      }
    },
  })
  await tellAssignee(change, { ...found, userId: assigneeId })
}
