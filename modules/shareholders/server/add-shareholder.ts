import type * as z from 'zod/mini'
import { declaredOf } from '#kit/contract/own-fields.ts'
import { hidingOwn, judgeBy, type JudgedOwn } from '#modules/custom-fields/server/judge-own.ts'
import { writeOwnValues } from '#modules/custom-fields/server/own-values.ts'
import { differences, hiding } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { forbidden, invalid, invalidField } from '#kit/server/problems.ts'
import { toRow } from '#kit/server/storage.ts'
import { sql } from 'kysely'
import { shareholderErrors } from '../contract/shareholder.rules.ts'
import { bankFields, shareholder } from '../contract/shareholder.ts'
import type { NamedSource } from '#modules/sources/contract/sources.endpoints.ts'
import { cleanShareholder, ibanHashRow, namesBank, sealBank } from './clean-shareholder.ts'
import { lookUpsIn, type LookUps } from './find-manager.ts'
import { refuseOwnPrice } from './refuse-own-price.ts'
import { announceShareholder } from './record-shareholder.ts'
import { namingSource } from './naming-source.ts'
import { maySee, seesOn, type ShareholderScope } from './shareholder.policy.ts'

type NewShareholder = z.infer<typeof shareholder.create>

/** Somebody new of whom nothing is to be said against. */
export interface JudgedNew {
  values: NewShareholder
  manager: ShareholderScope
  source: NamedSource | null
  own: JudgedOwn
}

/**
 * Adds a shareholder; whoever sees only the own ones becomes the relationship manager.
 * @returns the id
 * @throws 403 with bank details that the person may not enter, 422 when a number is wrong or taken
 */
export async function addShareholder(
  change: Change,
  input: NewShareholder,
  lookUps = lookUpsIn(change),
): Promise<string> {
  const errors = shareholderErrors(input, await change.today())
  if (Object.keys(errors).length) throw invalid(errors)
  const judged = await judgeNew(change, input, lookUps)
  const [added] = await keepNew(change, [judged])
  if (!added) throw invalidField('depotNumber', 'taken')
  await announceShareholder(change, { id: added.id, version: 1, ...judged.manager })
  return added.id
}

/** What is stored of a new shareholder, nothing saved. @throws as `addShareholder` */
export async function judgeNew(
  change: Change,
  input: NewShareholder,
  lookUps: LookUps,
): Promise<JudgedNew> {
  const given = withoutNull(declaredOf(input))
  if (namesBank(given) && !mayEnterBank(change)) throw forbidden()
  const assigneeId = input.assigneeId ?? change.person.userId
  const manager = await lookUps.manager(assigneeId)
  const setsPrice = given.sharePriceOverride !== undefined
  // An own share price is one of the figures.
  if (setsPrice && !maySee(change.person, manager, 'figures')) throw forbidden()
  await refuseOwnPrice(change, given)
  const values = { ...cleanShareholder(given, input.country ?? null), assigneeId }
  if (input.depotNumber && (await lookUps.isDepotTaken(input.depotNumber)))
    throw invalidField('depotNumber', 'taken')
  const source = given.sourceId ? await lookUps.source(given.sourceId) : null
  const tags = await lookUps.tags(input.tags ?? [])
  const own = judgeBy(await lookUps.own(), {
    input,
    sees: seesOn(change.person, manager),
    isWhole: lookUps.demandsOwn ?? true,
  })
  return { values: tags.length ? { ...values, tags } : values, manager, source, own }
}

/** What is not known is not said: of somebody new that is the same. */
const withoutNull = (input: NewShareholder) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as NewShareholder

interface Added {
  id: string
  number: string
}

/** Stores new shareholders and their audit rows; null where somebody else just took the depot number. */
export async function keepNew(
  change: Change,
  judged: readonly JudgedNew[],
): Promise<(Added | null)[]> {
  if (judged.length === 0) return []
  const { db, person, settings } = change
  const ids = await newIds(change, judged.length)
  const rows = judged.map(({ values }, at) => ({
    id: ids[at],
    ...toRow(shareholder, sealBank(values, settings)),
    ...ibanHashRow(values, settings),
    created_by: person.userId,
    updated_by: person.userId,
  }))
  const stored = await db
    .insertInto('shareholders')
    .values(rows)
    .onConflict((conflict) => conflict.column('depot_number').doNothing())
    .returning(['id', 'number'])
    .execute()
  const numbers = new Map(stored.map(({ id, number }) => [id, number]))
  const added = ids.map((id) => ({ id, number: numbers.get(id) ?? '' }))
  const kept = judged.flatMap(({ own }, at) =>
    added[at]?.number ? [{ id: added[at].id, ...own }] : [],
  )
  await writeOwnValues(change, kept)
  await change.audit(
    ...judged.flatMap((each, at) => (added[at]?.number ? [auditOf(added[at], each)] : [])),
  )
  return added.map((each) => (each.number ? each : null))
}

async function newIds({ db }: Change, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select uuidv7() as id from generate_series(1, ${count}::int)`.execute(db)
  return rows.map(({ id }) => id)
}

const auditOf = ({ id, number }: Added, { values, source, own }: JudgedNew) => ({
  action: 'shareholders.added',
  entity: 'shareholder',
  entityId: id,
  reference: number,
  changes: {
    ...namingSource(hiding(differences({}, values), bankFields), { to: source }),
    ...hidingOwn(own),
  },
})

const mayEnterBank = ({ person }: Change) =>
  person.permissions.allows({ action: 'create', subject: 'Shareholders Edit' }, undefined, 'bank')
