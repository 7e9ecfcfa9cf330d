import { dateFormat } from '#kit/contract/date-format.ts'
import { useLocale } from '#kit/web/language.ts'
import { organisation } from '#kit/web/organisation.ts'
import { useText } from '#kit/web/text.ts'
import type { HouseState } from '../contract/house-state.ts'

/** A moment as the clocks of the organisation tell it. */
export function useMoment() {
  const locale = useLocale()
  const { timeZone } = organisation.use()
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (moment: string) => format.format(new Date(moment))
}

/** “340 MB”, “1.2 GB”. */
function useSize() {
  const locale = useLocale()
  return (bytes: number) => {
    const [unit, size] = bytes < 1e9 ? ['megabyte', bytes / 1e6] : ['gigabyte', bytes / 1e9]
    const maximumFractionDigits = size < 100 ? 1 : 0
    return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(
      size,
    )
  }
}

const given = (...lines: (string | false | null)[]) =>
  lines.filter((line): line is string => typeof line === 'string')

/** What is said of each part, in short sentences. */
export function useHouseLines(house: HouseState) {
  const text = useText()
  const moment = useMoment()
  const size = useSize()
  const { version, migrations, database, jobs, mail, storage, backup, audit, live } = house
  return {
    version: [text('house.version', { version: version.version, node: version.node })],
    migrations: [
      migrations.pending > 0
        ? text('house.migrations.pending', { pending: migrations.pending })
        : text('house.migrations.applied', { last: migrations.last ?? '' }),
    ],
    database: given(
      text('house.database', { ...database, size: size(database.bytes) }),
      database.waiting > 0 && text('house.waiting', { waiting: database.waiting }),
    ),
    jobs: given(
      jobs.state === 'well' && text('house.jobs.well', { all: jobs.all }),
      jobs.failing > 0 && text('house.jobs.failing', { failing: jobs.failing }),
      jobs.late > 0 && text('house.jobs.late', { late: jobs.late }),
    ),
    mail: given(
      mail.oldestAt
        ? text('house.mail.waiting', { waiting: mail.waiting, time: moment(mail.oldestAt) })
        : text('house.mail.none'),
      mail.failed > 0 && text('house.mail.failed', { failed: mail.failed }),
      mail.leaves === 'files' && text('house.mail.files'),
    ),
    storage: given(
      house.checks.files !== null && text('house.storage.broken'),
      storage.free !== null &&
        storage.size !== null &&
        text('house.storage.room', { free: size(storage.free), size: size(storage.size) }),
    ),
    backup: [
      backup.at
        ? text('house.backup.last', { time: moment(backup.at), size: size(backup.bytes ?? 0) })
        : text('house.backup.none'),
    ],
    audit: [auditLine()],
    live: [text('house.live', { sessions: live.sessions, streams: live.streams })],
  }

  function auditLine() {
    if (!audit.at) return text('house.audit.never')
    const time = moment(audit.at)
    return audit.problems > 0
      ? text('house.audit.altered', { time, problems: audit.problems })
      : text('house.audit.whole', { time, sealed: audit.sealed })
  }
}
