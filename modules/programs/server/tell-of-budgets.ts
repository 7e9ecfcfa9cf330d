import { sql } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Change } from '#kit/server/call.ts'
import type { Job } from '#kit/server/jobs.ts'
import type { Product } from '#kit/server/server-module.ts'
import { readActiveStaff } from '#modules/accounts/server/accounts.queries.ts'
import { programsLetters } from '../contract/programs.letters.ts'
import { programsSubjects } from '../contract/programs.subjects.ts'

interface Passed {
  id: string
  code: string
  name: Bilingual
  percent: number
  used: string
  total: string
  isNews: boolean
}

/**
 * Every ten minutes: of a program whose commitments have passed 80 or 95 % of its budget, those who look
 * after it are told, once; and once more where they were below in between.
 */
export const tellOfBudgets = ({ subjects }: Pick<Product, 'subjects'>): Job => ({
  name: 'programs.tellOfBudgets',
  schedule: '*/10 * * * *',
  async run(change) {
    const passed = (await mark(change)).filter(({ isNews }) => isNews)
    if (passed.length === 0) return
    const staff = await readActiveStaff(change.db, subjects)
    const permission = programsSubjects.may('update', 'Programs Edit')
    for (const program of passed)
      for (const { userId, permissions } of staff)
        if (userId && permissions.allows(permission, { programId: program.id }))
          // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
          await tell(change, program, userId)
  },
})

const share = sql`case when b.committed >= p.budget_total * 0.95 then 95
  when b.committed >= p.budget_total * 0.8 then 80 else 0 end`

/** A budget that an approval holds at this moment is looked at with the next run. */
async function mark({ db }: Change): Promise<Passed[]> {
  const { rows } = await sql<Passed>`
    with found as (
      select b.program_id, b.told_used as before, ${share} as now
      from program_budgets b join programs p on p.id = b.program_id
      where p.budget_total > 0 and p.status <> 'archived' and b.told_used <> ${share}
      order by b.program_id for update of b skip locked)
    update program_budgets b set told_used = f.now from found f join programs p on p.id = f.program_id
    where b.program_id = f.program_id
    returning p.id, p.code, p.name, f.now as percent, b.committed as used, p.budget_total as total,
      f.now > f.before as "isNews"`.execute(db)
  return rows.toSorted((one, other) => (one.code < other.code ? -1 : 1))
}

const tell = (change: Change, program: Passed, userId: string) =>
  change.letter(
    programsLetters.budgetUsed,
    { userId },
    {
      record: program.id,
      program: program.name,
      reference: program.code,
      percent: program.percent,
      used: program.used,
      total: program.total,
      link: `/programs/${program.id}`,
    },
  )
