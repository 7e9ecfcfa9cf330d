import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import type { Addressee } from '#modules/shareholders/contract/addressee.ts'
import type { LetterRecord } from '../contract/letters.endpoints.ts'

interface Place {
  company: string | null
  street: string | null
  city: string | null
  province: string | null
  postalCode: string | null
}

type Side = 'employer' | 'participant'
/** Whose side of which record: the table that names both. */
const tables = {
  application: 'applications',
  payment: 'payments',
  supplement: 'supplements',
  fundingRequest: 'funding_requests',
} as const satisfies Partial<Record<LetterRecord, string>>
/** Records that have two sides, to which letters are mailed. */
export type OfSide = keyof typeof tables

export const isOfSides = (entity: string): entity is OfSide => entity in tables

/** Whether an address is of somebody who signs in, and opens such a record of their side. */
export async function hasAccount(
  db: Db,
  { entity, id, reader, email }: { entity: OfSide; id: string; reader: Side; email: string },
): Promise<boolean> {
  // What an employer said they are, staff have to find true before they see the application.
  const employer = entity === 'application' ? sql`r.seen_employer_id` : sql`r.employer_id`
  const isTheirs =
    reader === 'employer'
      ? sql`u.employer_id = ${employer}`
      : sql`u.participant_id = r.participant_id`
  const { rows } =
    await sql`select 1 from ${sql.table(tables[entity])} r join users u on ${isTheirs}
    where r.id = ${id} and u.email = lower(${email}) and u.status = 'active'`.execute(db)
  return rows.length > 0
}

/** Whom a letter to a side goes to, line by line: the name alone where no address is known. */
export async function addressOfSide(
  db: Db,
  { entity, id, reader, name }: { entity: OfSide; id: string; reader: Side; name: string },
): Promise<string[]> {
  const from = sql.table(tables[entity])
  const { rows } = await (
    reader === 'employer'
      ? sql<Place>`select e.legal_name as company, e.street, e.city, e.province,
        e.postal_code as "postalCode" from ${from} r join employers e on e.id = r.employer_id
        where r.id = ${id}`
      : sql<Place>`select null as company, t.street, t.city, t.province,
        t.postal_code as "postalCode" from ${from} r join participants t on t.id = r.participant_id
        where r.id = ${id}`
  ).execute(db)
  const { company = null, street = null, city = null, ...place } = rows[0] ?? {}
  const { province = null, postalCode = null } = place as Partial<Place>
  // As Canada Post reads it: the province by its letters, two spaces before the code.
  const town = [[city, province].filter(Boolean).join(' '), postalCode].filter(Boolean).join('  ')
  return [...new Set([name, company, street, town])].filter((line): line is string => Boolean(line))
}

/** Where the code comes after the town, and the state is written; elsewhere it stands before it. */
const codeComesLast = ['CA', 'US', 'AU', 'GB', 'IE']

function townOf({ city, state, postCode, country }: Partial<Addressee>): string {
  if (country && !codeComesLast.includes(country)) return [postCode, city].filter(Boolean).join(' ')
  return [[city, state].filter(Boolean).join(' '), postCode].filter(Boolean).join('  ')
}

/** The address of a shareholder, as post of its country reads it. */
export function addressOfShareholder(
  name: string,
  addressee: Addressee | null,
  language: Language,
): string[] {
  const { addressOne, addressTwo, city, state, postCode, country } = addressee ?? {}
  const town = townOf({ city, state, postCode, country })
  const names = new Intl.DisplayNames(`${language}-CA`, { type: 'region' })
  const land = country && country !== 'CA' ? (names.of(country) ?? country) : null
  return [name, addressOne, addressTwo, town, land].filter((line): line is string => Boolean(line))
}
