import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import { decrypt } from '#kit/server/encryption.ts'
import type { PeopleOfKind } from '#kit/server/personal-data.ts'
import { notFound } from '#kit/server/problems.ts'
import { theRow } from '#kit/server/the-row.ts'
import { announceShareholder } from './record-shareholder.ts'
import { maySee, seesOn, type ShareholderScope } from './shareholder.policy.ts'

interface Stored extends ShareholderScope {
  name: string
  number: string
  language: Language
  alsoNamed: string[]
  parts: string[]
  emails: string[]
  numbers: string[]
  sealed: string[]
  same: string[]
  leads: string[]
}

const scopeOf = sql`s.assignee_id as "assigneeId", s.team_id as "teamId"`

/** Shareholders, with those that were merged into them and the leads that they were. */
export const shareholderPeople: PeopleOfKind = {
  kind: 'shareholder',
  entity: 'shareholder',
  async find({ db, person, settings }, id) {
    const { rows } = await sql<Stored>`
      with recursive same (id) as (select ${id}::uuid union select m.id from shareholders m join same on m.merged_into_id = same.id),
        of_same as (select m.* from shareholders m join same using (id)),
        converted as (select l.* from leads l where l.converted_shareholder_id in (select id from same))
      select s.display_name as name, s.number, s.language, ${scopeOf},
        array(select display_name from of_same union select name from converted) as "alsoNamed",
        array(select v from of_same m, unnest(array[m.first_name, m.last_name, m.company_name]) v where v <> '') as parts,
        array(select distinct e from (select email as e from of_same union all select email from converted) all_of where e is not null) as emails,
        array(select v from of_same m, unnest(array[m.phone, m.phone_two, m.depot_number]) v where v is not null) as numbers,
        array(select v from of_same m, unnest(array[m.iban, m.account_number]) v where v is not null) as sealed,
        array(select id from same)::text[] as same, array(select id from converted)::text[] as leads
      from shareholders s where s.id = ${id}`.execute(db)
    const [stored] = rows
    if (!stored || !maySee(person, stored)) throw notFound()
    const {
      name,
      number,
      language,
      alsoNamed,
      parts,
      emails,
      numbers,
      sealed,
      same,
      leads,
      ...scope
    } = stored
    return {
      name,
      reference: number,
      isNumbered: true,
      language,
      emails,
      numbers: [...numbers, ...sealed.map((value) => decrypt(settings, value))],
      alsoNamed,
      parts,
      ids: { shareholder: same, lead: leads },
      sees: seesOn(person, scope),
    }
  },
  hold: ({ db }, id) => sql`select 1 from shareholders where id = ${id} for update`.execute(db),
  async announce(change, id) {
    const { rows } = await sql<ShareholderScope & { version: number }>`
      select version, ${scopeOf} from shareholders s where id = ${id}`.execute(change.db)
    await announceShareholder(change, { id, ...theRow(rows) })
    return theRow(rows).version
  },
}
