import { sql, type RawBuilder } from 'kysely'
import type { Person } from '#kit/server/person.ts'
import { facts as ofApplication } from '#modules/applications/server/application-list.queries.ts'
import { seenRequests } from '#modules/funding-requests/server/on-request.ts'
import { seenPayments } from '#modules/payments/server/seen-payments.ts'
import { seenSupplements } from '#modules/supplements/server/on-supplement.ts'
import { sendsAgain } from '../contract/letters.endpoints.ts'
import type { OfSide } from './addressee.queries.ts'

/** Of each kind of record, which of them the person may do one of the things with. */
const workedOn: Record<OfSide, (person: Person) => RawBuilder<unknown>> = {
  application: ({ permissions }) =>
    sql`applications a where a.id = k.record_id
      and ${anyOf(sendsAgain.application, (may) => permissions.where(may, ofApplication))}`,
  payment: (person) =>
    sql`payments y where y.id = k.record_id
      and ${anyOf(sendsAgain.payment, ({ action }) => seenPayments(person, [], action))}`,
  supplement: (person) =>
    sql`supplements s where s.id = k.record_id
      and ${anyOf(sendsAgain.supplement, ({ action }) => seenSupplements(person, [], action))}`,
  fundingRequest: (person) =>
    sql`funding_requests f where f.id = k.record_id
      and ${anyOf(sendsAgain.fundingRequest, ({ action }) => seenRequests(person, [], action))}`,
}

const anyOf = <May>(ways: readonly May[], condition: (may: May) => RawBuilder<unknown>) =>
  sql`(${sql.join(ways.map(condition), sql` or `)})`

/** In SQL, whether the person may have a kept letter `k` mailed once more: staff who work on its record. */
export function maySendAgain(person: Person): RawBuilder<boolean> {
  if (person.type !== 'staff') return sql<boolean>`false`
  const cases = Object.entries(workedOn).map(
    ([entity, of]) => sql`when ${sql.lit(entity)} then exists (select from ${of(person)})`,
  )
  return sql<boolean>`(k.mail is not null
    and case k.entity ${sql.join(cases, sql` `)} else false end)`
}
