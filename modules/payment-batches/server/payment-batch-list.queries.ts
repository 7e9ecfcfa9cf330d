import { sql } from 'kysely'
import type { ListSource } from '#kit/server/list-query.ts'
import type { Person } from '#kit/server/person.ts'
import { forbidden } from '#kit/server/problems.ts'
import { joinsOfShown, selectShown } from './payment-batch.queries.ts'
import { maySee } from './payment-batch.policy.ts'

/** The batches, for whoever sees batches. @throws 403 */
export function batchListSource(person: Person): ListSource {
  if (!maySee(person)) throw forbidden()
  return {
    from: sql`payment_batches b`,
    id: sql`b.id`,
    columns: {
      createdOn: sql`b.created_on`,
      reference: sql`b.reference`,
      payOn: sql`b.pay_on`,
      total: sql`b.total`,
      status: sql`b.status`,
    },
    where: [],
    search: (text) => sql<boolean>`b.reference ilike ${`%${escaped(text)}%`}`,
    select: selectShown,
    joins: joinsOfShown,
    fewFirst: true,
  }
}

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')
