import type { PersonKind } from '#kit/contract/personal-data.ts'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import type { FoundPerson, PeopleOfKind, PersonalData } from '#kit/server/personal-data.ts'
import { notFound } from '#kit/server/problems.ts'
import type { Product } from '#kit/server/server-module.ts'
import type { Settings } from '#kit/server/settings.ts'
import type { SaidActs } from '#modules/audit/server/said-acts.ts'
import { gather, type Gathered } from './whose.ts'

/** What is offered about people. */
export interface Held {
  people: readonly PeopleOfKind[]
  data: readonly PersonalData[]
  /** How acts are said that the log keeps. */
  acts: readonly SaidActs[]
}

export const heldBy = ({ offers }: Product): Held => ({
  people: offers.people,
  data: offers.personalData,
  acts: offers.acts,
})

interface Asking {
  db: Db
  person: Person
  settings: Settings
}

export interface PersonOf extends Gathered {
  kind: PersonKind
  id: string
  people: PeopleOfKind
  found: FoundPerson
}

/** A person with all that is held about them. @throws 404 for whoever does not see their record */
export async function personOf(
  asking: Asking,
  { kind, id }: { kind: PersonKind; id: string },
  { people: all, data }: Held,
): Promise<PersonOf> {
  const people = all.find((each) => each.kind === kind)
  if (!people) throw notFound()
  const found = await people.find(asking, id)
  return { kind, id, people, found, ...(await gather(asking.db, { kind, id, found }, data)) }
}
