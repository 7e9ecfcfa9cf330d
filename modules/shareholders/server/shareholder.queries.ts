import { sql, type RawBuilder } from 'kysely'
import type { Can } from '#kit/contract/define-entity.ts'
import type { Db } from '#kit/server/call.ts'
import { decrypt } from '#kit/server/encryption.ts'
import { hiddenFields, withoutHidden } from '#kit/server/hidden-fields.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { theRow } from '#kit/server/the-row.ts'
import type { Settings } from '#kit/server/settings.ts'
import { columnOf, selectBase, selectFields, selectNamed } from '#kit/server/storage.ts'
import {
  bankFields,
  mask,
  masked,
  shareholder,
  shareholderGroups,
} from '../contract/shareholder.ts'
import type { BankDetails, ShareholderRecord } from '../contract/shareholders.endpoints.ts'
import { selectErased } from '#modules/privacy/server/is-erased.queries.ts'
import { readActiveFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { readOwnValues, seenOf } from '#modules/custom-fields/server/own-values.ts'
import { selectSource } from '#modules/sources/server/source.queries.ts'
import { priceOf } from './own-price.queries.ts'
import type { ShareholderStatus } from '../contract/shareholder.status.ts'
import {
  canDo,
  judge,
  maySee,
  maySeeBankMask,
  seesOn,
  type ShareholderScope,
} from './shareholder.policy.ts'

interface Reader {
  person: Person
  settings: Settings
}

/** Fields that are read together with what they are worth. */
const valued = ['numberOfShares', 'amountInvested', 'averageBuyPrice', 'realisedResult'] as const

/** What somebody holds, with value and result at a share price, named as on the wire. */
export function figuresAt(price: RawBuilder<unknown>): Record<string, RawBuilder<unknown>> {
  const stored = valued.map((name) => [name, sql.ref(`s.${columnOf(name)}`)])
  const value = sql`round(s.number_of_shares * ${price}, 2)`
  return {
    ...Object.fromEntries(stored),
    currentValue: value,
    performance: sql`round((${value} - s.amount_invested) / nullif(s.amount_invested, 0) * 100, 2)`,
  }
}

const selectFigures = (price: RawBuilder<unknown>) =>
  sql.join(
    Object.entries(figuresAt(price)).map(([name, column]) => sql`${column} as ${sql.ref(name)}`),
  )

export const selectAssignee = sql`${selectNamed('u')} as assignee`

type Stored = Omit<ShareholderRecord, 'can' | 'mergedInto'> & {
  teamId: string | null
  allowsOwnPrices: boolean
  mergedInto: (NonNullable<ShareholderRecord['mergedInto']> & ShareholderScope) | null
}

/** Shareholders with bank details as they are stored, encrypted. */
async function findStored(db: Db, ids: readonly string[], person: Person): Promise<Stored[]> {
  const price = priceOf(sql`p.price`)
  const { rows } = await sql<Stored>`
    select ${selectBase('s')}, ${selectFields(shareholder, 's', { except: valued })},
      s.team_id as "teamId", s.display_name as name,
      ${selectFigures(price)}, ${price} as "actualSharePrice",
      round(s.number_of_shares * ${price}, 2) - s.amount_invested as "unrealisedResult",
      ${selectAssignee}, ${selectSource('src')}, ${selectErased(sql`s.id`, person)},
      (select count(*)::int from orders o where o.shareholder_id = s.id and o.number is not null) as "orderCount",
      g."allowsOwnPrices",
      (select jsonb_build_object('id', k.id, 'number', k.number, 'name', k.display_name,
          'assigneeId', k.assignee_id, 'teamId', k.team_id)
        from shareholders k where s.merged_into_id is not null and k.id = standing_shareholder(s.id)) as "mergedInto",
      (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'number', d.number, 'name', d.display_name,
          'mergedAt', d.merged_at) order by d.merged_at), '[]')
        from shareholders d where d.merged_into_id = s.id) as "mergedFrom"
    from shareholders s left join users u on u.id = s.assignee_id left join sources src on src.id = s.source_id,
      (select allows_own_share_prices as "allowsOwnPrices" from general_settings) g,
      (select share_price_on(organisation_today()) as price) p
    where s.id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}

/** A shareholder as the person may see it: bank numbers masked, groups that are closed left out. */
export async function readShareholder(
  db: Db,
  id: string,
  reader: Reader,
): Promise<ShareholderRecord> {
  const [stored] = await findStored(db, [id], reader.person)
  if (!stored || !maySee(reader.person, stored)) throw notFound()
  const own = await readSeenOwn(db, [stored], reader)
  return { ...presented(stored, reader), ...own.get(id) }
}

/** What shareholders have of the fields that the organisation added, as far as the person sees them. */
async function readSeenOwn(db: Db, stored: readonly Stored[], { person }: Reader) {
  const own = await readActiveFields(db, 'shareholder')
  const values = await readOwnValues(
    db,
    own,
    stored.map(({ id }) => id),
  )
  return new Map(
    stored.map((each) => {
      const names = seenOf(own, seesOn(person, each)).map(({ name }) => name)
      return [each.id, Object.fromEntries(names.map((name) => [name, values.get(each.id)?.[name]]))]
    }),
  )
}

export interface SeenShareholder {
  record: ShareholderRecord
  scope: ShareholderScope
  /** The bank details in full. */
  openBank: () => BankDetails
}

/** Of these shareholders those that the person may see, by id. */
export async function readShareholders(
  db: Db,
  ids: readonly string[],
  reader: Reader,
): Promise<ReadonlyMap<string, SeenShareholder>> {
  const stored = await findStored(db, ids, reader.person)
  const seen = stored.filter((each) => maySee(reader.person, each))
  const own = await readSeenOwn(db, seen, reader)
  return new Map(
    seen.map((each) => [
      each.id,
      {
        record: { ...presented(each, reader), ...own.get(each.id) },
        scope: { assigneeId: each.assigneeId, teamId: each.teamId },
        openBank: () => openedBank(each, reader.settings),
      },
    ]),
  )
}

/** The fields of a shareholder that the person does not see. */
export const hiddenFrom = (person: Person, scope: ShareholderScope) =>
  hiddenFields(shareholderGroups, (group) => maySee(person, scope, group))

function presented(stored: Stored, { person, settings }: Reader): ShareholderRecord {
  const { teamId, allowsOwnPrices, mergedInto, ...record } = stored
  const scope = { assigneeId: record.assigneeId, teamId }
  const seesFigures = maySee(person, scope, 'figures')
  const may = canDo(judge({ status: record.status, ...scope }), person)
  const can = record.erased ? leftOf(may) : may
  const hasOwnPrice = allowsOwnPrices || record.sharePriceOverride !== null
  return {
    ...withoutHidden(record, hiddenFrom(person, scope)),
    ...bankOf(record, { person, settings }, scope),
    mergedInto: mergedInto && maySee(person, mergedInto) ? numbered(mergedInto) : null,
    can: { ...can, ...(can['edit'] && seesFigures && hasOwnPrice && { editOwnPrice: true }) },
  }
}

/** Of somebody who was erased the record alone is put away or brought back. */
const leftOf = ({ archive, restore }: Can): Can => ({
  ...(archive && { archive }),
  ...(restore && { restore }),
})

const numbered = ({ id, number, name }: NonNullable<ShareholderRecord['mergedInto']>) => ({
  id,
  number,
  name,
})

/** The bank details as the person may see them without asking for them. */
function bankOf(
  stored: Stored | BankDetails,
  { person, settings }: Reader,
  scope: ShareholderScope,
) {
  if (!maySeeBankMask(person, scope)) return {}
  const opened = maskedBank(openedBank(stored, settings))
  if (maySee(person, scope, 'bank')) return opened
  const { accountNumber, iban, ...others } = opened
  const hidden = Object.entries(others).map(([name, value]) => [name, value && mask])
  return { ...(Object.fromEntries(hidden) as typeof others), accountNumber, iban }
}

const maskedBank = (bank: BankDetails): BankDetails => ({
  ...bank,
  accountNumber: bank.accountNumber && masked(bank.accountNumber),
  iban: bank.iban && masked(bank.iban),
})

function openedBank(stored: BankDetails, settings: Settings): BankDetails {
  const opened = bankFields.map((name) => {
    const sealed = stored[name]
    return [name, sealed === null ? null : decrypt(settings, sealed)]
  })
  return Object.fromEntries(opened) as BankDetails
}

/** The bank details in full, for whoever may see them. */
export async function readBankDetails(db: Db, id: string, settings: Settings) {
  const { rows } = await sql<BankDetails>`
    select bank_name as "bankName", bank_address as "bankAddress", bank_manager_name as "bankManagerName",
      account_number as "accountNumber", iban from shareholders where id = ${id}`.execute(db)
  return openedBank(theRow(rows), settings)
}

export interface KnownShareholder extends ShareholderScope {
  id: string
  number: string
  name: string
  status: ShareholderStatus
  version: number
}

/** The few facts that other modules judge a shareholder by; null when the person may not see it. */
export async function findShareholder(
  db: Db,
  id: string,
  person: Person,
): Promise<KnownShareholder | null> {
  const { rows } = await sql<KnownShareholder>`
    select id, number, display_name as name, status, version, assignee_id as "assigneeId", team_id as "teamId"
    from shareholders where id = ${id}`.execute(db)
  const [known] = rows
  return known && maySee(person, known) ? known : null
}

/** The number leads from a shareholder that was merged to whom it is now. */
const matched = {
  number: sql`m.number = upper(k.key) and m.status <> 'archived'`,
  email: sql`m.email = lower(k.key) and m.status = 'active'`,
  depotNumber: sql`m.depot_number = upper(k.key)`,
  iban: sql`m.iban_hash = k.key and m.status = 'active'`,
}

export type MatchField = keyof typeof matched

export interface Match {
  recordId: string
  reference: string
}

/** What was typed, and what it is looked up by. */
export type Sought = readonly [typed: string, key: string]

/** By what was typed: active shareholders that bear it, two at most, that the person may see. */
export async function findMatches(
  db: Db,
  { by, sought }: { by: MatchField; sought: readonly Sought[] },
  person: Person,
): Promise<ReadonlyMap<string, Match[]>> {
  const [typed, keys] = [sought.map(([each]) => each), sought.map(([, key]) => key)]
  const { rows } = await sql<ShareholderScope & Match & { typed: string }>`
    select k.typed, s.* from unnest(${typed}::text[], ${keys}::text[]) k(typed, key) cross join lateral (
      select s.id as "recordId", s.number as reference, s.assignee_id as "assigneeId", s.team_id as "teamId"
      from shareholders m join shareholders s
        on s.id = case when m.merged_into_id is null then m.id else standing_shareholder(m.id) end
      where ${matched[by]} and s.status = 'active' order by s.id limit 2) s`.execute(db)
  const seen = rows.filter((row) => maySee(person, row, by === 'iban' ? 'bank' : undefined))
  const matches = seen.map(({ typed: of, recordId, reference }) => ({
    of,
    match: { recordId, reference },
  }))
  return new Map(
    [...Map.groupBy(matches, ({ of }) => of)].map(([of, all]) => [
      of,
      all.map(({ match }) => match),
    ]),
  )
}

/** Whose these depot numbers are; those that nobody bears are left out. */
export async function readDepotOwners(
  db: Db,
  numbers: readonly string[],
): Promise<readonly [number: string, id: string][]> {
  if (numbers.length === 0) return []
  const rows = await db
    .selectFrom('shareholders')
    .select(['id', 'depot_number'])
    .where('depot_number', 'in', [...new Set(numbers)])
    .execute()
  return rows.map(({ id, depot_number: number }) => [number ?? '', id])
}

/** The shareholder that a number, a depot number or an e-mail names; null unless it is one. */
export async function findByNumber(db: Db, named: string, person: Person): Promise<string | null> {
  for (const by of ['number', 'depotNumber', 'email'] as const) {
    const typed = named.trim()
    const found = (await findMatches(db, { by, sought: [[typed, typed]] }, person)).get(typed) ?? []
    if (found.length) return found.length === 1 ? (found[0]?.recordId ?? null) : null
  }
  return null
}

interface Named {
  id: string
  name: string
}

/** Staff who look after shareholders; whoever sees but the own team or the own ones is offered those. */
export async function readManagers(db: Db, person: Person) {
  const permitted = person.permissions.where(
    { action: 'view', subject: 'Shareholders View' },
    { assigneeId: sql`u.id`, teamId: sql`u.team_id` },
  )
  const { rows } = await sql<Named & { team: Named | null }>`
    select u.id, u.name, ${selectNamed('t')} as team
    from users u join roles r on r.id = u.role_id left join teams t on t.id = u.team_id
    where u.type = 'staff' and u.status = 'active' and ${permitted}
      and exists (select 1 from jsonb_array_elements(r.rules) rule
        where rule->>'subject' = 'all' or (rule->>'subject' = 'Orders Edit' and rule->>'action' in ('All', 'create')))
    order by u.name`.execute(db)
  return rows
}
