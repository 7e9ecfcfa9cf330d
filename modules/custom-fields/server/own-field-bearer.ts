import type { RawBuilder } from 'kysely'
import type { MessagesByLanguage } from '#kit/server/messages.ts'
import type { Person } from '#kit/server/person.ts'
import type { CustomEntity, protections } from '../contract/custom-field.ts'

type Sql = RawBuilder<unknown>
type Protection = (typeof protections)[number]

/** A kind of record to which fields can be added; modules offer theirs. */
export interface OwnFieldBearer {
  entity: CustomEntity
  /** By them its declared fields are called (`fields`): no other is called alike. */
  words: MessagesByLanguage
  /** Groups of protected fields that a field of it can belong to. */
  protections: readonly Protection[]
  /** Of somebody: which groups they have on some record; null when they see none at all. */
  seenBy(person: Person): ((group: string) => boolean) | null
  /** Those that can be edited and on which the person sees the group, by what they are called. */
  records(
    person: Person,
    group: string | null,
  ): {
    from: Sql
    id: Sql
    name: Sql
    where: RawBuilder<boolean>
  }
}

declare module '#kit/server/server-module.ts' {
  interface Offers {
    ownFieldBearers: OwnFieldBearer
  }
}
