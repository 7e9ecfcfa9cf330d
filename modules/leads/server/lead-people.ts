import { sql } from 'kysely'
import type { PeopleOfKind } from '#kit/server/personal-data.ts'
import { notFound } from '#kit/server/problems.ts'
import { theRow } from '#kit/server/the-row.ts'
import { announceScopes } from './announce-scopes.ts'
import { maySee, seesOn, type LeadScope } from './lead.policy.ts'

interface Stored extends LeadScope {
  name: string
  company: string | null
  email: string | null
  phone: string | null
}

const scopeOf = sql`l.assignee_id as "assigneeId", l.team_id as "teamId"`

/** Leads, as long as nothing else has become of them. */
export const leadPeople: PeopleOfKind = {
  kind: 'lead',
  entity: 'lead',
  async find({ db, person }, id) {
    const { rows } = await sql<Stored>`
      select l.name, l.company, l.email, l.phone, ${scopeOf} from leads l where l.id = ${id}`.execute(
      db,
    )
    const [stored] = rows
    if (!stored || !maySee(person, stored)) throw notFound()
    const { name, company, email, phone, ...scope } = stored
    return {
      name,
      reference: name,
      isNumbered: false,
      language: null,
      emails: email ? [email] : [],
      numbers: phone ? [phone] : [],
      alsoNamed: [],
      parts: company ? [company] : [],
      ids: { lead: [id] },
      sees: seesOn(person, scope),
    }
  },
  hold: ({ db }, id) => sql`select 1 from leads where id = ${id} for update`.execute(db),
  async announce(change, id) {
    const { rows } = await sql<LeadScope & { version: number }>`
      select l.version, ${scopeOf} from leads l where l.id = ${id}`.execute(change.db)
    await announceScopes(change, [theRow(rows)])
    return theRow(rows).version
  },
}
