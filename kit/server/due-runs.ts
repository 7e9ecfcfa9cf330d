import { CronExpressionParser } from 'cron-parser'

interface Scheduled {
  name: string
  /** Five-field cron in UTC. */
  schedule: string
}

interface DueRun<J extends Scheduled> {
  job: J
  at: Date
}

/** When a schedule says that it is time, after one moment and up to another. */
function* timesOf({ schedule }: Scheduled, after: Date, until: Date): Generator<Date> {
  const times = CronExpressionParser.parse(schedule, { tz: 'UTC', currentDate: after })
  for (;;) {
    const at = times.next().toDate()
    if (at > until) return
    yield at
  }
}

/**
 * Every run that the schedules ask for after one moment and up to another, in the order of time;
 * of those at the same minute in the order that the jobs are declared.
 */
export function* dueRuns<J extends Scheduled>(
  jobs: readonly J[],
  { after, until }: { after: Date; until: Date },
): Generator<DueRun<J>> {
  const waiting = jobs.map((job) => ({ job, times: timesOf(job, after, until) }))
  const next = waiting.map(({ times }) => times.next().value as Date | undefined)
  for (;;) {
    let first = -1
    for (const [place, at] of next.entries())
      if (at && (first < 0 || at < next[first]!)) first = place
    if (first < 0) return
    yield { job: waiting[first]!.job, at: next[first]! }
    next[first] = waiting[first]!.times.next().value as Date | undefined
  }
}

/** The first run that a schedule asks for after a moment. */
export const nextRun = (schedule: string, after: Date): Date =>
  CronExpressionParser.parse(schedule, { tz: 'UTC', currentDate: after }).next().toDate()
