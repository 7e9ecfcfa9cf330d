import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { sides, type Side } from '#modules/intake/contract/sides.ts'
import type { LoadedApplication } from '#modules/applications/server/application.queries.ts'
import { groupOf, seesAnswers } from '#modules/applications/server/readable-answers.ts'

/** The conversations of an application that a person sees: of an applicant the own one alone. */
export function seenSides(person: Person, loaded: LoadedApplication): Side[] {
  const { type } = person
  if (type === 'employer' || type === 'employee') return [type]
  if (type !== 'staff') return []
  return sides.filter((side) => seesAnswers(person, loaded, side))
}

/** @throws 404 for a side that the person does not see */
export function requireSide(person: Person, loaded: LoadedApplication, side: Side) {
  if (!seenSides(person, loaded).includes(side)) throw notFound()
}

/** Whoever may change a side's part of an application writes to it, or for it. */
export const mayWriteTo = (person: Person, { judged }: LoadedApplication, side: Side) =>
  person.permissions.allows(
    { action: 'update', subject: 'Applications View' },
    { ...judged.scope },
    groupOf[side],
  )
