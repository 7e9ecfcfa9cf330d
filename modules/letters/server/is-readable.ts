import { sql, type RawBuilder } from 'kysely'
import type { Person } from '#kit/server/person.ts'
import { facts as ofApplication } from '#modules/applications/server/application-list.queries.ts'
import { seenRequests } from '#modules/funding-requests/server/on-request.ts'
import { seenOrders } from '#modules/orders/server/order-list.queries.ts'
import { seenPayments } from '#modules/payments/server/seen-payments.ts'
import { seenShareholder } from '#modules/shareholders/server/seen-shareholders.ts'
import { seenSupplements } from '#modules/supplements/server/on-supplement.ts'
import type { LetterRecord } from '../contract/letters.endpoints.ts'

const viewApplication = { action: 'view', subject: 'Applications View' } as const

const readers = { employer: 'employer', employee: 'participant' } as const

/** Of what left for a side that side alone reads; staff read all of it. */
const isForPerson = ({ type }: Person) => {
  const reader = readers[type as keyof typeof readers] as string | undefined
  return reader ? sql<boolean>`k.reader = ${reader}` : sql<boolean>`${type === 'staff'}`
}

/** Of which record, in SQL: of the row of a letter, or one that is asked about. */
type Id = RawBuilder<unknown>

/** A letter names whom it is about, and says of both sides: staff read it who see that of the record. */
const groupsOf = ({ type }: Person, groups: readonly string[]) => (type === 'staff' ? groups : [])

function ofApplications(person: Person, id: Id, groups: readonly string[]) {
  const seen = [undefined, ...groupsOf(person, groups)].map((group) =>
    person.permissions.where(viewApplication, ofApplication, group),
  )
  return sql`exists (select from applications a
    where a.id = ${id} and ${sql.join(seen, sql` and `)})`
}

const ofPayments = (person: Person, id: Id, groups: readonly string[]) =>
  sql`exists (select from payments y where y.id = ${id}
    and ${seenPayments(person, groupsOf(person, groups))})`

const ofSupplements = (person: Person, id: Id, groups: readonly string[]) =>
  sql`exists (select from supplements s where s.id = ${id}
    and ${seenSupplements(person, groupsOf(person, groups))})`

const ofRequests = (person: Person, id: Id, groups: readonly string[]) =>
  sql`exists (select from funding_requests f where f.id = ${id}
    and ${seenRequests(person, groupsOf(person, groups))})`

/** An extract is made of figures: of those who see a shareholder some do not see these. */
function ofShareholders(person: Person, id: Id, groups: readonly string[]) {
  const facts = { assigneeId: sql`s.assignee_id`, teamId: sql`s.team_id` }
  const seen = groups.map((group) => {
    const ways = (['Shareholders List', 'Shareholders View'] as const).map((subject) =>
      person.permissions.where({ action: 'view', subject }, facts, group),
    )
    return sql`(${sql.join(ways, sql` or `)})`
  })
  return sql`exists (select from shareholders s where s.id = ${id}
    and ${sql.join([seenShareholder(person), ...seen], sql` and `)})`
}

/** The address on it is the shareholder's, whom not everybody sees who sees the order. */
const ofOrders = (person: Person, id: Id, groups: readonly string[]) =>
  sql`exists (select from orders o join shareholders s on s.id = o.shareholder_id
    where o.id = ${id} and ${seenOrders(person)}
      and ${groups.length ? seenShareholder(person) : sql`true`})`

type Seen = (person: Person, id: Id, groups: readonly string[]) => RawBuilder<unknown>

/** Of each kind of record, who opens one, and which protected parts letters about it tell. */
const records: Record<LetterRecord, { seen: Seen; tells: readonly string[] }> = {
  application: { seen: ofApplications, tells: ['personal', 'employerHalf'] },
  payment: { seen: ofPayments, tells: ['personal'] },
  supplement: { seen: ofSupplements, tells: ['personal'] },
  fundingRequest: { seen: ofRequests, tells: ['personal'] },
  shareholder: { seen: ofShareholders, tells: ['figures'] },
  order: { seen: ofOrders, tells: ['shareholder'] },
}

/** In SQL, whether the person may open a record at all. */
export const isRecordSeen = (person: Person, kind: LetterRecord, id: string) =>
  records[kind].seen(person, sql`${id}::uuid`, []) as RawBuilder<boolean>

/** In SQL, whether the person may read a kept letter `k`: whoever may open its record, as far as it is theirs. */
export function isReadable(person: Person): RawBuilder<boolean> {
  const cases = Object.entries(records).map(
    ([entity, { seen, tells }]) =>
      sql`when ${sql.lit(entity)} then ${seen(person, sql`k.record_id`, tells)}`,
  )
  return sql<boolean>`(${isForPerson(person)}
    and case k.entity ${sql.join(cases, sql` `)} else false end)`
}
