import { useId } from 'react'
import { dateFormat } from '#kit/contract/date-format.ts'
import { dateOf, daysSince } from '#kit/web/calendar-days.ts'
import { useLocale } from '#kit/web/language.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import type { Notice } from '../contract/notices.endpoints.ts'
import classes from './notices.module.css'
import { NoticeLine } from './pieces/NoticeLine.tsx'
import lines from './pieces/notices.module.css'

/** Notices under the day on which they came, where the organisation is. */
export function NoticesByDay({ notices }: { notices: readonly Notice[] }) {
  const days = new Map<string, Notice[]>()
  for (const notice of notices) {
    const day = dateOf(notice.at)
    days.set(day, [...(days.get(day) ?? []), notice])
  }
  return [...days].map(([day, ofDay]) => <Day key={day} day={day} notices={ofDay} />)
}

function Day({ day, notices }: { day: string; notices: readonly Notice[] }) {
  const id = useId()
  const time = dateFormat(useLocale(), { timeStyle: 'short' })
  return (
    <section className={`surface ${classes.day}`} aria-labelledby={id}>
      <h2 id={id}>
        <DayName day={day} />
      </h2>
      <ul className={lines.list}>
        {notices.map((notice) => (
          <NoticeLine
            key={notice.id}
            notice={notice}
            at={<time dateTime={notice.at}>{time.format(new Date(notice.at))}</time>}
          />
        ))}
      </ul>
    </section>
  )
}

function DayName({ day }: { day: string }) {
  const text = useText()
  const ago = daysSince(day)
  if (ago === 0) return text('notices.today')
  if (ago === 1) return text('notices.yesterday')
  return <DateText value={day} dateStyle="long" />
}
