import { PgBoss } from 'pg-boss'
import { inChange, type System } from './change.ts'
import type { Change } from './call.ts'
import { systemPerson } from './identity.ts'

/** Work that runs by the clock, in the database's queue: once, whichever process takes it. */
export interface Job {
  name: string
  /** Five-field cron in UTC. */
  schedule: string
  run: (change: Change) => Promise<void>
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
}

const everyMinute = '* * * * *'
const soon = 0.5

/** Runs the declared jobs on this process; several processes share the work. */
export async function startJobs(system: System, connection: object, { byTheClock, inSteps }: Jobs) {
  const boss = new PgBoss({ ...connection, schema: 'jobs', max: 2 })
  boss.on('error', () => undefined)
  await boss.start()
  for (const job of byTheClock) {
    await boss.createQueue(job.name)
    await boss.schedule(job.name, job.schedule)
    await boss.work(job.name, () => runJob(system, job))
  }
  const stopping = new AbortController()
  for (const { name, step } of inSteps) {
    await boss.createQueue(name)
    await boss.schedule(name, everyMinute)
    await boss.work(name, { pollingIntervalSeconds: soon }, async () => {
      while (!stopping.signal.aborted && (await step(system))) continue
    })
    // What another process left behind when it was killed goes on now, not in a minute.
    await boss.send(name, {})
  }
  return {
    /** If this is lost, the next minute begins it. */
    begin: (name: string) => void boss.send(name, {}).catch(() => undefined),
    stop: () => {
      stopping.abort()
      return boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}

/** Does the whole of a stepped job now. */
export async function runSteps(system: System, { step }: SteppedJob) {
  while (await step(system)) continue
}

/** Runs one job now, as its queue would; tests and the command line use it to wind the clock on. */
export const runJob = (system: System, job: Job) =>
  inChange(system, { person: systemPerson, requestId: null }, (change) => job.run(change))
