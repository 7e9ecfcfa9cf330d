import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { inChange, type System } from '#kit/server/change.ts'
import { generalEvent } from '#kit/server/events.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { webhooksLetters } from '../contract/webhooks.letters.ts'
import type { Claimed } from './claim-deliveries.ts'
import type { Answer } from './post-guarded.ts'
import { pauseAfter } from './retries.ts'
import type { ReadAdmins } from './webhook-admins.ts'

/** An answer, or why there was none. */
export type Outcome = Answer | { failure: string }

interface Tried {
  claimed: Claimed
  outcome: Outcome
}

/** Hours without anything that arrived: after so many it is told, and turned off. */
const hoursUntilTold = 24
const hoursUntilOff = 72

/** What became of a try. Whoever lost the claim by then keeps nothing: somebody else has sent it. */
export const keepOutcome = (
  system: System,
  readAdmins: ReadAdmins,
  { claimed, outcome }: Tried,
): Promise<void> =>
  inChange(system, { person: systemPerson, requestId: null }, async (change) => {
    const isKept = await keepTry(change, claimed, outcome)
    if (!isKept) return
    await change.announce(generalEvent('webhooks', 'Webhooks'))
    if (hasArrived(outcome)) await keepArrival(change, claimed)
    else await keepTrouble(change, readAdmins, { claimed, outcome })
  })

export const hasArrived = (outcome: Outcome) =>
  'status' in outcome && outcome.status >= 200 && outcome.status < 300

const isGone = (outcome: Outcome) => 'status' in outcome && outcome.status === 410

async function keepTry(
  { db, now }: Change,
  { id, claim, attempts }: Claimed,
  outcome: Outcome,
): Promise<boolean> {
  const answer = 'status' in outcome ? outcome : null
  const retryAfter = answer?.retryAfter ?? null
  const pause = isGone(outcome) ? null : pauseAfter(attempts, { retryAfter, now })
  const state = hasArrived(outcome) ? 'delivered' : pause === null ? 'failed' : 'waiting'
  const { numAffectedRows } = await sql`
    update webhook_deliveries set state = ${state}, claim = null, claimed_until = null,
      tried_at = clock_now(), answer_status = ${answer?.status ?? null}, answer_text = ${answer?.text ?? null},
      failure = ${'failure' in outcome ? outcome.failure : null},
      next_attempt_at = clock_now() + ${pause ?? 0}::float8 * interval '1 millisecond'
    where id = ${id} and claim = ${claim}`.execute(db)
  return Boolean(numAffectedRows)
}

const keepArrival = ({ db }: Change, { webhookId }: Claimed) =>
  sql`update webhooks set failing_since = null, warned_at = null
    where id = ${webhookId} and failing_since is not null`.execute(db)

interface Standing {
  hoursFailing: number
  isWarned: boolean
  isOn: boolean
}

/** Of an address where nothing arrives: those who look after it are told, then nothing is sent there. */
async function keepTrouble(change: Change, readAdmins: ReadAdmins, { claimed, outcome }: Tried) {
  const { webhookId } = claimed
  const { rows } = await sql<Standing>`
    update webhooks set failing_since = coalesce(failing_since, clock_now()) where id = ${webhookId}
    returning extract(epoch from clock_now() - failing_since)::float8 / 3600 as "hoursFailing",
      warned_at is not null as "isWarned", is_on as "isOn"`.execute(change.db)
  const [standing] = rows
  if (!standing?.isOn) return
  const trouble = troubleOf(standing, outcome)
  if (!trouble) return
  if (trouble === 'failing')
    await sql`update webhooks set warned_at = clock_now() where id = ${webhookId}`.execute(
      change.db,
    )
  else await turnOff(change, claimed, trouble)
  const { host } = new URL(claimed.address)
  for (const userId of await readAdmins(change.db))
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await change.letter(webhooksLetters[trouble], { userId }, { record: webhookId, host })
}

function troubleOf({ hoursFailing, isWarned }: Standing, outcome: Outcome) {
  if (isGone(outcome)) return 'gone'
  if (hoursFailing >= hoursUntilOff) return 'turnedOff'
  return hoursFailing >= hoursUntilTold && !isWarned ? 'failing' : null
}

async function turnOff(change: Change, { webhookId }: Claimed, trouble: 'gone' | 'turnedOff') {
  const why = trouble === 'gone' ? 'gone' : 'failing'
  await sql`update webhooks set is_on = false, turned_off_why = ${why}, version = version + 1,
    updated_at = clock_now() where id = ${webhookId}`.execute(change.db)
  await change.audit({
    action: 'webhooks.turnedOff',
    entity: 'webhook',
    entityId: webhookId,
    changes: { isOn: [true, false] },
  })
}
