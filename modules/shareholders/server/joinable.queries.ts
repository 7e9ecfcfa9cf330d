import type { Person } from '#kit/server/person.ts'
import { mayDo } from './shareholder.policy.ts'
import type { KnownShareholder } from './shareholder.queries.ts'

/** What comes with a lead is written on the shareholder: whoever joins them may change it. */
export const isJoinable = (person: Person, known: KnownShareholder) =>
  mayDo(person, 'update', known)
