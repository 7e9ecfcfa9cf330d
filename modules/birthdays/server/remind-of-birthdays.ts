import { sql } from 'kysely'
import type { SubjectDeclaration } from '#kit/contract/define-subjects.ts'
import type { Change } from '#kit/server/call.ts'
import type { Job } from '#kit/server/jobs.ts'
import { dayOf, hourOf } from '#kit/server/organisation.ts'
import type { Person } from '#kit/server/person.ts'
import { readActiveStaff } from '#modules/accounts/server/accounts.queries.ts'
import { readBirthdayRules, type BirthdayRules } from '#modules/settings/server/settings.queries.ts'
import { birthdaysLetters } from '../contract/birthdays.letters.ts'
import { monthsAround } from './birthday-list.queries.ts'

interface Coming {
  id: string
  name: string
  nextOn: string
  turns: number | null
  assigneeId: string | null
  teamId: string | null
}

type Staff = Person & { email: string; isAdmin: boolean }

/**
 * Once a day, at the hour that is set where the organisation is, or as soon after as a process
 * runs: one letter to each relationship manager about the birthdays within the lead days that have
 * not been told yet. Those that nobody looks after are told to the administrators. Whoever is
 * entered later in the day is told tomorrow.
 */
export const remindOfBirthdays = (subjects: Record<string, SubjectDeclaration>): Job => ({
  name: 'birthdays.remind',
  // Zones lie quarters of an hour apart.
  schedule: '*/15 * * * *',
  async run(change) {
    const rules = await readBirthdayRules(change.db)
    const organisation = await change.organisation()
    if (hourOf(organisation, change.now) < rules.digestHour) return
    const today = dayOf(organisation, change.now)
    if (!(await isFirstOf(change, today))) return
    const coming = await readComing(change, { today, rules })
    if (coming.length === 0) return
    const staff = (await readActiveStaff(change.db, subjects)) as Staff[]
    const told = new Set<string>()
    for (const person of staff) {
      const theirs = coming.filter((each) => isTold(person, each, staff))
      if (theirs.length === 0) continue
      const { email, name, language } = person
      await change.letter(
        birthdaysLetters.reminder,
        { email, name, language },
        { once: today, count: theirs.length, list: theirs.map(lineOf) },
      )
      for (const { id } of theirs) told.add(id)
    }
    await remember(
      change,
      coming.filter(({ id }) => told.has(id)),
    )
  },
})

/** Of two processes, the later one waits for the first and then finds the day taken. */
async function isFirstOf({ db }: Change, day: string): Promise<boolean> {
  const taken = await db
    .insertInto('birthday_digests')
    .values({ day })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .execute()
  return taken.length > 0
}

async function readComing(
  { db }: Change,
  { today, rules: { leadDays, leapRule } }: { today: string; rules: BirthdayRules },
): Promise<Coming[]> {
  const { rows } = await sql<Coming>`
    select * from (
      select s.id, s.display_name as name, next_birthday(s.birth_date, ${today}::date, ${leapRule}) as "nextOn",
        case when coalesce(s.is_birth_year_known, true) then (extract(year from
          next_birthday(s.birth_date, ${today}::date, ${leapRule})) - extract(year from s.birth_date))::int end as turns,
        s.assignee_id as "assigneeId", s.team_id as "teamId"
      from shareholders s where s.status = 'active' and s.birth_date is not null
        and extract(month from s.birth_date) in (${sql.join(monthsAround(today, leadDays))})) s
    where s."nextOn" <= ${today}::date + ${leadDays}::int
      and not exists (select 1 from birthday_notices n where n.shareholder_id = s.id and n.birthday = s."nextOn")
    order by s."nextOn", s.name`.execute(db)
  return rows
}

const maySee = (person: Staff, { assigneeId, teamId }: Coming) =>
  person.permissions.allows({ action: 'view', subject: 'Birthdays' }, { assigneeId, teamId })

/** The relationship manager; where there is none who may see it, every administrator. */
function isTold(person: Staff, each: Coming, staff: readonly Staff[]): boolean {
  const manager = staff.find(({ userId }) => userId === each.assigneeId)
  if (manager && maySee(manager, each)) return person === manager
  return person.isAdmin && maySee(person, each)
}

function lineOf({ name, nextOn: date, turns }: Coming) {
  if (turns === null) return { line: 'line', date, name } as const
  return { line: 'lineWithAge', date, name, turns } as const
}

async function remember({ db }: Change, told: readonly Coming[]) {
  if (told.length === 0) return
  await db
    .insertInto('birthday_notices')
    .values(told.map(({ id, nextOn }) => ({ shareholder_id: id, birthday: nextOn })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
