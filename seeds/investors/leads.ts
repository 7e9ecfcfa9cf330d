import type { Bilingual } from '#kit/contract/fields.ts'
import type { Db } from '#kit/server/call.ts'
import { lostReasons, temperatures } from '#modules/leads/contract/lead.ts'
import { cast, colleagues } from '../cast.ts'
import { addDays, dayOf, officeMoment } from '../clock.ts'
import { auditRow, type AuditRow } from '../funding/history.ts'
import type { Staff } from '../funding/staff.ts'
import { insertRows, newIds } from '../insert-rows.ts'
import { Random } from '../random.ts'
import { firstNames, lastNames } from '../words/people.ts'
import { companies, lostNotes, nextSteps, statuses } from './lead-words.ts'

interface Loading {
  now: Date
  staff: Staff
}

interface SeedStatus {
  id: string
  name: Bilingual
  kind: string
  leads: number
}

const members = [cast.adviser, colleagues.philippeRoy, cast.manager, colleagues.annaWeber]

/** The pipeline: its statuses, and leads at every point of it; some are assigned to nobody yet. */
export async function loadLeads(db: Db, { now, staff }: Loading) {
  const random = new Random(20_260_401)
  const newId = await newIds(db, 120)
  const admin = staff.of(cast.admin)
  const known = await insertStatuses(db, { newId, by: admin.id })
  const sources = await db.selectFrom('sources').select('id').orderBy('place').limit(5).execute()
  const sourceIds = sources.map(({ id }) => id)
  const history: AuditRow[] = []
  const rows = known.flatMap((status) =>
    Array.from({ length: status.leads }, (_, at) => {
      const member = at % 5 === 4 ? null : members[at % members.length]!
      const lead = makeLead({ id: newId(), at, status, sourceIds, now, member }, random)
      const row = { ...lead, assignee_id: member && staff.of(member).id }
      const by = member ? staff.of(member) : admin
      history.push(
        auditRow(new Date(lead.created_at), by, {
          action: 'leads.added',
          entity: 'lead',
          entity_id: lead.id,
          reference: lead.name,
          changes: { status: [null, known[0]?.name] },
        }),
      )
      return { ...row, created_by: by.id, updated_by: by.id }
    }),
  )
  await insertRows(db, 'leads', rows)
  return { leads: rows.length, history }
}

async function insertStatuses(
  db: Db,
  { newId, by }: { newId: () => string; by: string },
): Promise<SeedStatus[]> {
  const at = '2024-01-08T14:30:00Z'
  const rows = statuses.map(({ en, fr, color, kind, limit, stale, about }, place) => ({
    id: newId(),
    name: { en, fr },
    description: about,
    color,
    kind,
    soft_limit: limit,
    stale_after_days: stale,
    is_choosable: true,
    place: place + 1,
    version: 1,
    created_by: by,
    updated_by: by,
    created_at: at,
    updated_at: at,
  }))
  // Its own take the place of those that an installation begins with.
  await db.deleteFrom('lead_statuses').execute()
  await insertRows(db, 'lead_statuses', rows)
  return rows.map(({ id, name, kind }, place) => ({
    id,
    name,
    kind,
    leads: statuses[place]!.leads,
  }))
}

interface Making {
  id: string
  at: number
  status: SeedStatus
  sourceIds: readonly string[]
  now: Date
  member: { language: 'en' | 'fr' } | null
}

function makeLead(making: Making, random: Random) {
  const { id, at, status, now } = making
  const language = making.member?.language ?? (random.chance(0.5) ? 'en' : 'fr')
  const first = random.pick(firstNames[language])
  const last = random.pick(lastNames[language])
  const entered = officeMoment(now, random.whole(1, status.kind === 'open' ? 24 : 60))
  const created = officeMoment(entered, random.whole(1, 40))
  return {
    id,
    name: `${first} ${last}`,
    company: random.chance(0.35) ? random.pick(companies) : null,
    ...reachedBy(`${first} ${last}`, at, random),
    status_id: status.id,
    status_kind: status.kind,
    status_entered_at: entered.toISOString(),
    source_id: random.chance(0.9) ? random.pick(making.sourceIds) : null,
    temperature: random.chance(0.85) ? random.pick(temperatures) : null,
    ...worthOf(status, random),
    ...stepOf(making, language, random),
    ...lostOf(status, language, random),
    rank: at,
    version: 1,
    created_at: created.toISOString(),
    updated_at: entered.toISOString(),
  }
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.')

/** Nine of ten by e-mail, most by telephone too. */
function reachedBy(name: string, at: number, random: Random) {
  const hasEmail = random.chance(0.9)
  const digits = String(random.whole(100, 199)).padStart(4, '0')
  return {
    email: hasEmail ? `${plain(name)}@example.net` : null,
    phone: hasEmail && at % 4 === 3 ? null : `+1514555${digits}`,
  }
}

function worthOf({ kind }: SeedStatus, random: Random) {
  const volume = random.whole(2, 40) * 50
  const isKnown = kind === 'won' || random.chance(0.75)
  return {
    expected_volume: isKnown ? volume : null,
    expected_amount: isKnown ? (volume * 16.5).toFixed(2) : null,
  }
}

/** What is agreed on next: some of it should have been done already. */
function stepOf({ status, now }: Making, language: 'en' | 'fr', random: Random) {
  const isOpen = status.kind === 'open' && random.chance(0.8)
  return {
    next_step: isOpen ? random.pick(nextSteps[language]) : null,
    next_step_on: isOpen ? addDays(dayOf(now), random.whole(-6, 21)) : null,
  }
}

function lostOf({ kind }: SeedStatus, language: 'en' | 'fr', random: Random) {
  const isLost = kind === 'lost'
  return {
    lost_reason: isLost ? random.pick(lostReasons) : null,
    lost_note: isLost && random.chance(0.4) ? lostNotes[language] : null,
  }
}
