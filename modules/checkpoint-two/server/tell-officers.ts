import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { Job } from '#kit/server/jobs.ts'
import { checkpointTwoLetters } from '../contract/checkpoint-two.letters.ts'
import type { LoadedCheckpoint } from './checkpoint-two.queries.ts'

interface Due {
  applicationId: string
  reference: string
  day: string
  assigneeId: string | null
}

type ByTheDay = 'opened' | 'late' | 'recheck'
type Told = ByTheDay | 'failed'

const found = {
  opened: sql`not c.told_open and c.opens_on <= organisation_today()`,
  late: sql`not c.told_late and c.status in ('due', 'inProgress') and c.due_on < organisation_today()`,
  recheck: sql`c.recheck_on <= organisation_today()
    and c.told_recheck_on is distinct from c.recheck_on`,
}
const marked = {
  opened: sql`told_open = true`,
  late: sql`told_late = true`,
  // What passed until a day fails again.
  recheck: sql`told_recheck_on = recheck_on, status = 'failed'`,
}
const dayOf = { opened: sql`c.due_on`, late: sql`c.due_on`, recheck: sql`c.recheck_on` }

/** Every morning: whoever an application is assigned to is told what is to be judged, once for each day. */
export const tellOfficers: Job = {
  name: 'checkpointTwo.tell',
  schedule: '40 12 * * *',
  async run(change) {
    for (const told of ['opened', 'late', 'recheck'] as const)
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      for (const each of await mark(change, told)) await tell(change, told, each)
  },
}

/** What is told of now, and never again. */
async function mark({ db }: Change, told: ByTheDay): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with chosen as (
      select c.id from placement_checkpoints c where ${found[told]} order by c.id for update skip locked)
    update placement_checkpoints c set ${marked[told]}, updated_at = clock_now()
    from applications a left join users u on u.id = a.assignee_id and u.status = 'active'
    where c.id in (select id from chosen) and a.id = c.application_id
    returning c.application_id as "applicationId", a.reference, ${dayOf[told]} as day, u.id as "assigneeId"`.execute(
    db,
  )
  return rows.toSorted((one, other) => (one.applicationId < other.applicationId ? -1 : 1))
}

async function tell(
  change: Change,
  told: Told,
  { applicationId, reference, day, assigneeId }: Due,
) {
  if (!assigneeId) return
  await change.letter(
    checkpointTwoLetters[told],
    { userId: assigneeId },
    { record: applicationId, reference, day, link: `/applications/approved/${applicationId}` },
  )
}

/** Whoever an application is assigned to hears that another person found it to fail. */
export async function tellFailed(
  change: Change,
  { applicationId, reference, scope }: LoadedCheckpoint,
  day: string,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from users
    where id = ${scope.assigneeId}::uuid and status = 'active'`.execute(change.db)
  const [assignee] = rows
  if (!assignee || assignee.id === change.person.userId) return
  await tell(change, 'failed', { applicationId, reference, day, assigneeId: assignee.id })
}
