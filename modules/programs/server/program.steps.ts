import type { SteppedEntity } from '#kit/server/steps.ts'
import { notFound } from '#kit/server/problems.ts'
import type { ProgramFacts } from '../contract/program.status.ts'
import { judge, programMachines, type JudgedProgram } from './program.policy.ts'
import { findProgram, readProgram } from './program.queries.ts'

/** A program as its steps know it. */
export const programSteps: SteppedEntity<JudgedProgram, ProgramFacts> = {
  ...programMachines,
  table: 'programs',
  entity: 'program',
  topic: 'programs',
  keepsEditor: true,
  async load(change, id) {
    const program = await findProgram(change.db, id)
    if (!program) throw notFound()
    return { ...program, today: await change.today() }
  },
  judge,
  reference: ({ code }) => code,
  present: readProgram,
  announce: (change, { id }, version) =>
    change.announce({ topic: 'programs', id, version, subject: 'Programs View' }),
}
