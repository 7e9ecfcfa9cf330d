import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { addDays, dayOf } from '../clock.ts'
import { cast } from '../cast.ts'
import type { SeedApplication } from './applications.ts'
import { auditRow, type AuditRow } from './history.ts'
import { itself, type Actor } from './staff.ts'

interface Text {
  reason: string
  effects: readonly string[]
  en: string
  fr: string
}

/** Why applications of the demonstration stand still. */
const texts: readonly Text[] = [
  {
    reason: 'eligibility',
    effects: ['decision', 'match'],
    en: 'We need to see your work permit again: the copy that we have cannot be read.',
    fr: 'Nous devons revoir votre permis de travail : la copie que nous avons est illisible.',
  },
  {
    reason: 'records',
    effects: ['decision', 'agreement'],
    en: 'Two documents have expired. Send them again, and we go on.',
    fr: 'Deux documents sont échus. Envoyez-les de nouveau, et nous poursuivrons.',
  },
  {
    reason: 'dispute',
    effects: ['application', 'decision', 'agreement', 'match'],
    en: 'You and a former employer tell us different last days. We are asking both of you.',
    fr: 'Un ancien employeur et vous nous donnez des derniers jours différents. Nous vous interrogeons tous deux.',
  },
]

/** A hold on whoever's application is marked; others on payments, over or lifted. */
export async function placeHolds(
  db: Db,
  {
    applications,
    employerId,
    now,
  }: { applications: readonly SeedApplication[]; employerId: string; now: Date },
): Promise<AuditRow[]> {
  const today = dayOf(now)
  const marked = applications.filter(({ slot }) => slot.isOnHold)
  for (const [at, { row }] of marked.entries()) {
    const { reason, effects, en, fr } = texts[at % texts.length]!
    const endsOn = at % 3 === 0 ? addDays(today, 4 + at) : null
    // oxlint-disable-next-line no-await-in-loop -- a dozen
    await sql`
      insert into holds (kind, employer_id, participant_id, program_id, reason, message, effects, starts_on, ends_on,
        has_begun, name, placed_by, placed_at, lift_by)
      select case when t.id is null then 'employer' else 'participant' end, case when t.id is null then a.employer_id end,
        t.id, a.program_id, ${reason}, case when coalesce(t.language, e.language) = 'fr' then ${fr} else ${en} end,
        ${effects}, ${addDays(today, -3 - at)}, ${endsOn}, true,
        searchable(coalesce(t.last_name || ' ' || t.first_name, e.legal_name)), a.assignee_id,
        ${now}::timestamptz - interval '3 days', ${at % 4 === 1 ? 'another' : 'anyone'}
      from applications a join employers e on e.id = a.employer_id left join participants t on t.id = a.participant_id
      where a.id = ${row.id}`.execute(db)
  }
  await placeOnPayments(db, { employerId, today })
  await placeOnCast(db, { applications, today })
  return await historyOf(db)
}

/** One that is over on the participant of the cast, who reads what they were told. */
async function placeOnCast(
  db: Db,
  { applications, today }: { applications: readonly SeedApplication[]; today: string },
) {
  const own = applications.find(({ slot }) => slot.isOfCast)!
  await sql`
    insert into holds (kind, participant_id, program_id, reason, message, effects, starts_on, has_begun, name, placed_by,
      placed_at, status, ended_on, ended_by)
    select 'participant', t.id, ${own.programId}, 'records',
      'Your address has changed. Confirm the new one, and matches go on.', '{match}', ${today}::date - 30, true,
      searchable(t.last_name || ' ' || t.first_name), u.id, ${today}::date - 30, 'lifted', ${today}::date - 26, u.id
    from participants t join users u on u.email = ${cast.caseOfficer.email}
    where t.id = ${own.participant!.id}`.execute(db)
}

interface Placed extends Actor {
  holdId: string
  reference: string
  status: 'open' | 'lifted' | 'expired'
  placedAt: string
  endedAt: string | null
}

/** Who placed each, and how those ended that did. */
async function historyOf(db: Db): Promise<AuditRow[]> {
  const { rows } = await sql<Placed>`
    select h.id as "holdId", h.reference, h.status, h.placed_at as "placedAt",
      case when h.ended_on is not null
        then least((h.ended_on + interval '16 hours') at time zone 'utc', clock_now() - interval '1 hour') end as "endedAt", u.id, u.name, r.name as role
    from holds h join users u on u.id = h.placed_by join roles r on r.id = u.role_id order by h.id`.execute(
    db,
  )
  return rows.flatMap((each) => {
    const of = { entity: 'hold', entity_id: each.holdId, reference: each.reference }
    const { id, name, role, status, endedAt } = each
    const by = { id, name, role }
    const placed = auditRow(new Date(each.placedAt), by, {
      ...of,
      action: 'holds.placed',
      changes: { status: [null, 'open'] },
    })
    if (!endedAt) return [placed]
    const isLifted = status === 'lifted'
    const ended = auditRow(new Date(endedAt), isLifted ? by : itself, {
      ...of,
      action: isLifted ? 'holds.lift' : 'holds.expire',
      changes: { status: ['open', status] },
      reason: isLifted ? 'Everything is in order' : null,
    })
    return [placed, ended]
  })
}

/** Of employers with placements: one open, one lifted, one over; the cast's is lifted. */
async function placeOnPayments(
  db: Db,
  { employerId, today }: { employerId: string; today: string },
) {
  await sql`
    with paid as (
      select e.id, e.legal_name, e.language, row_number() over (order by e.id = ${employerId} desc, e.id) as place
      from employers e where e.id = ${employerId} or exists (select from placements l where l.employer_id = e.id)
      order by place limit 4)
    insert into holds (kind, employer_id, reason, message, effects, starts_on, ends_on, has_begun, name, placed_by,
      placed_at, status, ended_on, ended_by)
    select 'payment', p.id, case when p.place = 1 then 'bankDetails' else 'monitoring' end,
      case when p.place = 1 then 'We could not confirm the account that you gave us. Call us, and payments go on.'
        when p.language = 'fr' then 'Le formulaire de suivi 2 est en retard. Remplissez-le, et les paiements reprendront.'
        else 'Monitoring form 2 is overdue. Fill it in, and payments go on.' end,
      '{payment}', ${today}::date - 20 - p.place::int, case when p.place = 3 then ${today}::date - 2 end, true,
      searchable(p.legal_name), u.id, ${today}::date - 20 - p.place::int,
      case p.place when 1 then 'lifted' when 3 then 'expired' else 'open' end,
      case p.place when 1 then ${today}::date - 5 when 3 then ${today}::date - 1 end,
      case p.place when 1 then u.id end
    from paid p join users u on u.email = ${cast.finance.email}`.execute(db)
}
