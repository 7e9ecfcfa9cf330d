import type { Change } from '#kit/server/call.ts'
import { Problem, refused } from '#kit/server/problems.ts'
import { positionIneligibilities } from '#modules/applications/contract/eligibility.ts'
import { readProgramFacts, takesApplications } from '#modules/programs/server/program.queries.ts'

interface Asked {
  programId: string
  position: Parameters<typeof positionIneligibilities>[0]
  /** What stands before a field's name where complaints name it. */
  within: '' | 'position.'
}

/** @throws 409 when the program takes no applications, 422 with the rules that are not met, by field */
export async function refuseIneligible(
  call: Pick<Change, 'db' | 'today'>,
  { programId, position, within }: Asked,
): Promise<void> {
  const today = await call.today()
  if (!(await takesApplications(call.db, programId, today))) throw refused('programClosed')
  const rules = await readProgramFacts(call.db, programId)
  const unmet = positionIneligibilities(position, rules, today)
  if (unmet.length === 0) return
  const errors = unmet.map(({ field, code, params }) => [`${within}${field}`, [{ code, params }]])
  throw new Problem(422, 'notEligible', { errors: Object.fromEntries(errors) })
}
