import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  ICalEventClass,
  ICalEventTransparency,
  type ICalCalendar,
} from 'ical-generator'
import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { StreamAnswer } from '#kit/server/call.ts'
import { translatorOf } from '#kit/server/messages.ts'
import { readBirthdayRules, type BirthdayRules } from '#modules/settings/server/settings.queries.ts'
import { birthdaysEn } from '../contract/strings.en.ts'
import { birthdaysFr } from '../contract/strings.fr.ts'
import { birthdaysPermitted, type Asked } from './birthday-list.queries.ts'

interface Celebrated {
  id: string
  name: string
  version: number
  /** The first birthday that the calendar shows; it repeats from there. */
  firstOn: string
  isLeapDay: boolean
}

/** Every birthday that the person may take out, as a calendar in that person's language. */
export async function birthdayCalendar(asked: Asked, language: Language): Promise<StreamAnswer> {
  const rules = await readBirthdayRules(asked.db)
  const { rows } = await sql<Celebrated>`
    select s.id, s.display_name as name, s.version,
      birthday_in(s.birth_date, greatest(2000, extract(year from s.birth_date)::int), ${rules.leapRule}) as "firstOn",
      extract(month from s.birth_date) = 2 and extract(day from s.birth_date) = 29 as "isLeapDay"
    from shareholders s where ${birthdaysPermitted(asked)} order by s.id`.execute(asked.db)
  const words = translatorOf({ en: birthdaysEn, fr: birthdaysFr }[language], language)
  const name = words('calendar.name')
  const calendar = ical({
    name,
    prodId: { company: asked.settings.appTitle, product: name, language: language.toUpperCase() },
  })
  for (const each of rows)
    addBirthday(calendar, each, {
      summary: words('calendar.birthdayOf', { name: each.name }),
      publicUrl: asked.settings.publicUrl,
      rules,
    })
  return {
    mediaType: 'text/calendar; charset=utf-8',
    fileName: 'birthdays.ics',
    body: Buffer.from(`${calendar.toString()}\r\n`),
  }
}

const daySeconds = 86_400

function addBirthday(
  calendar: ICalCalendar,
  { id, version, firstOn, isLeapDay }: Celebrated,
  on: { summary: string; publicUrl: string; rules: BirthdayRules },
) {
  const event = calendar.createEvent({
    id: `birthday-${id}@${new URL(on.publicUrl).hostname}`,
    sequence: version,
    start: new Date(`${firstOn}T00:00:00Z`),
    allDay: true,
    summary: on.summary,
    url: `${on.publicUrl}/shareholders/${id}`,
    transparency: ICalEventTransparency.TRANSPARENT,
    class: ICalEventClass.PRIVATE,
    categories: [{ name: 'BIRTHDAY' }],
    repeating: isLeapDay ? leapRules[on.rules.leapRule] : 'RRULE:FREQ=YEARLY',
  })
  const before = (on.rules.leadDays * 24 - on.rules.digestHour) * (daySeconds / 24)
  const alarm = event.createAlarm({ type: ICalAlarmType.display, trigger: before })
  // What rings on the day itself would else be counted from the day's end.
  alarm.relatesTo(ICalAlarmRelatesTo.start)
}

/** A plain yearly rule would skip three years of four: the last of February, or the 60th day. */
const leapRules = {
  feb28: 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1',
  mar1: 'RRULE:FREQ=YEARLY;BYYEARDAY=60',
} as const
