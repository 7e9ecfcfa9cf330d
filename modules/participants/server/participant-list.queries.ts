import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Action } from '#kit/contract/define-subjects.ts'
import type { Filter } from '#kit/contract/define-list.ts'
import type { OwnField } from '#kit/contract/own-fields.ts'
import { guarded, type OpenSource } from '#kit/server/guarded-list.ts'
import { likeText, type ListSource } from '#kit/server/list-query.ts'
import type { Person } from '#kit/server/person.ts'
import { beginOfReference, containingWords, phoneDigits } from '#kit/server/search-text.ts'
import { ownSourceOfStaff, searchedOwn } from '#modules/custom-fields/server/own-list.ts'
import { participantGroups } from '../contract/participant.groups.ts'
import { factsOf, seesBalance, seesIn } from './participant.policy.ts'
import { toldDueOn, toldNextStep } from './told-standing.ts'

export interface Asked {
  person: Person
  action: Extract<Action, 'view' | 'export'>
  filters: readonly Filter[]
  /** Fields that the organisation added. */
  own: readonly OwnField[]
}

const id = sql`s.participant_id`

/** What the person may see of the participants: one row each. */
export function participantListSource(db: Kysely<Database>, asked: Asked): ListSource {
  const { person, action, own } = asked
  const open = openSource(db, asked)
  const { source, groups, guard } = ownOfList(own, person, open.from)
  return guarded(
    {
      ...open,
      columns: { ...open.columns, ...source.columns },
      filters: { ...open.filters, ...source.filters },
      protectedSelect: { ...open.protectedSelect, ...source.protectedSelect },
      sparse: source.sparse,
    },
    { groups, asks: guard(seesIn(person, 'view')), shows: guard(seesIn(person, action)) },
  )
}

/** What the list has by the fields that the organisation added, its groups with theirs, and who sees which. */
export const ownOfList = (
  own: readonly OwnField[],
  person: Person,
  from: RawBuilder<unknown> = sql`participant_standings s`,
) => ownSourceOfStaff(own, { from, id }, { person, groups: participantGroups })

const columns: Record<string, RawBuilder<unknown>> = {
  name: sql`s.name`,
  reference: sql`s.reference`,
  endsOn: sql`s.ends_on`,
  committed: sql`s.committed`,
  standing: sql`s.standing`,
  programId: sql`s.program_id`,
}

function openSource(db: Kysely<Database>, asked: Asked): OpenSource {
  const { person, action, filters, own } = asked
  const permission = { action, subject: 'Participants List' } as const
  const permitted = (alias: string) => person.permissions.where(permission, factsOf(alias))
  const isAsked = (alias: string) =>
    sql<boolean>`(${permitted(alias)} and ${ofThose(alias, filters)})`
  const isAll = person.permissions.allowsAll(permission)
  return {
    // Of what somebody sees and asks for of a person the highest standing, and by that each person once.
    from: sql`(select * from participant_standings f where ${isAsked('f')} and not exists (
      select 1 from participant_standings o where o.participant_id = f.participant_id
        and (o.rank, o.since, o.id) > (f.rank, f.since, f.id) and ${isAsked('o')})) s`,
    id,
    columns: { ...columns, dueOn: toldDueOn(person), nextStep: toldNextStep(person) },
    filters: { employerName: (filter) => ofEmployer('s', filter) },
    where: [],
    search(text, on) {
      const declared = searchFor(text, on('email'))
      const added = searchedOwn({ own, id }, text, on)
      return added.length === 0
        ? declared
        : sql<boolean>`(${sql.join([declared, ...added], sql` or `)})`
    },
    select: selectRow(person),
    protectedSelect: {
      email: sql`p.email`,
      phone: sql`p.phone`,
      weeksLeft: weeksLeft('s'),
      committed: sql`s.committed`,
      moneyLeft: seesBalance(person) ? moneyLeft('s') : sql`null`,
    },
    joins: sql`join participants p on p.id = s.participant_id
      left join programs g on g.id = s.program_id left join employers e on e.id = s.employer_id`,
    total: () => countPeople(db, isAll ? null : permitted('f')),
  }
}

/** The person's standing as it is told, without what a group protects. */
export const selectStanding = (
  person: Person,
) => sql`s.standing, ${toldNextStep(person)} as "nextStep", ${toldDueOn(person)} as "dueOn",
  g.code as "programCode", g.name as "programName", e.legal_name as "employerName",
  s.starts_on as "startsOn", s.ends_on as "endsOn", ceil((s.ends_on - s.starts_on + 1) / 7.0)::int as weeks`

const selectRow = (person: Person) =>
  sql`p.id, p.reference, p.first_name || ' ' || p.last_name as name, ${selectStanding(person)}`

/** Weeks that are still to come, a begun one counted whole: never more than there are in all. */
export const weeksLeft = (alias: string) => {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`case when ${of('standing')} in ('offered', 'accepted', 'active') then
    greatest(ceil((${of('ends_on')} - greatest(organisation_today(), ${of('starts_on')}) + 1) / 7.0), 0)::int end`
}

/** Of what a program pays for one person at the most, what is not committed. */
export const moneyLeft = (alias: string) => {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`(select greatest(least(m.max_wage_per_participant, m.combined_cap - beside_wages_committed(m.id, ${of('participant_id')}))
      - coalesce((select sum(l.committed_amount) from placements l where l.program_id = m.id
        and l.participant_id = ${of('participant_id')} and l.status not in ('cancelled', 'lapsed')), 0), 0)
    from programs m where m.id = ${of('program_id')})`
}

const ofEmployer = (alias: string, { values: [typed = ''] }: Filter) =>
  sql<boolean>`${sql.ref(`${alias}.employer_id`)} in (select n.id from employers n
    where searchable(n.legal_name) like '%' || searchable(${likeText(typed)}) || '%')`

/** Whose standings are compared: with a program or an employer asked for, those of it alone. */
function ofThose(alias: string, filters: readonly Filter[]) {
  const conditions = filters.flatMap((filter) => {
    if (filter.field === 'employerName') return [ofEmployer(alias, filter)]
    if (filter.field !== 'programId') return []
    return [sql<boolean>`${sql.ref(`${alias}.program_id`)} in (${sql.join(filter.values)})`]
  })
  return conditions.length > 0
    ? sql<boolean>`(${sql.join(conditions, sql` and `)})`
    : sql<boolean>`true`
}

/** A reference by its beginning; names by every word, address and telephone where they are seen. */
function searchFor(text: string, reached: boolean | RawBuilder<boolean>): RawBuilder<boolean> {
  const reference = beginOfReference('PAR', text)
  if (reference) return sql<boolean>`s.reference like ${`${reference}%`}`
  const typed = phoneDigits(text) ?? text
  const found = (column: RawBuilder<unknown>) =>
    sql<boolean>`s.participant_id in (select q.id from participants q where ${containingWords(column, typed)})`
  const [byName, byAll] = [found(sql`q.search_names`), found(sql`q.search_words`)]
  if (typeof reached === 'boolean') return reached ? byAll : byName
  return sql<boolean>`(${byName} or (${reached} and ${byAll}))`
}

/** Each person once; of everybody there is a counter. */
async function countPeople(db: Kysely<Database>, seen: RawBuilder<boolean> | null) {
  const { rows } = seen
    ? await sql<{ count: number }>`select count(distinct f.participant_id)::int as count
        from participant_standings f where ${seen}`.execute(db)
    : await sql<{ count: number }>`select coalesce(sum(amount), 0)::int as count
        from list_counts where counter = 'participants'`.execute(db)
  return rows[0]?.count ?? 0
}
