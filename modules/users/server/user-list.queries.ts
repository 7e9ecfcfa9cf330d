import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import { containingWords } from '#kit/server/search-text.ts'
import type { Person } from '#kit/server/person.ts'
import { roleRef } from '#modules/accounts/server/role-names.queries.ts'
import type { UserType } from '../contract/user.ts'
import { organisationOf, refOf } from './user.queries.ts'

interface Listing {
  type: UserType
  person: Person
  action: 'view' | 'export'
  language: Language
}

/** People of one type: staff, employers' or employees. */
export function userListSource(db: Kysely<Database>, listing: Listing): ListSource {
  const { type, person, action, language } = listing
  const subject = type === 'staff' ? 'System Users List' : 'Employees List'
  const permitted = person.permissions.where(
    { action, subject },
    { id: sql`u.id`, employerId: organisationSeenBy(listing) },
  )
  const where = [sql<boolean>`u.type = ${type}`, permitted]
  return {
    from: sql`users u`,
    id: sql`u.id`,
    columns: {
      name: sql`searchable(u.name)`,
      email: sql`u.shown_email`,
      lastSignInAt: sql`coalesce(u.last_sign_in_at, '-infinity'::timestamptz)`,
      status: sql`u.status`,
      roleId: sql`u.role_id`,
      teamId: sql`u.team_id`,
      employerId: sql`u.employer_id`,
    },
    where,
    /** Every word of the text, in name or email. */
    search: (text) => containingWords(sql`u.search_words`, text),
    select: sql`u.id, u.name, u.shown_email as email, u.type, u.status, u.last_sign_in_at as "lastSignInAt",
      ${roleRef(language)} as role, ${refOf('t')} as team, ${refOf('e', 'legal_name')} as organisation,
      ${refOf('p', 'reference')} as participant`,
    joins: sql`join roles r on r.id = u.role_id left join teams t on t.id = u.team_id
      left join participants p on p.id = u.participant_id ${organisationOf}`,
    total: async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from users u where ${sql.join(where, sql` and `)}`.execute(db)
      return rows[0]?.count ?? 0
    },
  }
}

/**
 * The organisation that a row counts for when an employer asks: of employees whom it employs or
 * employed its own, so that the database looks its placements up once and not per person.
 */
const organisationSeenBy = ({ type, person }: Listing): RawBuilder<unknown> =>
  type === 'employee' && person.employerId
    ? sql`(case when u.participant_id in (
        select pl.participant_id from placements pl where pl.employer_id = ${person.employerId})
      then ${person.employerId}::uuid end)`
    : sql`u.employer_id`
