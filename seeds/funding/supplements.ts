import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { timesOf } from '#modules/supplements/contract/times.ts'
import { cast } from '../cast.ts'
import { addDays, dayOf } from '../clock.ts'
import { insertRows, newIds } from '../insert-rows.ts'
import { auditRow, type AuditRow } from './history.ts'
import type { Actor, Staff } from './staff.ts'
import { spentStories, stories, type Spending, type Story } from './supplement-stories.ts'

/** An approved supplement of which something is claimed. */
export interface Spent {
  supplementId: string
  supplementReference: string
  placementId: string
  language: 'en' | 'fr'
  fromOn: string
  payee: Story['payee']
  officer: Actor & { id: string }
  spending: Spending
}

interface Worker {
  placementId: string
  language: 'en' | 'fr'
  startedOn: string
  lastDay: string
  left: string
  /** They work for the employer of the cast. */
  isOfCast: boolean
  officer: Actor & { id: string }
}

interface Made {
  id: string
  of: Worker
  story: Story
  askedOn: string
  fromOn: string
  toOn: string
  times: number
  requestedBy: Actor & { id: string }
}

/** Supplements of people who work in the programs that offer them. */
export async function requestSupplements(
  db: Db,
  { now, staff, employerId }: { now: Date; staff: Staff; employerId: string },
): Promise<{ history: AuditRow[]; spent: Spent[] }> {
  const today = dayOf(now)
  const people = { employer: staff.of(cast.employer), approver: staff.of(cast.approver) }
  const workers = await workersOf(db, employerId)
  const newId = await newIds(db, workers.length + spentStories.length)
  const requested = workers.flatMap((of, at) => {
    const told = [...stories.slice(at % stories.length), ...stories.slice(0, at % stories.length)]
    return told.map((story) => ofStory(of, { story, today, people })).find(fits) ?? []
  })
  const made = [...requested, ...spentOnes(workers, { today, people })].map((each) => ({
    ...each,
    id: newId(),
  }))
  await insertRows(
    db,
    'supplements',
    made.map((each) => rowOf(each, people.approver)),
  )
  const { rows } = await sql<{ id: string; reference: string }>`
    select id, reference from supplements`.execute(db)
  const references = new Map(rows.map(({ id, reference }) => [id, reference]))
  const referenceOf = ({ id }: Made) => references.get(id)!
  return {
    history: made.flatMap((each) => historyOf(each, people.approver, referenceOf(each))),
    spent: made.flatMap((each) => spentOf(each, referenceOf(each))),
  }
}

/** Beside the first supplement of whoever works for the employer of the cast. */
const spentOnes = (workers: readonly Worker[], by: { today: string; people: People }) =>
  workers
    .filter(({ isOfCast }) => isOfCast)
    .slice(0, 1)
    .flatMap((of) => spentStories.map((story) => ofStory(of, { story, ...by })).filter(fits))

function spentOf(made: Made, supplementReference: string): Spent[] {
  const { id, of, fromOn, story } = made
  const { placementId, language, officer } = of
  const { spending } = story
  if (!spending) return []
  return [
    {
      supplementId: id,
      supplementReference,
      placementId,
      language,
      fromOn,
      payee: story.payee,
      officer,
      spending,
    },
  ]
}

interface People {
  employer: Actor & { id: string }
  approver: Actor & { id: string }
}

function ofStory(
  of: Worker,
  { story, today, people }: { story: Story; today: string; people: People },
): Omit<Made, 'id'> {
  const askedOn = addDays(today, -story.daysAgo)
  const fromOn = addDays(askedOn, 7)
  const toOn = addDays(fromOn, story.weeks ? story.weeks * 7 - 1 : 0)
  const times = timesOf({ frequency: story.frequency, fromOn, toOn })
  const requestedBy = of.isOfCast ? people.employer : of.officer
  return { of, story, askedOn, fromOn, toOn, times, requestedBy }
}

const amountOf = (each: string, { times }: Pick<Made, 'times'>) =>
  new Decimal(each).mul(times).toFixed(2)

/** Requested while they worked, over before they leave, and within what their program leaves for them. */
const fits = (made: Omit<Made, 'id'>) =>
  made.askedOn > made.of.startedOn &&
  made.toOn <= made.of.lastDay &&
  new Decimal(amountOf(made.story.each, made)).lte(made.of.left)

/** Who works, with what their combined cap leaves, and who looks after them. */
async function workersOf(db: Db, employerId: string): Promise<Worker[]> {
  const { rows } = await sql<Worker>`
    select l.id as "placementId", l.started_on as "startedOn", l.planned_end_on as "lastDay",
      coalesce(e.language, 'en') as language, l.employer_id = ${employerId} as "isOfCast",
      (p.combined_cap - beside_wages_committed(p.id, l.participant_id) - coalesce((select sum(n.committed_amount)
        from placements n where n.program_id = p.id and n.participant_id = l.participant_id
          and n.status not in ('cancelled', 'lapsed')), 0))::text as left,
      jsonb_build_object('id', o.id, 'name', o.name, 'role', r.name) as officer
    from placements l join programs p on p.id = l.program_id join applications a on a.id = l.application_id
      join employers e on e.id = l.employer_id join users o on o.id = a.assignee_id join roles r on r.id = o.role_id
    where l.status = 'active' and p.supplements is not null
    order by p.code desc, l.reference limit 40`.execute(db)
  return rows
}

function rowOf(made: Made, approver: { id: string }) {
  const { of, story, askedOn, fromOn, toOn, times, requestedBy } = made
  const { status, each, given = each } = story
  const isApproved = status === 'approved'
  const isDecided = isApproved || status === 'declined'
  const asked = `${askedOn}T15:00:00Z`
  const isReduced = isApproved && given !== each
  return {
    id: made.id,
    placement_id: of.placementId,
    type: story.type,
    payee: story.payee,
    description: story.for[of.language],
    frequency: story.frequency,
    from_on: fromOn,
    to_on: toOn,
    times,
    requested_each: each,
    requested_amount: amountOf(each, made),
    status,
    requested_on: askedOn,
    requested_by: requestedBy.id,
    entered_by: [requestedBy.id],
    approved_each: isApproved ? given : null,
    approved_amount: isApproved ? amountOf(given, made) : null,
    reduction_reason: isReduced ? said.reduced[of.language] : null,
    decided_on: isDecided ? addDays(askedOn, 2) : null,
    decided_by: isDecided ? approver.id : null,
    decline_reason: status === 'declined' ? 'notNeeded' : null,
    withdrawn_on: status === 'withdrawn' ? addDays(askedOn, 1) : null,
    withdrawn_by: status === 'withdrawn' ? requestedBy.id : null,
    version: 1,
    created_at: asked,
    updated_at: asked,
  }
}

const said = {
  reduced: {
    en: 'The quote that was attached is for 380.00.',
    fr: 'La soumission jointe est de 380,00.',
  },
}

/** As the product itself would have written it. */
function historyOf(made: Made, approver: Actor, reference: string): AuditRow[] {
  const { story, askedOn, requestedBy } = made
  const steps = {
    requested: [],
    approved: [[2, approver, 'approve']],
    declined: [[2, approver, 'decline']],
    withdrawn: [[1, requestedBy, 'withdraw']],
  } as const
  const leads: readonly Lead[] = [
    [0, requestedBy, 'created', [null, 'requested']],
    ...steps[story.status].map(([days, by, step]): Lead => [
      days,
      by,
      step,
      ['requested', story.status],
    ]),
  ]
  return leads.map(([days, by, step, status]) =>
    auditRow(new Date(`${addDays(askedOn, days)}T15:00:00Z`), by, {
      action: `supplements.${step}`,
      entity: 'supplement',
      entity_id: made.id,
      reference,
      changes: { status },
    }),
  )
}

type Lead = readonly [days: number, by: Actor, step: string, status: [string | null, string]]
