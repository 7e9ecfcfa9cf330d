import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

interface Told {
  en: string
  fr: string
  isFromStaff: boolean
  daysAgo: number
  isRead: boolean
}

const ours = (daysAgo: number, isRead: boolean, said: { en: string; fr: string }): Told => ({
  ...said,
  isFromStaff: true,
  daysAgo,
  isRead,
})
const theirs = (daysAgo: number, said: { en: string; fr: string }): Told => ({
  ...said,
  isFromStaff: false,
  daysAgo,
  isRead: true,
})

const aboutHours: Told[] = [
  ours(6, true, {
    en: 'The job offer says 35 hours a week and your application 37.5. Which is right?',
    fr: 'L’offre d’emploi indique 35 heures par semaine et votre demande, 37,5. Quel nombre est le bon?',
  }),
  theirs(5, {
    en: 'It is 37.5 hours. We will send you the corrected offer this week.',
    fr: 'C’est 37,5 heures. Nous vous enverrons l’offre corrigée cette semaine.',
  }),
]
const thanks: Told = ours(1, false, {
  en: 'Thank you. Send us the corrected offer before the first day of work.',
  fr: 'Merci. Envoyez-nous l’offre corrigée avant le premier jour de travail.',
})
const aboutTheDay: Told[] = [
  theirs(2, {
    en: 'Can the first day be a week later? Our workshop is being repainted.',
    fr: 'Le premier jour peut-il être une semaine plus tard? On repeint notre atelier.',
  }),
]
const aboutTheRoad: Told[] = [
  ours(4, true, {
    en: 'You wrote that you need help with transport. How far do you live from the workplace?',
    fr: 'Vous avez écrit avoir besoin d’aide pour le transport. À quelle distance du travail habitez-vous?',
  }),
  theirs(3, {
    en: 'About 40 kilometres. There is no bus in the morning.',
    fr: 'À une quarantaine de kilomètres. Il n’y a pas d’autobus le matin.',
  }),
]

/** A few conversations in both languages: some answered, some that wait, one with news for its employer. */
export async function writeMessages(db: Db, { employerId }: { employerId: string }): Promise<void> {
  const { rows } = await sql<{ id: string; language: 'en' | 'fr'; isOwn: boolean }>`
    (select id, language, true as "isOwn" from applications
      where employer_id = ${employerId} and status = 'inReview' order by submitted_at limit 1)
    union all
    (select id, language, false from (
      select a.*, row_number() over (partition by language order by submitted_at) as nth from applications a
      where status = 'inReview' and employer_id <> ${employerId} and assignee_id is not null
        and participant_completed_at is not null) a
      where nth <= 3 order by nth, language)`.execute(db)
  const [own, ...others] = rows.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn))
  if (own) await write(db, own, { side: 'employer', told: [...aboutHours, thanks] })
  for (const [nth, each] of others.entries()) {
    // oxlint-disable no-await-in-loop -- one connection does one after the other
    if (nth < 2) await write(db, each, { side: 'employer', told: [...aboutHours, thanks] })
    else if (nth < 4) await write(db, each, { side: 'employer', told: aboutTheDay })
    else await write(db, each, { side: 'employee', told: aboutTheRoad })
    // oxlint-enable no-await-in-loop
  }
}

interface Written {
  side: 'employer' | 'employee'
  told: readonly Told[]
}

async function write(
  db: Db,
  { id, language }: { id: string; language: 'en' | 'fr' },
  { side, told }: Written,
) {
  const waits = told.at(-1)?.isFromStaff === false
  for (const { isFromStaff, daysAgo, isRead, ...said } of told)
    // oxlint-disable-next-line no-await-in-loop -- one connection does one after the other
    await sql`
      insert into messages (application_id, side, is_from_staff, author_id, author_name, body, sent_at, read_at, answered_at)
      select a.id, ${side}, ${isFromStaff}::boolean, case when ${isFromStaff}::boolean then a.assignee_id end,
        case when ${isFromStaff}::boolean then coalesce(u.name, 'System')
          when ${side} = 'employer' then e.contact_name else a.participant_name end,
        ${said[language]}, clock_now() - ${daysAgo} * interval '1 day',
        case when ${isRead}::boolean then clock_now() - ${daysAgo} * interval '1 day' + interval '2 hours' end,
        case when not ${isFromStaff}::boolean and not ${waits}::boolean
          then clock_now() - ${daysAgo} * interval '1 day' + interval '5 hours' end
      from applications a join employers e on e.id = a.employer_id left join users u on u.id = a.assignee_id
      where a.id = ${id}`.execute(db)
  if (waits) await openTaskToAnswer(db, { id, side })
}

const openTaskToAnswer = (db: Db, { id, side }: { id: string; side: Written['side'] }) =>
  sql`
  with task as (
    insert into tasks (parent_kind, parent_id, title, titles, field_group, due_on, assignee_id)
    select 'application', a.id, 'Answer message',
      '{"en": "Answer message", "fr": "Répondre au message"}',
      ${side === 'employer' ? 'employerHalf' : 'personal'},
      greatest(a.review_due_on, organisation_today()), a.assignee_id
    from applications a where a.id = ${id} returning id)
  update messages set task_id = (select id from task)
  where application_id = ${id} and side = ${side} and not is_from_staff and answered_at is null`.execute(
    db,
  )
