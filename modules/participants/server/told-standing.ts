import { sql } from 'kysely'
import type { Person } from '#kit/server/person.ts'

type Reader = Pick<Person, 'type'>

const isOthers = ({ type }: Reader) =>
  sql<boolean>`(s.next_step = 'inform' and not ${type} = any(s.asked_sides))`

/** The next step of a standing `s`. What one side is asked is between it and the staff. */
export const toldNextStep = (person: Reader) =>
  person.type === 'staff'
    ? sql`s.next_step`
    : sql`case when ${isOthers(person)} then 'decide' else s.next_step end`

/** The day of that step. */
export const toldDueOn = (person: Reader) =>
  person.type === 'staff'
    ? sql`s.due_on`
    : sql`case when ${isOthers(person)} then s.review_due_on else s.due_on end`
