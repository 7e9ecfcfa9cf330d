import { dateFormat } from '#kit/contract/date-format.ts'
import { useLocale } from '#kit/web/language.ts'
import { organisation } from '#kit/web/organisation.ts'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import type { JobRow } from '../contract/clockwork.endpoints.ts'
import classes from './clockwork.module.css'

/** How often, and for what runs once a day the time where the organisation is. */
export function ScheduleText({ job: { schedule, nextAt } }: { job: JobRow }) {
  const text = useText()
  const locale = useLocale()
  const { timeZone } = organisation.use()
  const next = new Date(nextAt)
  if (schedule.every === 'minutes') return text('schedule.minutes', { minutes: schedule.minutes })
  if (schedule.every === 'day') {
    const time = dateFormat(locale, { timeStyle: 'short', timeZone }).format(next)
    return text('schedule.day', { time })
  }
  const parts = new Intl.DateTimeFormat(locale, { minute: 'numeric', timeZone }).formatToParts(next)
  const minute = Number(parts.find(({ type }) => type === 'minute')?.value)
  return text('schedule.hour', { minute })
}

/** A moment as the clocks of the organisation tell it, wherever it is read. */
export function MomentText({ value }: { value: string }) {
  const locale = useLocale()
  const { timeZone } = organisation.use()
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (
    <time dateTime={value} className="numbers">
      {format.format(new Date(value))}
    </time>
  )
}

/** As long as it took: tenths of a second, else minutes and seconds. */
export function DurationText({ milliseconds }: { milliseconds: number }) {
  const locale = useLocale()
  const say = (value: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  const seconds = Math.round(milliseconds / 1000)
  const minutes = Math.floor(seconds / 60)
  const said =
    seconds < 10
      ? [say(Math.max(Math.round(milliseconds / 100), 1) / 10, 'second')]
      : [
          ...(minutes > 0 ? [say(minutes, 'minute')] : []),
          ...(seconds % 60 > 0 ? [say(seconds % 60, 'second')] : []),
        ]
  return <span className="numbers">{said.join(' ')}</span>
}

/** When, how long and, where it failed, how often since it last worked. */
export function LastRun({ job: { lastRun, failures } }: { job: JobRow }) {
  const text = useText()
  if (!lastRun) return <span className="quiet">{text('never')}</span>
  return (
    <div className={classes.run}>
      {failures > 0 && <ToneBadge tone="danger">{text('failures', { count: failures })}</ToneBadge>}
      <MomentText value={lastRun.endedAt} />
      <span className="quiet">
        <DurationText milliseconds={lastRun.milliseconds} />
      </span>
    </div>
  )
}

/** What it does now, else when it is due. */
export function NextRun({ job: { present, nextAt } }: { job: JobRow }) {
  const text = useText()
  if (present === 'running') return <ToneBadge tone="progress">{text('present.running')}</ToneBadge>
  if (present === 'waiting') return <ToneBadge tone="info">{text('present.waiting')}</ToneBadge>
  return <MomentText value={nextAt} />
}
