import { sql } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import { alone } from '#kit/server/alone.ts'
import type { Change } from '#kit/server/call.ts'
import type { Job } from '#kit/server/jobs.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { daysUntil } from '#modules/business-days/server/due-day.ts'
import { keepExpiryTold } from '#modules/applications/server/change-document.ts'
import { isCurrent, isStillNeeded } from '#modules/applications/server/document.queries.ts'
import { openTask } from '#modules/applications/server/open-task.ts'
import { documentsEn } from '../contract/strings.en.ts'
import { documentsFr } from '../contract/strings.fr.ts'
import { announceDocuments } from './announce-documents.ts'
import { settings as own } from './documents.settings.ts'
import { writeToSide } from './write-to-side.ts'

/** As many days hold the longest notice in business days, whatever holidays lie between. */
const lookedAhead = 100

interface Expiring {
  ids: string[]
  id: string
  reference: string
  side: 'employer' | 'participant'
  series: string
  title: Bilingual | null
  ownTitle: string | null
  name: string
  day: string
  province: string
  isWarned: boolean
}

/**
 * Every morning: the side of a document that expires is told some business days before, and on the day
 * once more, when the staff get a task; each once for each day, whatever else happens.
 */
export const remindExpiry: Job = {
  name: 'documents.remindExpiry',
  schedule: '50 12 * * *',
  async run(change, system) {
    const today = await change.today()
    const notice = settingsOf(change.settings, own).documentExpiryNotice
    const isNear = nearBy(change, notice)
    for (const each of await expiring(change, today)) {
      // oxlint-disable no-await-in-loop -- one application after the other, each in a change of its own
      if (each.day <= today) await alone(system, remindExpiry, (own) => tellExpired(own, each))
      else if (!each.isWarned && (await isNear(each)))
        await alone(system, remindExpiry, (own) => tellExpiring(own, each))
      // oxlint-enable no-await-in-loop
    }
  },
}

/** Asks the calendar once for each day and province. */
function nearBy(change: Change, notice: number) {
  const known = new Map<string, Promise<number>>()
  return async (each: Expiring) => {
    const key = `${each.province} ${each.day}`
    const days = known.get(key) ?? daysUntil(change, each)
    known.set(key, days)
    return (await days) <= notice
  }
}

/** The files of one version expire together, and are told of together. */
async function expiring({ db }: Change, today: string): Promise<Expiring[]> {
  const { rows } = await sql<Expiring>`
    select array_agg(d.id order by d.part) as ids, a.id, a.reference, d.side, d.series, r -> 'name' as title,
      min(d.title) as "ownTitle", min(f.name) as name, d.expires_on as day, p.province,
      bool_and(d.expiry_announced_for is not distinct from d.expires_on) as "isWarned"
    from application_documents d join files f on f.id = d.file_id
      join applications a on a.id = d.application_id join programs p on p.id = a.program_id
      left join jsonb_array_elements(p.required_documents) r on r ->> 'code' = d.series
    where d.expires_on <= ${today}::date + ${lookedAhead}::int and d.status in ('toReview', 'accepted')
      and d.side <> 'staff' and d.expiry_told_for is distinct from d.expires_on and ${isCurrent} and ${isStillNeeded}
    group by a.id, a.reference, d.side, d.series, r -> 'name', d.expires_on, p.province
    order by a.id, d.series`.execute(db)
  return rows
}

async function tellExpiring(change: Change, each: Expiring) {
  if (!(await keepExpiryTold(change, each, 'announced'))) return
  await writeToSide(change, each, { kind: 'expiring', day: each.day })
}

const groupOf = { employer: 'employerHalf', participant: 'personal' } as const

async function tellExpired(change: Change, each: Expiring) {
  if (!(await keepExpiryTold(change, each, 'told'))) return
  await writeToSide(change, each, { kind: 'expired', day: each.day })
  const [en, fr] = [documentsEn, documentsFr]
  const title = each.title ?? { en: each.ownTitle ?? each.name, fr: each.ownTitle ?? each.name }
  await openTask(change, each.id, {
    question: { en: en.task.expired, fr: fr.task.expired },
    answer: title,
    fieldGroup: groupOf[each.side],
  })
  await announceDocuments(change, each)
}
