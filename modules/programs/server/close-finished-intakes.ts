import { sql } from 'kysely'
import type { Job } from '#kit/server/jobs.ts'
import { takeStep } from '#kit/server/steps.ts'
import { programSteps } from './program.steps.ts'

/** Every night: an open or paused program whose last intake day has passed is closed. */
export const closeFinishedIntakes: Job = {
  name: 'programs.closeFinishedIntakes',
  schedule: '5 5 * * *',
  async run(change) {
    const { rows } = await sql<{ id: string; version: number }>`
      select id, version from programs
      where status in ('open', 'paused') and intake_closes_on < ${await change.today()}::date
      order by id for update`.execute(change.db)
    for (const { id, version } of rows)
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await takeStep({ ...change, version }, programSteps, { id, step: 'endIntake' })
  },
}
