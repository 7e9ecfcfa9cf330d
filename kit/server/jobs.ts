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

/** Runs the declared jobs on this process; several processes share the work. */
export async function startJobs(system: System, connection: object, jobs: readonly Job[]) {
  const boss = new PgBoss({ ...connection, schema: 'jobs', max: 2 })
  boss.on('error', () => undefined)
  await boss.start()
  for (const job of jobs) {
    await boss.createQueue(job.name)
    await boss.schedule(job.name, job.schedule)
    await boss.work(job.name, () => runJob(system, job))
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) }
}

/** Runs one job now, as its queue would; tests and the command line use it to wind the clock on. */
export const runJob = (system: System, job: Job) =>
  inChange(system, { person: systemPerson, requestId: null }, (change) => job.run(change))
