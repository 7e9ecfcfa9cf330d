import { sql, type RawBuilder } from 'kysely'
import type { Filter } from '#kit/contract/define-list.ts'
import type { Person } from '#kit/server/person.ts'
import {
  seenShareholders,
  seesEveryShareholder,
} from '#modules/shareholders/server/shareholder-list.queries.ts'

/** Orders `o` of shareholders `s` that the person sees: of another one nothing tells the source. */
const ofSeen = (person: Person, condition: RawBuilder<unknown>) =>
  sql<boolean>`o.shareholder_id in (select s.id from shareholders s
    where ${condition} and ${seenShareholders(person)})`

/** Of shareholders with one of the sources, or with none at all. */
export const ofSource =
  (person: Person) =>
  ({ operator, values }: Filter) =>
    ofSeen(
      person,
      operator === 'none' ? sql`s.source_id is null` : sql`s.source_id in (${sql.join(values)})`,
    )

/** Orders, by the column of their ids, whose shareholder's source the person may know. */
export const whoseSourceIsSeen = (person: Person, orderId: RawBuilder<unknown>) =>
  seesEveryShareholder(person)
    ? sql<boolean>`true`
    : sql<boolean>`${orderId} in (select o.id from orders o where ${ofSeen(person, sql`true`)})`
