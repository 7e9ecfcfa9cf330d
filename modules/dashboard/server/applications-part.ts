import type { Permission } from '#kit/contract/define-subjects.ts'
import type { ReadCall } from '#kit/server/call.ts'
import {
  countWaiting,
  type Waiting,
} from '#modules/applications/server/waiting-applications.queries.ts'
import type { Part } from '../contract/work.endpoints.ts'
import { decidedNext, reviewedNext } from '../contract/whose-turn.ts'

export type Asking = Pick<ReadCall, 'db' | 'person' | 'settings' | 'now' | 'today' | 'language'>

const list = { action: 'view', subject: 'Applications Awaiting Approval List' } as const
const assigning: Permission = { ...list, action: 'assign' }
const onRecord = (action: 'recommend' | 'decide'): Permission => ({
  action,
  subject: 'Applications View',
})

/** Staff who see what waits in every program. */
export const seesAllWaiting = ({ person }: Pick<Asking, 'person'>) =>
  person.type === 'staff' && person.permissions.allowsAll(list)

/** Until how many days after its submission an application is of an age; the rest is older. */
const agesInDays = [7, 14, 28] as const

/** What waits of the applications: of all that the person sees, and of what they can do about it. */
export async function readApplicationsPart(
  { db, person }: Asking,
  today: string,
): Promise<Part<'applications'> | null> {
  const { permissions, type, userId } = person
  if (type !== 'staff' || !permissions.allows(list)) return null
  const days = agesInDays.map((age) => daysBefore(today, age))
  const waiting = await countWaiting(db, person, { today, days })
  const mine = waiting.filter(
    ({ assignee, status }) => assignee?.id === userId && reviewedNext.has(status),
  )
  return {
    ...sum(waiting),
    mine: permissions.allows(onRecord('recommend'))
      ? { ...sum(mine), inReview: sum(mine.filter(({ status }) => status === 'inReview')).open }
      : null,
    unassigned: permissions.allows(assigning)
      ? sum(waiting.filter(({ assignee }) => assignee === null))
      : null,
    toDecide: permissions.allows(onRecord('decide'))
      ? sum(waiting.filter(({ status }) => decidedNext.has(status)))
      : null,
    ages: spansOf(days).map((span, at) => ({
      ...span,
      days: agesInDays[at] ?? null,
      ...sum(waiting.filter(({ age }) => age === at)),
    })),
    load: permissions.allowsAll(assigning) ? loadOf(waiting) : null,
  }
}

function sum(waiting: readonly Waiting[]) {
  const total = (some: readonly Waiting[]) => some.reduce((sofar, { count }) => sofar + count, 0)
  return { open: total(waiting), late: total(waiting.filter(({ isLate }) => isLate)) }
}

const mostPeople = 6

function loadOf(waiting: readonly Waiting[]) {
  const assigned = waiting.flatMap((each) => (each.assignee ? [{ ...each, ...each.assignee }] : []))
  const people = [...Map.groupBy(assigned, ({ id }) => id)].map(([id, all]) => ({
    id,
    name: all[0]?.name ?? '',
    ...sum(all),
  }))
  return people.sort((a, b) => b.late - a.late || b.open - a.open).slice(0, mostPeople)
}

const dayMs = 86_400_000
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)

/** From each of the days to the next; the youngest has no end, the oldest no beginning. */
const spansOf = (days: readonly string[]) =>
  [...days, null].map((from, at) => {
    const younger = days[at - 1]
    return { from, to: younger ? daysBefore(younger, 1) : null }
  })
