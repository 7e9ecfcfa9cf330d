import { sql } from 'kysely'
import type { SubjectDeclaration } from '#kit/contract/define-subjects.ts'
import type { Change } from '#kit/server/call.ts'
import type { Job } from '#kit/server/jobs.ts'
import type { Person } from '#kit/server/person.ts'
import { readActiveStaff } from '#modules/accounts/server/accounts.queries.ts'
import { applicationsLetters } from '../contract/applications.letters.ts'
import { applicationsSubjects } from '../contract/applications.subjects.ts'
import { daysBefore, lastDay, lastDayTold } from './waiting-for-review.ts'

/** Of what is over already, such as when a program shortens its days, so many in one morning. */
const mostOverdue = 200

interface Announced {
  programId: string
  returnsAfter: string
}

/**
 * Every morning: of applications that go back within five days unless somebody takes them in hand,
 * everybody who may assign them is told in one letter; of each application once for its last day.
 */
export const announceReturns = (subjects: Record<string, SubjectDeclaration>): Job => ({
  name: 'applications.announceReturns',
  schedule: '35 12 * * *',
  async run(change) {
    const announced = await announce(change)
    if (announced.length === 0) return
    for (const person of await readActiveStaff(change.db, subjects))
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await tell(change, person, announced)
  },
})

/** Of two processes, the later one waits for the rows of the first and finds them announced. */
async function announce({ db }: Change): Promise<Announced[]> {
  const { rows } = await sql<Announced>`
    with waiting as (
      select a.id, ${lastDay} as due, ${lastDayTold} as told, row_number() over (
        partition by ${lastDay} < organisation_today() order by a.submitted_at, a.id) as place
      from applications a join programs p on p.id = a.program_id
      where a.status = 'submitted' and ${lastDay} <= organisation_today() + ${sql.lit(daysBefore)}
        and (a.returns_after is null or a.returns_after < ${lastDay}))
    update applications a set returns_after = w.told from waiting w
    where a.id = w.id and a.status = 'submitted' and (a.returns_after is null or a.returns_after < w.due)
      and (w.due >= organisation_today() or w.place <= ${mostOverdue})
    returning a.program_id as "programId", a.returns_after as "returnsAfter"`.execute(db)
  return rows
}

async function tell(change: Change, person: Person, announced: readonly Announced[]) {
  const theirs = announced.filter(({ programId }) => mayTakeInHand(person, programId))
  const days = theirs.map(({ returnsAfter }) => returnsAfter).toSorted()
  const [day, last = day] = [days[0], days.at(-1)]
  const { userId } = person
  if (!day || !last || !userId) return
  const listed = new URLSearchParams({ 'filter[returnsAfter][lte]': last, sort: 'submittedAt' })
  const link = `/applications/pending?${listed.toString()}` as const
  await change.letter(
    applicationsLetters.goingBack,
    { userId },
    { count: theirs.length, day, link },
  )
}

/** As an assignment to oneself is judged. */
const mayTakeInHand = ({ permissions, userId }: Person, programId: string) =>
  permissions.allows(applicationsSubjects.may('assign', 'Applications View'), {
    programId,
    employerId: null,
    participantId: null,
    assigneeId: userId,
  })
