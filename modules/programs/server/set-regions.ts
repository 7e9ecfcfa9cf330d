import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { FieldErrors } from '#kit/contract/validation.ts'
import { invalid, invalidField, notFound } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { changeVersioned, refuseStale } from '#kit/server/versioned.ts'
import { restOfRegions, type RegionMoney, type RegionPart } from '../contract/program-regions.ts'
import { holdBudget } from './commit-budget.ts'
import { findProgram, readProgram } from './program.queries.ts'

/**
 * Divides a program's budget anew: money moves between its parts, and none falls below what is committed
 * in it. What the parts leave of the budget is for every other region.
 * @throws 412 when somebody saved in between; 422 at the part that is wrong
 */
export async function setRegions(
  change: VersionedChange,
  id: string,
  regions: readonly RegionPart[],
): Promise<void> {
  const { db, person, version } = change
  await holdBudget(change, id)
  const before = await findProgram(db, id)
  if (!before) throw notFound()
  const current = () => readProgram(change, id)
  await refuseStale(db, { table: 'programs', id, version, current }, before.version)
  const known = partsOf(before.budget.regions)
  if (isSame(known, regions)) return
  refuseRemoved(before.budget.regions, regions)
  await keepParts(change, id, { regions, total: before.budgetTotal })
  await changeVersioned(
    db,
    { table: 'programs', id, version, current },
    { updated_by: person.userId },
  )
  await change.audit({
    action: 'programs.regions',
    entity: 'program',
    entityId: id,
    reference: before.code,
    changes: { regions: [known, sorted(regions)] },
  })
  await change.announce({ topic: 'programs', id, version: version + 1, subject: 'Programs View' })
}

const sorted = (regions: readonly RegionPart[]) =>
  regions.toSorted((a, b) => (a.region < b.region ? -1 : 1))

const partsOf = (regions: readonly RegionMoney[]): RegionPart[] =>
  sorted(
    regions.flatMap(({ region, amount }) => (region === restOfRegions ? [] : [{ region, amount }])),
  )

const isSame = (known: readonly RegionPart[], regions: readonly RegionPart[]) =>
  JSON.stringify(known) ===
  JSON.stringify(
    sorted(regions).map(({ region, amount }) => ({
      region,
      amount: new Decimal(amount).toFixed(2),
    })),
  )

/** A region in which money is committed keeps its part. @throws 422 */
function refuseRemoved(known: readonly RegionMoney[], regions: readonly RegionPart[]) {
  const gone = known.find(
    ({ region, committed }) =>
      region !== restOfRegions &&
      Number(committed) > 0 &&
      regions.every((each) => each.region !== region),
  )
  if (gone)
    throw invalidField('regions', 'regionInUse', { region: gone.region, committed: gone.committed })
}

interface Divided {
  regions: readonly RegionPart[]
  total: string
}

/** @throws 422 where the parts are more than the whole, or one is less than what is committed in it */
async function keepParts({ db }: VersionedChange, id: string, { regions, total }: Divided) {
  const rest = regions.reduce((left, { amount }) => left.sub(amount), new Decimal(total))
  if (rest.lt(0)) throw invalidField('regions', 'moreThanBudget', { over: rest.neg().toFixed(2) })
  await sql`delete from program_regions where program_id = ${id}`.execute(db)
  if (regions.length === 0) return
  const committed = await committedIn(db, id, regions)
  const parts = [...regions, { region: restOfRegions, amount: rest.toFixed(2) }]
  refuseBelow(parts, committed)
  await sql`
    insert into program_regions (program_id, region, amount, committed)
    select ${id}, p.region, p.amount, p.committed
    from jsonb_to_recordset(${JSON.stringify(
      parts.map((part) => ({ ...part, committed: committed.get(part.region) ?? '0' })),
    )}::jsonb) p(region text, amount numeric, committed numeric)`.execute(db)
}

interface Part {
  region: string
  amount: string
}

function refuseBelow(parts: readonly Part[], committed: ReadonlyMap<string, string>) {
  const errors: FieldErrors = {}
  for (const [at, { region, amount }] of parts.entries()) {
    const least = committed.get(region) ?? '0'
    if (new Decimal(amount).gte(least)) continue
    const isRest = region === restOfRegions
    errors[isRest ? 'regions' : `regions.${at}.amount`] = [
      { code: isRest ? 'restBelowCommitted' : 'regionBelowCommitted', params: { least } },
    ]
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** What is set aside today for workplaces in each of these, and in all others together. */
async function committedIn(
  db: VersionedChange['db'],
  id: string,
  regions: readonly RegionPart[],
): Promise<ReadonlyMap<string, string>> {
  const named = regions.map(({ region }) => region)
  const { rows } = await sql<{ region: string; committed: string }>`
    select case when a.region = any(${named}::text[]) then a.region else ${restOfRegions} end as region,
      sum(committed_of_application(a.id))::text as committed
    from applications a where a.program_id = ${id} and a.approved_amount is not null group by 1`.execute(
    db,
  )
  return new Map(rows.map(({ region, committed }) => [region, committed]))
}
