import { sql, type RawBuilder } from 'kysely'
import type { Person } from '#kit/server/person.ts'
import { facts as ofApplication } from '#modules/applications/server/application-list.queries.ts'
import { seenOrders } from '#modules/orders/server/order-list.queries.ts'
import { seenPayments } from '#modules/payments/server/seen-payments.ts'
import { seenShareholder } from '#modules/shareholders/server/seen-shareholders.ts'
import type { LetterRecord } from '../contract/letters.endpoints.ts'

const viewApplication = { action: 'view', subject: 'Applications View' } as const

const readers = { employer: 'employer', employee: 'participant' } as const

/** Of what left for a side that side alone reads; staff read all of it. */
const isForPerson = ({ type }: Person) => {
  const reader = readers[type as keyof typeof readers] as string | undefined
  return reader ? sql<boolean>`k.reader = ${reader}` : sql<boolean>`${type === 'staff'}`
}

const all = (...conditions: RawBuilder<boolean>[]) => sql`(${sql.join(conditions, sql` and `)})`

/** A letter names whom it is about, and says of both sides: staff read it who see that of the record. */
function ofApplications(person: Person) {
  const { permissions, type } = person
  const groups = type === 'staff' ? ['personal', 'employerHalf'] : []
  const seen = [undefined, ...groups].map((group) =>
    permissions.where(viewApplication, ofApplication, group),
  )
  return sql`exists (select from applications a where a.id = k.record_id and ${all(...seen)})`
}

const ofPayments = (person: Person) =>
  sql`exists (select from payments y where y.id = k.record_id
    and ${seenPayments(person, person.type === 'staff' ? ['personal'] : [])})`

/** An extract is made of figures: of those who see a shareholder some do not see these. */
function ofShareholders(person: Person) {
  const facts = { assigneeId: sql`s.assignee_id`, teamId: sql`s.team_id` }
  const figures = (['Shareholders List', 'Shareholders View'] as const).map((subject) =>
    person.permissions.where({ action: 'view', subject }, facts, 'figures'),
  )
  return sql`exists (select from shareholders s where s.id = k.record_id
    and ${seenShareholder(person)} and (${sql.join(figures, sql` or `)}))`
}

/** The address on it is the shareholder's, whom not everybody sees who sees the order. */
const ofOrders = (person: Person) =>
  sql`exists (select from orders o join shareholders s on s.id = o.shareholder_id
    where o.id = k.record_id and ${seenOrders(person)} and ${seenShareholder(person)})`

const of: Record<LetterRecord, (person: Person) => RawBuilder<unknown>> = {
  application: ofApplications,
  payment: ofPayments,
  shareholder: ofShareholders,
  order: ofOrders,
}

/** In SQL, whether the person may read a kept letter `k`: whoever may open its record, as far as it is theirs. */
export function isReadable(person: Person): RawBuilder<boolean> {
  const cases = Object.entries(of).map(
    ([entity, seen]) => sql`when ${sql.lit(entity)} then ${seen(person)}`,
  )
  return sql<boolean>`(${isForPerson(person)}
    and case k.entity ${sql.join(cases, sql` `)} else false end)`
}
