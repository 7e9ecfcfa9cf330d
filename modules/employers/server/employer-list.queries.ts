import { sql, type RawBuilder } from 'kysely'
import type { OwnField } from '#kit/contract/own-fields.ts'
import { guarded, type OpenSource } from '#kit/server/guarded-list.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import { containingWords, phoneDigits } from '#kit/server/search-text.ts'
import type { Permissions } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import { ownSourceOfStaff, searchedOwn } from '#modules/custom-fields/server/own-list.ts'
import { employerList } from '../contract/directory.endpoints.ts'
import { seesBankOf } from './employer.queries.ts'
import { typedBusinessNumber } from './typed-business-number.ts'

export interface Asked {
  person: Person
  action: 'view' | 'export'
  /** Fields that the organisation added. */
  own: readonly OwnField[]
}

type Permission = Parameters<Permissions['where']>[0]

/** Of `employer_programs s`: in programs through which the person sees an employer. */
export const seenPrograms = ({ permissions }: Person, permission: Permission) =>
  permissions.where(permission, { programId: sql`s.program_id` })

/** Of `employers e`: it has what is asked for in a program that the person sees. */
const hasIn = (seen: RawBuilder<boolean>, what: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from employer_programs s where s.employer_id = e.id and ${what} and ${seen})`

/** Of `employers e`: what it has in the programs that the person sees. */
export const figuresIn = (seen: RawBuilder<boolean>) => sql`cross join lateral (
  select coalesce(sum(s.pending), 0)::int as pending, coalesce(sum(s.places), 0)::int as places,
    coalesce(sum(s.committed), 0)::numeric(14, 2) as committed
  from employer_programs s where s.employer_id = e.id and ${seen}) f`

/** Of `employers e`: it has applied to a program that the person sees, or they see every one. */
export const isSeenBy = (person: Person, permission: Permission): RawBuilder<boolean> =>
  person.permissions.allowsAll(permission)
    ? sql<boolean>`true`
    : hasIn(seenPrograms(person, permission), sql`s.applications > 0`)

/** Of `employers e`: an account for its payments is in this state. */
const hasAccount = (state: 'proposed' | 'verified') =>
  sql<boolean>`exists (select from bank_accounts b where b.employer_id = e.id and b.status = ${state})`

const listed = { from: sql`employers e`, id: sql`e.id` }

/** The groups of its fields, with those of the organisation’s own, and who sees which. */
export function employerGuard({ person, own }: Asked) {
  const { groups } = employerList
  const { guard, ...added } = ownSourceOfStaff(own, listed, { person, groups })
  return { ...added, sees: guard(seesBankOf(person)) }
}

export function employerListSource(asked: Asked): ListSource {
  const { person, action, own } = asked
  const permission = { action, subject: 'Employers List' } as const
  const seen = seenPrograms(person, permission)
  const open: OpenSource = {
    ...listed,
    columns: {
      legalName: sql`searchable(e.legal_name)`,
      city: sql`searchable(e.city)`,
      employeesTotal: sql`e.employees_total`,
      province: sql`e.province`,
      sector: sql`e.sector`,
      legalStructure: sql`e.legal_structure`,
      isWaiting: hasIn(seen, sql`s.pending > 0`),
      isActive: hasIn(seen, sql`s.places > 0`),
      isBankVerified: hasAccount('verified'),
      isBankToVerify: hasAccount('proposed'),
    },
    filters: {
      programId: ({ values }) =>
        hasIn(seen, sql`s.applications > 0 and s.program_id in (${sql.join(values)})`),
    },
    where: [isSeenBy(person, permission)],
    search: (text, on) => searchEmployers(text, { own, on }),
    select: sql`e.id, e.legal_name as "legalName", e.operating_name as "operatingName",
      e.business_number as "businessNumber", e.city, e.province, e.sector,
      e.employees_total as "employeesTotal", e.contact_name as "contactName",
      f.pending, f.places, f.committed`,
    joins: figuresIn(seen),
  }
  const { source, groups, sees } = employerGuard(asked)
  return guarded(
    {
      ...open,
      columns: { ...open.columns, ...source.columns },
      filters: { ...open.filters, ...source.filters },
      protectedSelect: source.protectedSelect,
      sparse: source.sparse,
    },
    { groups, asks: sees },
  )
}

/** Every word anywhere in names, contact and numbers, or in a text of the organisation’s own. */
export function searchEmployers(
  text: string,
  { own, on }: { own: readonly OwnField[]; on: (field: string) => boolean | RawBuilder<boolean> },
): RawBuilder<boolean> {
  const typed = typedBusinessNumber(text) ?? phoneDigits(text) ?? text
  const declared = containingWords(sql`e.search_words`, typed)
  const added = searchedOwn({ own, id: listed.id }, text, on)
  return added.length === 0
    ? declared
    : sql<boolean>`(${sql.join([declared, ...added], sql` or `)})`
}
