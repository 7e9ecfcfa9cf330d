import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Can } from '#kit/contract/define-entity.ts'
import type { Db, Looking } from '#kit/server/call.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import { containingWords } from '#kit/server/search-text.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { stepsNow } from '#kit/server/steps.ts'
import { selectBase, selectFields } from '#kit/server/storage.ts'
import { theRow } from '#kit/server/the-row.ts'
import { program } from '../contract/program.ts'
import { publicFields, type OpenProgram } from '../contract/open-programs.endpoints.ts'
import type { ProgramRecord } from '../contract/programs.endpoints.ts'
import { judge, programMachines } from './program.policy.ts'

type StoredProgram = Omit<ProgramRecord, 'can'> & { openApplications: number }

/** What is claimed counts as it was assessed, once it was; what has arrived is paid, but for what came back. */
const spent = sql`(select
    coalesce(sum(coalesce(y.assessed_amount, y.claimed_amount)), 0)::numeric(14, 2) as claimed,
    (coalesce(sum(y.approved_amount) filter (where y.status = 'paid'), 0)
      - (select coalesce(sum(o.received_amount), 0) from overpayments o where o.program_id = p.id))::numeric(14, 2) as paid
  from payments y where y.program_id = p.id
    and y.status not in ('draft', 'returned', 'declined', 'cancelled'))`

const regions = sql`coalesce((
  select jsonb_agg(jsonb_build_object('region', r.region, 'amount', r.amount::text, 'committed', r.committed::text,
    'paid', paid_in_region(p.id, r.region)::text, 'left', (r.amount - r.committed)::text)
    order by r.region = 'rest', r.region)
  from program_regions r where r.program_id = p.id), '[]')`

const budget = sql`jsonb_build_object('total', p.budget_total::text, 'committed', b.committed::text,
  'claimed', s.claimed::text, 'paid', s.paid::text, 'left', (p.budget_total - b.committed)::text,
  'regions', ${regions}) as budget`

/** A program as its screen shows it, with what the person may do with it now. */
export async function readProgram(looking: Looking, id: string): Promise<ProgramRecord> {
  const stored = await findProgram(looking.db, id)
  if (!stored) throw notFound()
  const { openApplications: _, ...record } = stored
  const today = await looking.today()
  return { ...record, can: canDo({ ...stored, today }, looking.person) }
}

const canDo = (stored: StoredProgram & { today: string }, person: Person): Can => ({
  ...stepsNow(programMachines, judge(stored), person),
  ...(person.permissions.allows({ action: 'update', subject: 'Programs Edit' }) && { edit: true }),
  ...(person.permissions.allows({ action: 'create', subject: 'Programs Create' }) && {
    copy: true,
  }),
})

/** A program with the number of its undecided applications; null when there is none. */
export async function findProgram(db: Db, id: string): Promise<StoredProgram | null> {
  const { rows } = await sql<StoredProgram>`
    select ${selectBase('p')}, ${selectFields(program, 'p')}, ${budget},
      (select coalesce(sum(amount), 0)::int from list_counts
        where counter = 'applications' and key = 'pending:' || p.id) as "openApplications"
    from programs p join program_budgets b on b.program_id = p.id, lateral ${spent} s where p.id = ${id}`.execute(
    db,
  )
  return rows[0] ?? null
}

const programWords = sql`searchable(p.code || ' ' || (p.name->>'en') || ' ' || (p.name->>'fr') || ' ' || p.funder)`

export function programListSource(
  db: Kysely<Database>,
  { person, action }: { person: Person; action: 'view' | 'export' },
): ListSource {
  const permission = { action, subject: 'Programs List' } as const
  const permitted = person.permissions.where(permission, { programId: sql`p.id` })
  return {
    from: sql`programs p`,
    id: sql`p.id`,
    columns: {
      code: sql`p.code`,
      nameEn: sql`(p.name->>'en')`,
      nameFr: sql`(p.name->>'fr')`,
      intakeOpensOn: sql`p.intake_opens_on`,
      intakeClosesOn: sql`p.intake_closes_on`,
      budgetTotal: sql`p.budget_total`,
      status: sql`p.status`,
      province: sql`p.province`,
    },
    where: [permitted],
    search: (text) => containingWords(programWords, text),
    select: sql`p.id, ${selectFields(program, 'p', 'inList')}, b.committed`,
    joins: sql`join program_budgets b on b.program_id = p.id`,
    total: async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from programs p where ${permitted}`.execute(db)
      return rows[0]?.count ?? 0
    },
  }
}

const selectPublic = sql`p.id, ${selectFields(program, 'p', { only: publicFields })}`

/** What the public sees: programs that take applications today, the next to close first. */
export async function readOpenPrograms(db: Db, today: string): Promise<OpenProgram[]> {
  const { rows } = await sql<OpenProgram>`
    select ${selectPublic} from programs p
    where p.status = 'open' and ${today}::date between p.intake_opens_on and p.intake_closes_on
    order by p.intake_closes_on, p.code`.execute(db)
  return rows
}

/** The public facts of one program, whatever its state. */
export async function readProgramFacts(db: Db, id: string): Promise<OpenProgram> {
  const { rows } = await sql<OpenProgram>`
    select ${selectPublic} from programs p where p.id = ${id}`.execute(db)
  return theRow(rows)
}

/** Whether a program takes applications today. */
export async function takesApplications(db: Db, id: string, today: string): Promise<boolean> {
  const { rows } = await sql`select 1 from programs where id = ${id} and status = 'open'
    and ${today}::date between intake_opens_on and intake_closes_on`.execute(db)
  return rows.length === 1
}
