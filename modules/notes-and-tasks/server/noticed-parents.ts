import { sql } from 'kysely'
import { addressIn, type NoticedRecord } from '#modules/notifications/server/noticed.ts'
import type { ParentKind } from '../contract/parents.ts'
import { recordScreen } from '../contract/record-address.ts'
import { seenParent, sourceOf, type Desk } from './parents.ts'

/** Records of which no letter is written, and people hear by what is kept on them alone. */
const withoutLetters = ['lead', 'order', 'shareholder'] as const satisfies readonly ParentKind[]

export const noticedParents = (desk: Desk): NoticedRecord[] =>
  withoutLetters.map((kind) => {
    const { from, id: own, name, reference } = sourceOf(desk, { kind })
    return {
      entity: kind,
      opensFor: (person, id) =>
        sql<boolean>`exists (select 1 from ${seenParent({ desk, person }, { kind: sql.lit(kind), id })} p)`,
      address: addressIn(recordScreen(kind).path),
      name: (_, id) => sql`(select ${name} from ${from} where ${own} = ${id})`,
      reference: (id) =>
        sql`(select coalesce(nullif(${reference}, ''), ${name}) from ${from} where ${own} = ${id})`,
    }
  })
