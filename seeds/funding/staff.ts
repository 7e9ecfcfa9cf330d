import type { CastMember } from '../cast.ts'
import { systemPerson } from '#kit/server/identity.ts'

/** An account as rows of the history name it. */
export interface Actor {
  id: string | null
  name: string
  role: string | null
}

export const visitor: Actor = { id: null, name: 'Visitor', role: null }

/** What is done by the clock. */
export const itself: Actor = { id: null, name: systemPerson.name, role: null }

export interface Staff {
  of(member: CastMember): Actor & { id: string }
  /** Case officers of a program, by its code. */
  officersOf(code: string): (Actor & { id: string })[]
}
