import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { assignApplication, problemCode } from './assign-application.ts'

interface Wanted {
  id: string
  version: number
  assigneeId: string | null
}

export interface AssignmentResult {
  id: string
  reference: string | null
  problem: string | null
  version: number | null
  previousAssigneeId: string | null
}

/** Assigns many applications, each on its own: one that cannot be assigned does not stop the rest. */
export async function assignMany(
  change: Change,
  wanted: readonly Wanted[],
): Promise<AssignmentResult[]> {
  const results: AssignmentResult[] = []
  for (const item of wanted) results.push(await assignOne(change, item))
  return results
}

async function assignOne(
  change: Change,
  { id, version, assigneeId }: Wanted,
): Promise<AssignmentResult> {
  const { db } = change
  await sql`savepoint one_assignment`.execute(db)
  try {
    const before = await assignApplication({ ...change, version }, id, assigneeId)
    await sql`release savepoint one_assignment`.execute(db)
    return {
      id,
      reference: before.reference,
      problem: null,
      version: version + 1,
      previousAssigneeId: before.assignee?.id ?? null,
    }
  } catch (error) {
    const problem = problemCode(error)
    await sql`rollback to savepoint one_assignment`.execute(db)
    return { id, reference: null, problem, version: null, previousAssigneeId: null }
  }
}
