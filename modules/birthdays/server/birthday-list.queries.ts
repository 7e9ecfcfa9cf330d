import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import { selectNamed } from '#kit/server/storage.ts'
import { guarded, type OpenSource } from '#kit/server/guarded-list.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import type { Person } from '#kit/server/person.ts'
import type { Settings } from '#kit/server/settings.ts'
import { readBirthdayRules } from '#modules/settings/server/settings.queries.ts'
import {
  searchShareholders,
  seesIn,
} from '#modules/shareholders/server/shareholder-list.queries.ts'
import { birthdayList, type BirthdayWindow } from '../contract/birthdays.endpoints.ts'

export interface Asked {
  db: Kysely<Database>
  person: Person
  settings: Settings
  action: 'view' | 'export'
}

type Condition = RawBuilder<boolean>

/** Active shareholders `s` whose birthdays the person may see. */
export const birthdaysPermitted = ({ person, action }: Asked): Condition => {
  const facts = { assigneeId: sql`s.assignee_id`, teamId: sql`s.team_id` }
  return sql<boolean>`(s.status = 'active' and s.birth_date is not null
    and ${person.permissions.where({ action, subject: 'Birthdays' }, facts)}
    and ${person.permissions.where({ action: 'view', subject: 'Shareholders List' }, facts)})`
}

/** The next birthdays of the days or of the month asked for, each on the day it is kept. */
export async function birthdaySource(
  asked: Asked & { today(): Promise<string> },
  window: BirthdayWindow,
): Promise<ListSource> {
  const { leapRule } = await readBirthdayRules(asked.db)
  const today = await asked.today()
  const next = sql`next_birthday(s.birth_date, ${today}::date, ${leapRule})`
  const source: OpenSource = {
    from: sql`shareholders s`,
    id: sql`s.id`,
    columns: {
      nextOn: next,
      name: sql`s.sort_name`,
      assigneeId: sql`s.assignee_id`,
      language: sql`s.language`,
    },
    where: [birthdaysPermitted(asked), inWindow(window, { today, next })],
    search: searchShareholders,
    select: selectBirthday({ today, next }),
    protectedSelect: { numberOfShares: sql`s.number_of_shares` },
    joins: sql`left join users u on u.id = s.assignee_id`,
  }
  return guarded(source, { groups: birthdayList.groups, asks: seesIn(asked, 'view') })
}

interface Next {
  today: string
  next: RawBuilder<unknown>
}

function inWindow({ days = '30', month }: BirthdayWindow, { today, next }: Next): Condition {
  if (month !== undefined)
    return sql<boolean>`(${bornIn(month === '3' ? [2, 3] : [Number(month)])}
      and extract(month from ${next}) = ${Number(month)})`
  const length = Number(days)
  return sql<boolean>`(${bornIn(monthsAround(today, length))} and ${next} <= ${today}::date + ${length}::int)`
}

/** By which the index narrows them before their days are worked out. */
const bornIn = (months: readonly number[]) =>
  sql<boolean>`extract(month from s.birth_date) in (${sql.join([...months])})`

/** The months of the days from yesterday on: a leap day may be kept a day late. */
export function monthsAround(today: string, length: number): number[] {
  const first = Date.parse(today) - 86_400_000
  const days = Array.from({ length: length + 2 }, (_, at) => new Date(first + at * 86_400_000))
  return [...new Set(days.map((day) => day.getUTCMonth() + 1))]
}

function selectBirthday({ today, next }: Next) {
  const known = sql`coalesce(s.is_birth_year_known, true)`
  return sql`s.id, s.number, s.display_name as name, s.first_name as "firstName", s.last_name as "lastName",
    case when ${known} then s.birth_date end as "birthDate", ${next} as "nextOn",
    ${next} - ${today}::date as "daysUntil",
    case when ${known} then (extract(year from ${next}) - extract(year from s.birth_date))::int end as turns,
    s.phone, s.email, s.language, s.address_one as "addressOne", s.address_two as "addressTwo",
    s.post_code as "postCode", s.city, s.country,
    ${selectNamed('u')} as assignee`
}
