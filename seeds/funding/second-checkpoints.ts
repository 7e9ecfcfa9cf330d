import { sql } from 'kysely'
import {
  checkpointTwoDays,
  checkpointTwoItems,
  isCompared,
  type CheckpointTwoCode,
  type JudgedItem,
} from '#modules/checkpoint-two/contract/checkpoint-two.ts'
import { outcomeOf } from '#modules/applications/contract/checkpoint.ts'
import type { Db } from '#kit/server/call.ts'
import { cast } from '../cast.ts'
import { addDays, dayOf } from '../clock.ts'

interface Started {
  id: string
  placementId: string
  isVisited: boolean
  isOver: boolean
  dueOn: string
  language: 'en' | 'fr'
  expected: Partial<Record<CheckpointTwoCode, string>>
  officerId: string
  officer: string
}

const failures: readonly {
  code: CheckpointTwoCode
  found?: string
  note: Record<'en' | 'fr', string>
}[] = [
  {
    code: 'hourlyWage',
    found: '15.00',
    note: { en: 'The stub of the first month says less', fr: 'Le talon du premier mois dit moins' },
  },
  {
    code: 'payStub',
    note: { en: 'No totals to date on the stub', fr: 'Aucun cumul sur le talon' },
  },
]
const everyFailed = 7
const failedFirst = 1
const lateFirst = 2
const everyBegun = 4

/**
 * The second checkpoint of everybody who works: past its day it passed, failed or is late, and before it is begun
 * or waits. However the days fall, one of those who still work failed, and one is begun.
 */
export async function judgePlacements(db: Db, now: Date): Promise<void> {
  await openAll(db)
  let ofWorking = 0
  for (const [index, started] of (await startedOnes(db)).entries()) {
    const isPast = started.dueOn < dayOf(now)
    const turn = isPast && !started.isOver ? ofWorking++ % everyFailed : null
    const results = resultsOf(started, { index, isPast, turn, now })
    const items = checkpointTwoItems.map((code) => itemOf(started, { code, results }))
    const status = outcomeOf(items, dayOf(now))
    const isRecorded = Object.keys(results).length > 0
    // oxlint-disable-next-line no-await-in-loop -- one connection answers one after the other
    await sql`update placement_checkpoints set results = ${JSON.stringify(results)}::jsonb, status = ${status},
        recheck_on = ${status === 'failed' ? addDays(dayOf(now), 5) : null},
        recorded_by = ${isRecorded ? started.officerId : null},
        recorded_at = ${isRecorded ? recordedAt(started, now) : null}
      where id = ${started.id}`.execute(db)
  }
}

/** Of what has come to pass everybody was told. */
const openAll = (db: Db) =>
  sql`
    insert into placement_checkpoints (placement_id, application_id, opens_on, due_on, told_open, told_late)
    select id, application_id, started_on + ${checkpointTwoDays.opens}::int, due_on,
      status <> 'active' or started_on + ${checkpointTwoDays.opens}::int <= organisation_today(), true
    from placements, lateral (select started_on + ${checkpointTwoDays.due}::int as day) planned,
      lateral (select day + case extract(isodow from day) when 6 then 2 when 7 then 1 else 0 end as due_on) due
    where started_on is not null and status in ('active', 'ended', 'completed')`.execute(db)

async function startedOnes(db: Db) {
  const { rows } = await sql<Started>`
    select c.id, c.placement_id as "placementId", c.is_visited as "isVisited", c.due_on as "dueOn",
      l.status <> 'active' as "isOver", a.language,
      jsonb_build_object('startDate', l.started_on, 'hoursPerWeek', l.hours_per_week::text,
        'hourlyWage', l.hourly_wage::text, 'otherFunding', coalesce(a.other_funding, 0)::text) as expected,
      u.id as "officerId", u.name as officer
    from placement_checkpoints c join placements l on l.id = c.placement_id
      join applications a on a.id = c.application_id
      join users u on u.id = coalesce(a.assignee_id, (select id from users where email = ${cast.caseOfficer.email}))
    where c.opens_on <= organisation_today() order by c.due_on, c.id`.execute(db)
  return rows
}

const recordedAt = ({ dueOn }: Started, now: Date) => {
  const day = addDays(dueOn, -2)
  return `${day < dayOf(now) ? day : addDays(dayOf(now), -1)}T15:00:00Z`
}

interface Judged {
  index: number
  isPast: boolean
  /** Among those who still work and whose day is past; null for others. */
  turn: number | null
  now: Date
}

function resultsOf(started: Started, { index, isPast, turn, now }: Judged) {
  const isBegun = turn === lateFirst || (!isPast && index % everyBegun !== 0)
  const judged = isBegun ? checkpointTwoItems.slice(0, 5) : isPast ? checkpointTwoItems : []
  const failed = turn === failedFirst ? failures[index % failures.length] : undefined
  const results: Partial<Record<CheckpointTwoCode, JudgedItem>> = {}
  for (const code of judged)
    if (code !== 'visit' || started.isVisited)
      results[code] = judgedOf(started, {
        code,
        now,
        failed: failed?.code === code ? failed : null,
      })
  return results
}

interface Judging {
  code: CheckpointTwoCode
  now: Date
  failed: (typeof failures)[number] | null
}

function judgedOf(started: Started, { code, now, failed }: Judging): JudgedItem {
  const found = failed?.found ?? (isCompared(code) ? (started.expected[code] ?? null) : null)
  return {
    result: failed ? 'fail' : 'pass',
    found,
    note: failed?.note[started.language] ?? null,
    evidenceId: null,
    by: started.officer,
    byId: started.officerId,
    at: recordedAt(started, now),
    asked: null,
    refused: null,
    override: null,
  }
}

function itemOf(
  { isVisited }: Started,
  { code, results }: { code: CheckpointTwoCode; results: ReturnType<typeof resultsOf> },
) {
  const isAutomatic = code === 'visit' && !isVisited
  return {
    result: results[code]?.result ?? (isAutomatic ? 'notApplicable' : 'pending'),
    isAutomatic,
    override: null,
  } as const
}
