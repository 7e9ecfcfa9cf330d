import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { FieldErrors } from '#kit/contract/validation.ts'
import { invalid, Problem } from '#kit/server/problems.ts'
import type { RowProblem } from './import-target.ts'

interface Attempt {
  /** Whatever is done is undone again. */
  isTrial?: boolean
}

/** Does something within a transaction that, when it is refused, leaves the rest of it alone. */
export async function onItsOwn<T>(
  { db }: Pick<Change, 'db'>,
  work: () => Promise<T>,
  { isTrial = false }: Attempt = {},
): Promise<{ done: T } | { problem: RowProblem }> {
  await sql`savepoint one_row`.execute(db)
  try {
    const done = await work()
    await sql`${sql.raw(isTrial ? 'rollback to savepoint one_row' : 'release savepoint one_row')}`.execute(
      db,
    )
    return { done }
  } catch (error) {
    const problem = problemIn(error)
    if (!problem) throw error
    await sql`rollback to savepoint one_row`.execute(db)
    return { problem }
  }
}

const stillReferred = '23503'

function problemIn(error: unknown): RowProblem | null {
  if ((error as { code?: unknown }).code === stillReferred) return { code: 'inUse' }
  if (!(error instanceof Problem) || error.status >= 500) return null
  const { errors, params } = error.options
  return { code: error.code, ...(errors && { errors }), ...(params && { params }) }
}

/** Everything that is wrong with the fields of a row at once, whoever says it. @throws 422 with all of it */
export async function refuseTogether<T>([first, ...others]: [
  () => Promise<T>,
  ...(() => unknown)[],
]): Promise<T> {
  const errors: FieldErrors = {}
  const tried = async <R>(work: () => R | Promise<R>): Promise<R | undefined> => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Problem) || !error.options.errors) throw error
      Object.assign(errors, error.options.errors)
      return undefined
    }
  }
  const answer = await tried(first)
  for (const work of others) await tried(work)
  if (Object.keys(errors).length) throw invalid(errors)
  return answer as T
}
