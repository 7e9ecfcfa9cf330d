import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { System } from '#kit/server/change.ts'
import type { Job } from '#kit/server/jobs.ts'
import type { Person } from '#kit/server/person.ts'
import { Problem } from '#kit/server/problems.ts'
import type { Product } from '#kit/server/server-module.ts'
import { readPerson } from '#modules/accounts/server/accounts.queries.ts'
import { addressOf } from '#modules/reports/contract/area-screens.ts'
import type { ReportAnswer } from '#modules/reports/contract/reports.endpoints.ts'
import { reportOf, type ReportName } from '#modules/reports/contract/reports.ts'
import { cellWriter } from '#modules/reports/server/cell-text.ts'
import { maySeeReport } from '#modules/reports/server/may-see-report.ts'
import { readReport } from '#modules/reports/server/read-report.ts'
import { sayPeriod, sayReport } from '#modules/reports/server/say-report.ts'
import { askedOn, type SavedQuestion } from '../contract/saved-question.ts'
import { savedReportsLetters } from '../contract/saved-reports.letters.ts'
import { nextRun, type Timing } from './next-run.ts'

const atATime = 20

interface Due extends Timing {
  id: string
  name: string
  report: ReportName
  question: SavedQuestion
  ownerId: string
  owner: string
  dueAt: string
  recipients: { id: string; name: string }[]
}

/**
 * Every five minutes: the saved reports whose hour has come are sent. The next moment is set in the
 * transaction that queues the letters, so that neither a crash nor a second process sends one twice.
 */
export const sendScheduled = (product: Product): Job => ({
  name: 'savedReports.send',
  schedule: '*/5 * * * *',
  async run(change, system) {
    const read = readOnce((id) => readPerson(change.db, product.subjects, id))
    for (const due of await takeDue(change)) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      const owner = await read(due.ownerId)
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await (owner ? sendOne(change, { system, read, due }) : stop(change, { read, due }))
    }
  },
})

type ReadPerson = (id: string) => Promise<Person | null>

/** Whoever has several reports sent to them at an hour is read for the first of them. */
function readOnce(read: ReadPerson): ReadPerson {
  const known = new Map<string, Promise<Person | null>>()
  return (id) => {
    const found = known.get(id) ?? read(id)
    known.set(id, found)
    return found
  }
}

async function takeDue({ db, now }: Change): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select r.id, r.name, r.report, r.question, r.owner_id as "ownerId", u.name as owner, s.rhythm,
      s.business_day as "businessDay", s.province, s.hour, s.time_zone as "timeZone",
      s.next_run_at as "dueAt",
      array(select jsonb_build_object('id', p.id, 'name', p.name) from saved_report_recipients t
        join users p on p.id = t.user_id where t.saved_report_id = r.id order by p.name, p.id) as recipients
    from saved_report_schedules s join saved_reports r on r.id = s.saved_report_id
      join users u on u.id = r.owner_id
    where s.next_run_at <= ${now} order by s.next_run_at, r.id limit ${atATime}
    for update of s skip locked`.execute(db)
  return rows
}

interface Sending {
  system: System
  read: ReadPerson
  due: Due
}

async function sendOne(change: Change, sending: Sending): Promise<void> {
  const { due, read } = sending
  const missed: string[] = []
  for (const { id, name } of due.recipients) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    const person = await read(id)
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    const isSent = person !== null && (await sendTo(change, sending, person))
    if (!isSent) missed.push(name)
  }
  if (missed.length > 0)
    await change.letter(
      savedReportsLetters.notSent,
      { userId: due.ownerId },
      { report: due.name, people: missed.join(', '), once: onceOf(due, 'notSent') },
    )
  const sent = due.recipients.length - missed.length
  const next = await nextRun(change.db, due, change.now)
  await sql`update saved_report_schedules set next_run_at = ${next}, last_run_at = ${change.now},
    last_sent = ${sent} where saved_report_id = ${due.id}`.execute(change.db)
  await recordRun(change, due, { action: 'savedReports.sent', changes: { count: [null, sent] } })
}

const onceOf = ({ id, dueAt }: Due, to: string) => `${id} ${dueAt} ${to}`

/** Sends what the person may see at this moment. @returns false where that is nothing */
async function sendTo(
  change: Change,
  { system, due }: Omit<Sending, 'read'>,
  person: Person,
): Promise<boolean> {
  if (person.type !== 'staff' || !maySeeReport(person, 'view', due.report)) return false
  const query = askedOn(due.question, await change.today())
  const answer = await answerFor(change, { system, due, query }, person)
  if (!answer) return false
  await change.letter(
    savedReportsLetters.sent,
    { userId: person.userId ?? '' },
    {
      report: due.name,
      period: sayPeriod(answer.period),
      figures: await figuresOf(change, answer, person),
      link: addressOf(due.report, query),
      once: onceOf(due, person.userId ?? ''),
    },
  )
  return true
}

interface Asking {
  system: System
  due: Due
  query: ReturnType<typeof askedOn>
}

/** A question that the report does not know any more has no answer. */
async function answerFor(
  change: Change,
  { system, due, query }: Asking,
  person: Person,
): Promise<ReportAnswer | null> {
  const { settings } = change
  const call = {
    db: system.database,
    person,
    settings,
    language: person.language,
    today: () => change.today(),
  }
  try {
    return await readReport(call, { name: due.report, query, action: 'view' })
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/** The sums below the table, in the reader's language. */
async function figuresOf(change: Change, answer: ReportAnswer, { language }: Person) {
  const { currency } = await change.organisation()
  const said = sayReport(answer, { program: null, region: null }, language)
  const write = cellWriter(said, { language, currency })
  const { measures } = reportOf(answer.report)
  return answer.measures.map((name) => ({
    line: 'figure' as const,
    label: said.columns[name]?.label ?? name,
    value: write(measures[name]?.kind, answer.total[name]),
  }))
}

/** Nothing is sent on behalf of an account that is out of use; those who got it are told. */
async function stop(change: Change, { read, due }: Omit<Sending, 'system'>): Promise<void> {
  await sql`update saved_report_schedules set state = 'stopped', next_run_at = null
    where saved_report_id = ${due.id}`.execute(change.db)
  await recordRun(change, due, { action: 'savedReports.stopped' })
  for (const { id } of due.recipients) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    const person = id === due.ownerId ? null : await read(id)
    if (!person || !maySeeReport(person, 'view', due.report)) continue
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await change.letter(
      savedReportsLetters.stopped,
      { userId: id },
      { report: due.name, owner: due.owner, once: onceOf(due, id) },
    )
  }
}

const recordRun = (
  change: Change,
  { id, name }: Due,
  entry: { action: string; changes?: Record<string, [unknown, unknown]> },
) => change.audit({ ...entry, entity: 'savedReport', entityId: id, reference: name })
