import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { inChange, type System } from './change.ts'
import type { Change } from './call.ts'
import { dueRuns } from './due-runs.ts'
import { systemPerson } from './identity.ts'
import { lineOfJobs, type JobsLine } from './jobs-line.ts'
import { lockOfJob } from './job-lock.ts'
import { keepOutcome, type OnRun } from './job-outcomes.ts'
import { isUntried } from './reach.ts'

/** Work that runs by the clock, in the database's queue: once, whichever process takes it. */
export interface Job {
  name: string
  /** Five-field cron in UTC. */
  schedule: string
  run: (change: Change, system: System) => Promise<void>
}

/**
 * Long work in steps, each with changes of its own. It is begun by a change (`startJob`) and goes on
 * until a step says that nothing is left; whatever was cut off is taken up again within a minute.
 */
export interface SteppedJob {
  name: string
  /** @returns whether there may be more to do */
  step: (system: System) => Promise<boolean>
}

interface Jobs {
  byTheClock: readonly Job[]
  inSteps: readonly SteppedJob[]
  /** Hears of every run on this process. */
  onRun: OnRun
}

/** Stepped jobs: what the beginning of one has lost, the next minute takes up. */
export const everyMinute = '* * * * *'
const soon = 0.5

/**
 * Runs the declared jobs on this process; several processes share the work. What fails is told to
 * `system.background`, by the job's name.
 */
export async function startJobs(
  system: System,
  to: JobsLine,
  { byTheClock, inSteps, onRun }: Jobs,
) {
  const { background, clock } = system
  const keeping = { database: system.database, background, onRun }
  const line = lineOfJobs({ ...to, isBack: () => background.worked('jobs') })
  const boss = new PgBoss({
    db: line,
    schema: 'jobs',
    // A migration makes it; the role that serves makes none.
    createSchema: false,
    schedule: !clock.isWound,
  })
  boss.on('error', (error) => {
    if (!isUntried(error)) background.failed('jobs', error)
  })
  await boss.start()
  for (const job of byTheClock) {
    await boss.createQueue(job.name)
    await boss.schedule(job.name, job.schedule)
    await boss.work(job.name, () => keepOutcome(keeping, job.name, () => runJob(system, job)))
  }
  const stopping = new AbortController()
  for (const { name, step } of inSteps) {
    await boss.createQueue(name)
    await boss.schedule(name, everyMinute)
    await boss.work(name, { pollingIntervalSeconds: soon }, () =>
      keepOutcome(keeping, name, async () => {
        while (!stopping.signal.aborted && (await step(system))) continue
      }),
    )
    // What another process left behind when it was killed goes on now, not in a minute.
    await boss.send(name, {})
  }
  /** If this is lost, the next minute begins it. */
  const begin = (name: string) =>
    void boss.send(name, {}).catch((error: unknown) => background.failed('jobs', error))
  const steps = inSteps.map(({ name }) => ({ name, schedule: everyMinute }))
  const stopTicking = clock.isWound ? tick(system, [...byTheClock, ...steps], begin) : null
  return {
    begin,
    async stop() {
      stopTicking?.()
      stopping.abort()
      await boss.stop({ graceful: true, timeout: 5000 })
      await line.close()
    },
  }
}

const day = 86_400_000

/**
 * The queue tells the time by itself; where the clock is wound it is told what is due instead, beginning
 * with what the day before would have done, so that a morning’s work is there at once.
 */
function tick(
  { clock }: System,
  jobs: readonly { name: string; schedule: string }[],
  begin: (name: string) => void,
) {
  let after = new Date(clock.now().getTime() - day)
  const timer = setInterval(() => {
    const until = clock.now()
    const due = new Set([...dueRuns(jobs, { after, until })].map(({ job }) => job.name))
    for (const name of due) begin(name)
    after = until
  }, 1000).unref()
  return () => clearInterval(timer)
}

/** Does the whole of a stepped job now. */
export async function runSteps(system: System, { step }: SteppedJob) {
  while (await step(system)) continue
}

/**
 * Runs one job now, as its queue would; `windOn` runs what is due. Of two processes that come to it at
 * the same moment the second one waits: what it finds then is what the first has left.
 */
export const runJob = (system: System, job: Job) =>
  inChange(system, { person: systemPerson, requestId: null }, async (change) => {
    await sql`select pg_advisory_xact_lock(${lockOfJob(job.name)})`.execute(change.db)
    await job.run(change, system)
  })
