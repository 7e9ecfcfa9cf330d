import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import type { ImportedRow, RowState } from '../contract/imports.endpoints.ts'
import type { RowProblem } from '#kit/server/each-on-its-own.ts'
import type { ImportTarget } from './import-target.ts'
import { sayProblem } from './say-problem.ts'

const perPage = 50

interface Told {
  target: ImportTarget
  language: Language
  after: number
}

/** Rows with something to say, in the order of the file. */
export async function readToldRows(db: Db, id: string, { target, language, after }: Told) {
  const { rows } = await sql<{
    line: number
    state: RowState
    reference: string | null
    problem: RowProblem
  }>`
    select line, state, reference, problem from import_rows
    where import_id = ${id} and problem is not null and line > ${after}
    order by line limit ${perPage + 1}`.execute(db)
  const data: ImportedRow[] = rows.slice(0, perPage).map(({ problem, ...row }) => ({
    id: String(row.line),
    ...row,
    problems: sayProblem(target, language, problem),
  }))
  return { data, more: rows.length > perPage }
}
