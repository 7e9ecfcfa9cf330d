import { sql } from 'kysely'
import type { FieldErrors } from '#kit/contract/validation.ts'
import type { Change } from './call.ts'
import { invalid, Problem } from './problems.ts'

/** What stands in the way of one of many. */
export interface RowProblem {
  code: string
  /** As whose code it is told, when not as its own. */
  said?: string
  params?: Record<string, string | number>
  errors?: FieldErrors
}

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
    if (isTrial) await undo(db)
    else await sql`release savepoint one_row`.execute(db)
    return { done }
  } catch (error) {
    const problem = problemIn(error)
    if (!problem) throw error
    await undo(db)
    return { problem }
  }
}

/** What is only rolled back stays open, and each next one would lie within it. */
async function undo(db: Change['db']) {
  await sql`rollback to savepoint one_row`.execute(db)
  await sql`release savepoint one_row`.execute(db)
}

/** Says within `work` of `manyAtOnce` that the rows depend on one another. */
export class NotAtOnce extends Error {}

interface Many<T, R> {
  work: (some: readonly T[]) => Promise<R[]>
  refused: (one: T, problem: RowProblem) => R
}

/**
 * Does something to many at once. What the database refuses of that is done by halves, down to the
 * one that it refuses; the others are done, in the order they came.
 */
export async function manyAtOnce<T, R>(
  change: Pick<Change, 'db'>,
  all: readonly T[],
  many: Many<T, R>,
): Promise<R[]> {
  const [first] = all
  if (first === undefined) return []
  if (all.length === 1) {
    const result = await onItsOwn(change, () => many.work(all))
    return 'problem' in result ? [many.refused(first, result.problem)] : result.done
  }
  await sql`savepoint one_row`.execute(change.db)
  try {
    const done = await many.work(all)
    await sql`release savepoint one_row`.execute(change.db)
    return done
  } catch (error) {
    if (!isBetterByHalves(error)) throw error
    await undo(change.db)
  }
  const half = Math.ceil(all.length / 2)
  const before = await manyAtOnce(change, all.slice(0, half), many)
  return [...before, ...(await manyAtOnce(change, all.slice(half), many))]
}

const taken = '23505'

const isBetterByHalves = (error: unknown) =>
  error instanceof NotAtOnce ||
  (error as { code?: unknown }).code === taken ||
  problemIn(error) !== null

const stillReferred = '23503'

/** What a row is told of an error; null where it is none of the row's. */
export function problemIn(error: unknown): RowProblem | null {
  if ((error as { code?: unknown }).code === stillReferred) return { code: 'inUse' }
  if (!(error instanceof Problem) || error.status >= 500) return null
  const { errors, params, said } = error.options
  return {
    code: error.code,
    ...(said && { said }),
    ...(errors && { errors }),
    ...(params && { params }),
  }
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
