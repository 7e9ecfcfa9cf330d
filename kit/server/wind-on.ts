import type { System } from './change.ts'
import { dueRuns } from './due-runs.ts'
import { runJob, type Job } from './jobs.ts'

interface Winding {
  until: Date
  jobs: readonly Job[]
}

/**
 * Winds the clock of a running system on, and does by the way what the schedules ask for: one run
 * after the other, the clock standing at each when it is due. For tests and demonstrations; a
 * server in production is run by real time.
 * @returns how often each job ran
 */
export async function windOn(
  system: System,
  { until, jobs }: Winding,
): Promise<Map<string, number>> {
  const runs = new Map(jobs.map(({ name }) => [name, 0]))
  for (const run of dueRuns(jobs, { after: system.clock.now(), until })) {
    system.clock.moveTo(run.at)
    // oxlint-disable-next-line no-await-in-loop -- time goes one way
    await runJob(system, run.job)
    runs.set(run.job.name, (runs.get(run.job.name) ?? 0) + 1)
  }
  system.clock.moveTo(until)
  return runs
}
