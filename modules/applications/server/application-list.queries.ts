import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Action, Permission } from '#kit/contract/define-subjects.ts'
import { selectNamed } from '#kit/server/storage.ts'
import type { Db } from '#kit/server/call.ts'
import { guarded, type OpenSource } from '#kit/server/guarded-list.ts'
import { onDaysOf, organisationZone } from '#kit/server/list-days.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import { beginOfReference, containingWords } from '#kit/server/search-text.ts'
import type { Filter } from '#kit/contract/define-list.ts'
import type { SeesIn } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import { forbidden } from '#kit/server/problems.ts'
import { typedBusinessNumber } from '#modules/employers/server/typed-business-number.ts'
import { applicationGroups } from '../contract/application.groups.ts'
import { closedStates, type Stage } from '../contract/application.status.ts'
import { toldStatusOf } from './told-status.ts'

export const subjectOf = {
  pending: 'Applications Awaiting Approval List',
  approved: 'Applications Approved List',
  rejected: 'Applications Rejected List',
} as const satisfies Record<Stage, string>

export const facts = {
  programId: sql`a.program_id`,
  employerId: sql`a.seen_employer_id`,
  participantId: sql`a.participant_id`,
  assigneeId: sql`a.assignee_id`,
}

/** Of these facts those by which applicants see an application, and hear of it. */
export const outsiders = ['employerId', 'participantId'] as const

interface Asked {
  stage: Stage
  person: Person
  action: Action
  /** Those that were closed without a decision stand with the rejected ones for whoever asks for them. */
  filters?: readonly Filter[]
}

/** What the person may see of one of the three lists. @throws 403 when nothing */
export function listSource(db: Kysely<Database>, on: Asked): ListSource {
  const permission = { action: on.action, subject: subjectOf[on.stage] }
  if (!on.person.permissions.allows(permission)) throw forbidden()
  return guarded(openSource(db, on), {
    groups: applicationGroups,
    asks: seesIn(on.person, { ...permission, action: 'view' }),
    shows: seesIn(on.person, permission),
  })
}

/** Whose file it is and what is suspected of it is the staff's affair. */
export const seesIn = ({ permissions, type }: Person, permission: Permission): SeesIn => {
  const sees = permissions.groupsIn(permission, facts)
  return (group) => (group === 'review' ? type === 'staff' : sees(group))
}

function openSource(db: Kysely<Database>, on: Asked): OpenSource {
  const permission = { action: on.action, subject: subjectOf[on.stage] }
  const permitted = on.person.permissions.where(permission, facts)
  return {
    from: sql`applications a`,
    id: sql`a.id`,
    columns: { ...columns, status: toldStatusOf(on.person) },
    filters: { submittedAt: onDaysOf(sql`a.submitted_at`, organisationZone) },
    where: [isListed(sql`a.stage`, on), permitted],
    search: (text, seen) =>
      searchFor(text, {
        isListed: isListed(sql`s.stage`, on),
        names: seen('participantName'),
        numbers: seesEmployerHalf(on.person),
      }),
    select: selectRow(on.person),
    protectedSelect: {
      participantName: sql`a.participant_name`,
      assignee: selectNamed('u'),
      isDuplicateSuspected: sql`a.is_duplicate_suspected`,
      isMessageWaiting: sql`a.is_message_waiting`,
    },
    joins: sql`join employers e on e.id = a.employer_id join programs p on p.id = a.program_id
      left join users u on u.id = a.assignee_id`,
    ...(canCountByProgram(on.person) && {
      total: () => countApplications(db, on.person, on.stage),
    }),
  }
}

/** On which applications `b` the record shows what the employer entered. */
const seesEmployerHalf = ({ permissions }: Person) => {
  const own = {
    programId: sql`b.program_id`,
    employerId: sql`b.seen_employer_id`,
    participantId: sql`b.participant_id`,
    assigneeId: sql`b.assignee_id`,
  }
  return permissions.groupsIn({ action: 'view', subject: 'Applications View' }, own)('employerHalf')
}

const isListed = (column: RawBuilder<unknown>, { stage, filters = [] }: Asked) =>
  stage === 'rejected' && filters.some(asksForClosed)
    ? sql<boolean>`(${column} = ${stage} or ${column} is null)`
    : sql<boolean>`${column} = ${stage}`

const asksForClosed = ({ field, values }: Filter) =>
  field === 'status' && values.some((value) => closedStates.some((state) => state === value))

const columns: Record<string, RawBuilder<unknown>> = {
  submittedAt: sql`a.submitted_at`,
  reference: sql`a.reference`,
  participantName: sql`a.participant_name`,
  requestedAmount: sql`a.requested_amount`,
  reviewDueOn: sql`a.review_due_on`,
  decidedAt: sql`a.decided_at`,
  returnsAfter: sql`a.returns_after`,
  programId: sql`a.program_id`,
  assigneeId: sql`a.assignee_id`,
  region: sql`a.region`,
  isMissingParticipant: sql`(a.participant_completed_at is null)`,
  isDuplicateSuspected: sql`a.is_duplicate_suspected`,
  isOnHold: sql`a.is_on_hold`,
  isMessageWaiting: sql`a.is_message_waiting`,
}

const selectRow = (
  person: Person,
) => sql`a.id, a.reference, e.legal_name as "employerName", p.code as "programCode",
  p.name as "programName", ${toldStatusOf(person)} as status, a.submitted_at as "submittedAt", a.review_due_on as "reviewDueOn",
  a.region, a.requested_amount as "requestedAmount", a.approved_amount as "approvedAmount",
  a.decided_at as "decidedAt", a.participant_completed_at is null as "isMissingParticipant",
  a.is_on_hold as "isOnHold", a.version`

interface Searched {
  isListed: RawBuilder<boolean>
  /** On which applications the participant's name may be found. */
  names: boolean | RawBuilder<boolean>
  /** On which applications `b` the employer's business number may. */
  numbers: boolean | RawBuilder<boolean>
}

/** A reference by its beginning; a business number, and names by every word of the text. */
function searchFor(text: string, searched: Searched): RawBuilder<boolean> {
  const reference = beginOfReference('APP', text)
  if (reference) return sql<boolean>`a.reference like ${`${reference}%`}`
  const { names } = searched
  const numbered = withNumber(text, searched)
  const named = withNames(text, searched)
  // One set of ids, however it is found: “or” would read every application.
  if (names === true)
    return sql<boolean>`a.id in (${named}${numbered ? sql` union all ${numbered}` : sql``})`
  const byEmployer = sql<boolean>`a.employer_id in (select o.id from employers o
    where ${containingWords(employerWords, text)})`
  const found = [
    byEmployer,
    ...(names ? [sql<boolean>`(${names} and a.id in (${named}))`] : []),
    ...(numbered ? [sql<boolean>`a.id in (${numbered})`] : []),
  ]
  return sql<boolean>`(${sql.join(found, sql` or `)})`
}

/** The ids of those found in the narrow search table. */
const withNames = (text: string, { isListed: listed }: Searched) =>
  sql`select s.application_id from application_search s
    where ${listed} and ${containingWords(sql`s.words`, text)}`

/** The ids of those of an employer whose business number begins so; null where none is typed, or seen. */
function withNumber(text: string, { numbers }: Searched) {
  const number = typedBusinessNumber(text)
  if (!number || numbers === false) return null
  return sql`select b.id from applications b join employers o on o.id = b.employer_id
    where o.business_key = ${number.slice(0, 9)} and lower(o.business_number) like ${`${number}%`}
      and ${numbers === true ? sql`true` : numbers}`
}

const employerWords = sql`searchable(o.legal_name || ' ' || coalesce(o.operating_name, ''))`

const canCountByProgram = (person: Person) => person.type === 'staff'

/**
 * How many applications the person finds in one of the lists without any filter. Staff are
 * counted from the counters that each change keeps; applicants have few and are counted as such.
 */
export async function countApplications(db: Db, person: Person, stage: Stage): Promise<number> {
  const permission = { action: 'view', subject: subjectOf[stage] } as const
  if (!person.permissions.allows(permission)) return 0
  const { rows } = canCountByProgram(person)
    ? await sql<{ count: number }>`
        select coalesce(sum(c.amount), 0)::int as count from list_counts c
        where c.counter = 'applications' and c.key like ${`${stage}:%`}
          and ${person.permissions.where(permission, counterFacts)}`.execute(db)
    : await sql<{ count: number }>`
        select count(*)::int as count from applications a
        where a.stage = ${stage} and ${person.permissions.where(permission, facts)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** A counter's key ends in its program; staff's conditions look at nothing else. */
const counterFacts = {
  ...facts,
  programId: sql`split_part(c.key, ':', 2)::uuid`,
  assigneeId: sql`null::uuid`,
}
