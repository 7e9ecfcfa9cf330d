import type { Language } from '#kit/contract/strings.ts'
import { everyMinute, type Job, type SteppedJob } from './jobs.ts'
import type { Product, ServerModule } from './server-module.ts'

/** What a job is called, and what it does, in one sentence. */
export interface JobWords {
  title: string
  does: string
}

/** Of the jobs of a module, each by the last part of its name. */
export interface SaidJobs extends Record<Language, { jobs: Readonly<Record<string, JobWords>> }> {
  /** Which part of the business they belong to. */
  area: string
}

export type DeclaredJob = { name: string; area: string; words: Record<Language, JobWords> } & (
  | { kind: 'byTheClock'; job: Job }
  | { kind: 'inSteps'; job: SteppedJob }
)

/** Five-field cron in UTC. */
export const scheduleOf = (declared: DeclaredJob): string =>
  declared.kind === 'byTheClock' ? declared.job.schedule : everyMinute

/** The jobs of a module with their words. @throws when a job has none */
export function declaredJobs(
  { jobs, steppedJobs, jobWords }: ServerModule,
  product: Product,
): DeclaredJob[] {
  const said = (name: string) => {
    const key = name.slice(name.indexOf('.') + 1)
    const [en, fr] = [jobWords?.en.jobs[key], jobWords?.fr.jobs[key]]
    if (!jobWords || !en || !fr) throw new Error(`the job ${name} has no words`)
    return { name, area: jobWords.area, words: { en, fr } }
  }
  return [
    ...(jobs?.(product) ?? []).map((job) => ({
      kind: 'byTheClock' as const,
      job,
      ...said(job.name),
    })),
    ...(steppedJobs?.(product) ?? []).map((job) => ({
      kind: 'inSteps' as const,
      job,
      ...said(job.name),
    })),
  ]
}
