import type { Change } from '#kit/server/call.ts'
import { notFound, refused } from '#kit/server/problems.ts'
import { changeVersioned } from '#kit/server/versioned.ts'
import { programStatus, type ProgramStep } from '../contract/program.status.ts'
import { refusalOfStep } from './program.policy.ts'
import { findProgram, readProgram } from './program.queries.ts'

/**
 * Takes one step of a program's life: opens, pauses, closes or archives it.
 * @throws 409 with the reason when the step is not possible now, 412 when somebody was faster
 */
export async function moveProgram(
  change: Change & { version: number },
  id: string,
  step: ProgramStep,
): Promise<void> {
  const { db, person, version } = change
  const before = await findProgram(db, id)
  if (!before) throw notFound()
  const reason = refusalOfStep({ ...before, today: await change.today() }, step, person)
  if (reason) throw refused(reason)
  const { to } = programStatus.transitions[step]
  await changeVersioned(
    db,
    { table: 'programs', id, version, current: () => readProgram(change, id) },
    { status: to, updated_by: person.userId },
  )
  await change.audit({
    action: `programs.${step}`,
    entity: 'program',
    entityId: id,
    reference: before.code,
    changes: { status: [before.status, to] },
  })
  await change.announce({ topic: 'programs', id, version: version + 1, subject: 'Programs View' })
}
