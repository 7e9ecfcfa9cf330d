import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import { sql, type RawBuilder } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { normalPhone } from '#modules/accounts/server/phone-number.ts'
import { ibanHashes } from '#modules/shareholders/server/clean-shareholder.ts'
import type { Lookalike, TypedShareholder } from '../contract/duplicates.endpoints.ts'
import { seesBankWhere } from './merge.policy.ts'

const most = 5
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Whom a shareholder that is being typed looks like, the likeliest first, among those that the person
 * sees. Nothing is saved, and nothing is refused: couples share an e-mail address.
 */
export async function findLookalikes(
  { db, person, settings }: Change,
  typed: TypedShareholder,
): Promise<Lookalike[]> {
  const facts = { assigneeId: sql`s.assignee_id`, teamId: sql`s.team_id` }
  const seen = (['Shareholders List', 'Shareholders View'] as const).map((subject) =>
    person.permissions.where({ action: 'view', subject }, facts),
  )
  const seesBank = seesBankWhere(person, facts)
  const hashes = hashesOf(settings, typed.iban)
  const found = sql.join(
    (hashes.length ? hashes : [null]).map(
      (hash) => sql`select * from likenesses_of(${asShareholder(typed, hash)})`,
    ),
    sql` union `,
  )
  const { rows } = await sql<Lookalike>`
    select s.id, s.number, s.display_name as name,
      array_agg(l.reason order by strength_of(l.reason) desc, l.reason) as reasons
    from (select distinct other_id, reason from (${found}) every) l join shareholders s on s.id = l.other_id
    where (${sql.join(seen, sql` or `)}) ${seesBank === true ? sql`` : sql`and (l.reason <> 'iban' or ${seesBank})`}
    group by s.id order by sum(strength_of(l.reason)) desc, s.id limit ${most}`.execute(db)
  return rows
}

function hashesOf(settings: Change['settings'], typed: string | null | undefined): string[] {
  const iban = electronicFormatIBAN(typed ?? '') ?? ''
  return isValidIBAN(iban) ? ibanHashes(settings, iban) : []
}

/** As a row would be stored; what is blank or cannot be read yet is compared with nothing. */
function asShareholder(typed: TypedShareholder, ibanHash: string | null): RawBuilder<unknown> {
  const { kind, firstName, lastName, companyName, country } = typed
  const filled = (text: string | null | undefined) => text?.trim() || null
  const phone = (text: string | null | undefined) =>
    filled(text) && normalPhone(text ?? '', filled(country) ?? undefined)
  const name =
    kind === 'company'
      ? filled(companyName)
      : `${filled(lastName) ?? ''} ${filled(firstName) ?? ''}`
  const row = {
    id: typed.exceptId ?? nobody,
    email: filled(typed.email)?.toLowerCase() ?? null,
    phone: phone(typed.phone),
    phone_two: phone(typed.phoneTwo),
    birth_date: typed.birthDate ?? null,
    post_code: filled(typed.postCode)?.toUpperCase() ?? null,
    depot_number: filled(typed.depotNumber)?.toUpperCase() ?? null,
    iban_hash: ibanHash,
  }
  return sql`jsonb_populate_record(null::shareholders, ${JSON.stringify(row)}::jsonb
    || jsonb_build_object('sort_name', searchable(${name ?? ''})))`
}
