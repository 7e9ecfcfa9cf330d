import { sql, type RawBuilder } from 'kysely'
import type { Screen } from '#kit/contract/define-screen.ts'
import { maySee } from '#kit/contract/may-see.ts'
import type { Permission } from '#kit/contract/define-subjects.ts'
import { seenOn } from '#kit/server/guarded-list.ts'
import type { Person } from '#kit/server/person.ts'

declare module '#kit/server/server-module.ts' {
  interface Offers {
    /** A kind of record that people are told of. */
    noticed: NoticedRecord
  }
}

type Sql = RawBuilder<unknown>

/** What a module says of its records, so that notices about them can be shown and lead there. */
export interface NoticedRecord {
  /** As letters name it in `about`. */
  entity: string
  /** Whether the person may open the record with an id, as its own reading decides. */
  opensFor(person: Person, id: Sql): RawBuilder<boolean>
  /** Whether there could be one that the person may open; left out where that is no question. */
  mayEverOpen?(person: Person): boolean
  /** The address of its screen, in SQL. */
  address(id: Sql): Sql
  /** Whom or what it is about, in SQL, as the person may see it: in the portal alone, mail is read by others, too. */
  name?(person: Person, id: Sql): Sql
  /** The id of whoever looks after it, in SQL; left out: nobody does. */
  assignee?(id: Sql): Sql
  /** The id of the program that it belongs to, in SQL; left out: it belongs to none. */
  program?(id: Sql): Sql
  /** What people call it, in SQL; left out: people follow what it hangs on. */
  reference?(id: Sql): Sql
}

interface Described {
  entity: string
  /** The table, with the alias that the facts use. */
  from: Sql
  id: Sql
  reference: Sql
  /** What lets somebody see it, and the SQL of the facts that its conditions look at. */
  view: Permission
  facts: Record<string, Sql>
  /** It belongs to several programs at once. */
  isOfSeveral?: true
  /** What else its own reading asks of whoever looks. */
  also?: (person: Person) => RawBuilder<boolean>
  screen: Screen
  /** Of whom it is: whoever sees the group, or all of them where it has none, see the name. */
  names?: readonly { name: Sql; group?: string }[]
  /** The id of whoever looks after it. */
  assignee?: Sql
}

/** A kind of record that a permission lets people see, on a screen of its own. */
export const noticed = ({
  entity,
  from,
  id: own,
  view,
  facts,
  reference,
  ...of
}: Described): NoticedRecord => ({
  entity,
  opensFor(person, id) {
    if (!maySee(person.permissions, of.screen)) return sql<boolean>`false`
    const also = of.also?.(person) ?? sql<boolean>`true`
    return sql<boolean>`exists (select 1 from ${from}
      where ${own} = ${id} and ${person.permissions.where(view, facts)} and ${also})`
  },
  mayEverOpen: ({ permissions }) => maySee(permissions, of.screen) && permissions.allows(view),
  address: addressIn(of.screen.path),
  reference: (id) => sql`(select ${reference} from ${from} where ${own} = ${id})`,
  ...(facts['programId'] &&
    !of.isOfSeveral && {
      program: (id: Sql) => sql`(select ${facts['programId']} from ${from} where ${own} = ${id})`,
    }),
  ...(of.assignee && {
    assignee: (id: Sql) => sql`(select ${of.assignee} from ${from} where ${own} = ${id})`,
  }),
  ...(of.names && {
    name({ permissions }: Person, id: Sql) {
      const sees = permissions.groupsIn(view, facts)
      const names = of.names?.map(({ name, group }) => (group ? seenOn(sees(group), name) : name))
      return sql`(select concat_ws(', ', ${sql.join(names ?? [])}) from ${from} where ${own} = ${id})`
    },
  }),
})

/** Fills the id into a declared path, or puts it behind one. */
export const addressIn =
  (path: string) =>
  (id: Sql): Sql => {
    const [before = '', after = ''] = path.split('{id}')
    return sql`(${before}::text || ${id}::text || ${after}::text)`
  }

/** Of a row that names a participant, an employer and the application, by its alias: whose it is, and who looks after it. */
export const ofApplication = (alias: string) => ({
  names: [
    { name: participantName(sql.ref(`${alias}.participant_id`)), group: 'personal' },
    { name: employerName(sql.ref(`${alias}.employer_id`)) },
  ],
  assignee: sql`(select a.assignee_id from applications a where a.id = ${sql.ref(`${alias}.application_id`)})`,
})

export const participantName = (id: Sql): Sql =>
  sql`(select p.first_name || ' ' || p.last_name from participants p where p.id = ${id})`

export const employerName = (id: Sql): Sql =>
  sql`(select e.legal_name from employers e where e.id = ${id})`
