import { electronicFormatIBAN } from 'ibantools'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { decrypt } from '#kit/server/encryption.ts'
import { dayAt } from '#kit/server/organisation-day.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import type { Settings } from '#kit/server/settings.ts'
import { selectBase } from '#kit/server/storage.ts'
import { bankFields, figureFields, masked } from '../contract/shareholder.ts'
import type { BankDetails, ShareholderRecord } from '../contract/shareholders.endpoints.ts'
import type { ShareholderStatus } from '../contract/shareholder.status.ts'
import { ibanHashes } from './clean-shareholder.ts'
import { canDo, maySee, type ShareholderScope } from './shareholder.policy.ts'

interface Reader {
  person: Person
  settings: Settings
}

/** Value and result at a share price, named as on the wire. */
export const selectFigures = (price: RawBuilder<unknown>) => sql`
  s.number_of_shares as "numberOfShares", s.amount_invested as "amountInvested",
  round(s.number_of_shares * ${price}, 2) as "currentValue", s.average_buy_price as "averageBuyPrice",
  s.realised_result as "realisedResult",
  round((round(s.number_of_shares * ${price}, 2) - s.amount_invested) / nullif(s.amount_invested, 0) * 100, 2) as performance`

export const selectAssignee = sql`case when u.id is null then null
  else jsonb_build_object('id', u.id, 'name', u.name) end as assignee`

type Stored = Omit<ShareholderRecord, 'can' | 'mergedInto'> & {
  teamId: string | null
  mergedInto: (NonNullable<ShareholderRecord['mergedInto']> & ShareholderScope) | null
}

/** A shareholder with bank details as they are stored, encrypted; null when there is none. */
async function findStored(db: Db, id: string, settings: Settings): Promise<Stored | null> {
  const price = sql`p.price`
  const { rows } = await sql<Stored>`
    select ${selectBase('s')}, s.number, s.status, s.kind, s.first_name as "firstName", s.last_name as "lastName",
      s.company_name as "companyName", s.email, s.phone, s.phone_two as "phoneTwo", s.language,
      s.birth_date as "birthDate", s.is_birth_year_known as "isBirthYearKnown", s.job_title as "jobTitle",
      s.profession, s.assignee_id as "assigneeId", s.team_id as "teamId",
      s.bank_name as "bankName", s.bank_address as "bankAddress", s.bank_manager_name as "bankManagerName",
      s.account_number as "accountNumber", s.iban, s.depot_number as "depotNumber",
      s.address_one as "addressOne", s.address_two as "addressTwo", s.city, s.state,
      s.post_code as "postCode", s.country, s.display_name as name,
      ${selectFigures(price)}, ${price} as "actualSharePrice", s.net_paid_in as "netPaidIn",
      round(s.number_of_shares * ${price}, 2) - s.amount_invested as "unrealisedResult",
      s.entered_register_on as "enteredRegisterOn", s.ceased_on as "ceasedOn", ${selectAssignee},
      (select count(*)::int from orders o where o.shareholder_id = s.id) as "orderCount",
      (select jsonb_build_object('id', k.id, 'number', k.number, 'name', k.display_name,
          'assigneeId', k.assignee_id, 'teamId', k.team_id)
        from shareholders k where s.merged_into_id is not null and k.id = standing_shareholder(s.id)) as "mergedInto",
      (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'number', d.number, 'name', d.display_name,
          'mergedAt', d.merged_at) order by d.merged_at), '[]')
        from shareholders d where d.merged_into_id = s.id) as "mergedFrom"
    from shareholders s left join users u on u.id = s.assignee_id,
      (select share_price_on(${dayAt(settings)}::date) as price) p
    where s.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** A shareholder as the person may see it: bank numbers masked, groups that are closed left out. */
export async function readShareholder(
  db: Db,
  id: string,
  { person, settings }: Reader,
): Promise<ShareholderRecord> {
  const stored = await findStored(db, id, settings)
  if (!stored || !maySee(person, stored)) throw notFound()
  const { teamId, mergedInto, ...record } = stored
  const scope = { assigneeId: record.assigneeId, teamId }
  return {
    ...record,
    ...(maySee(person, scope, 'bank')
      ? maskedBank(openedBank(record, settings))
      : withoutFields(bankFields)),
    ...(!maySee(person, scope, 'figures') && withoutFields(figureFields)),
    mergedInto: mergedInto && maySee(person, mergedInto) ? numbered(mergedInto) : null,
    can: canDo({ status: record.status, scope }, person),
  }
}

const numbered = ({ id, number, name }: NonNullable<ShareholderRecord['mergedInto']>) => ({
  id,
  number,
  name,
})

const withoutFields = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Partial<ShareholderRecord>

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
  if (!rows[0]) throw notFound()
  return openedBank(rows[0], settings)
}

export interface KnownShareholder extends ShareholderScope {
  id: string
  number: string
  name: string
  status: ShareholderStatus
}

/** The few facts that other modules judge a shareholder by; null when the person may not see it. */
export async function findShareholder(
  db: Db,
  id: string,
  person: Person,
): Promise<KnownShareholder | null> {
  const { rows } = await sql<KnownShareholder>`
    select id, number, display_name as name, status, assignee_id as "assigneeId", team_id as "teamId"
    from shareholders where id = ${id}`.execute(db)
  const [known] = rows
  return known && maySee(person, known) ? known : null
}

/** The number leads from a shareholder that was merged to whom it is now. */
const matched = {
  number: (typed: string) => sql`m.number = upper(${typed}) and m.status <> 'archived'`,
  email: (typed: string) => sql`m.email = lower(${typed}) and m.status = 'active'`,
  depotNumber: (typed: string) => sql`m.depot_number = upper(${typed})`,
}

/** Active shareholders that bear a number or an e-mail, two at most, that the person may see. */
export async function findMatches(
  db: Db,
  { by, typed }: { by: keyof typeof matched; typed: string },
  person: Person,
): Promise<{ recordId: string; reference: string }[]> {
  const { rows } = await sql<ShareholderScope & { recordId: string; reference: string }>`
    select s.id as "recordId", s.number as reference, s.assignee_id as "assigneeId", s.team_id as "teamId"
    from shareholders m join shareholders s
      on s.id = case when m.merged_into_id is null then m.id else standing_shareholder(m.id) end
    where ${matched[by](typed.trim())} and s.status = 'active' order by s.id limit 2`.execute(db)
  return rows
    .filter((row) => maySee(person, row))
    .map(({ recordId, reference }) => ({ recordId, reference }))
}

/** Active shareholders with this account, two at most, whose bank details the person may see. */
export async function findByIban(
  db: Db,
  typed: string,
  { person, settings }: Reader,
): Promise<{ recordId: string; reference: string }[]> {
  const hashes = ibanHashes(settings, electronicFormatIBAN(typed) ?? '')
  const { rows } = await sql<ShareholderScope & { recordId: string; reference: string }>`
    select s.id as "recordId", s.number as reference, s.assignee_id as "assigneeId", s.team_id as "teamId"
    from shareholders s where s.iban_hash = any(${hashes}::text[]) and s.status = 'active'
    order by s.id limit 2`.execute(db)
  return rows
    .filter((row) => maySee(person, row, 'bank'))
    .map(({ recordId, reference }) => ({ recordId, reference }))
}

/** The shareholder that a number, a depot number or an e-mail names; null unless it is one. */
export async function findByNumber(db: Db, named: string, person: Person): Promise<string | null> {
  for (const by of ['number', 'depotNumber', 'email'] as const) {
    const found = await findMatches(db, { by, typed: named }, person)
    if (found.length) return found.length === 1 ? (found[0]?.recordId ?? null) : null
  }
  return null
}

/** Staff who look after shareholders; whoever sees but the own team or the own ones is offered those. */
export async function readManagers(db: Db, person: Person) {
  const permitted = person.permissions.where(
    { action: 'view', subject: 'Shareholders View' },
    { assigneeId: sql`u.id`, teamId: sql`u.team_id` },
  )
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, u.name from users u join roles r on r.id = u.role_id
    where u.type = 'staff' and u.status = 'active' and ${permitted}
      and exists (select 1 from jsonb_array_elements(r.rules) rule
        where rule->>'subject' = 'all' or (rule->>'subject' = 'Orders Edit' and rule->>'action' in ('All', 'create')))
    order by u.name`.execute(db)
  return rows
}
