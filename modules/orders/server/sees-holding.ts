import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { findShareholder, hiddenFrom } from '#modules/shareholders/server/shareholder.queries.ts'

interface Reader {
  db: Db
  person: Person
}

/** Whether a person sees how many shares somebody holds: one of the shareholder's figures. */
export async function seesHolding({ db, person }: Reader, shareholderId: string) {
  const holder = await findShareholder(db, shareholderId, person)
  return holder !== null && !hiddenFrom(person, holder).has('numberOfShares')
}
