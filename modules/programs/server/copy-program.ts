import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { program } from '../contract/program.ts'
import { addProgram } from './add-program.ts'
import { holdBudget } from './commit-budget.ts'
import { findProgram } from './program.queries.ts'

/** A year later, to the day; 29 February becomes 28. */
function yearLater(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${Number(year) + 1}-${month}-${month === '02' && day === '29' ? '28' : day}`
}

/** What else of a program goes along when it is copied; modules offer it. */
export interface CopiedAlong {
  copy(change: Change, programs: { from: string; to: string }): Promise<void>
}

declare module '#kit/server/server-module.ts' {
  interface Offers {
    copiedPrograms: CopiedAlong
  }
}

/**
 * Copies a program for the next year: the same rules, its intake a year later, a draft.
 * @returns the id of the copy
 */
export async function copyProgram(
  change: Change,
  { id, code }: { id: string; code: string },
  along: readonly CopiedAlong[],
): Promise<string> {
  // Its budget is not divided otherwise between the whole and its parts.
  await holdBudget(change, id)
  const source = await findProgram(change.db, id)
  if (!source) throw notFound()
  const writable = Object.keys(program.create.shape) as (keyof typeof source)[]
  const copied = Object.fromEntries(writable.map((field) => [field, source[field]]))
  const copy = await addProgram(change, {
    ...(copied as Parameters<typeof addProgram>[1]),
    code,
    intakeOpensOn: yearLater(source.intakeOpensOn),
    intakeClosesOn: yearLater(source.intakeClosesOn),
  })
  await sql`insert into program_regions (program_id, region, amount)
    select ${copy}, region, amount from program_regions where program_id = ${id}`.execute(change.db)
  // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
  for (const part of along) await part.copy(change, { from: id, to: copy })
  return copy
}
