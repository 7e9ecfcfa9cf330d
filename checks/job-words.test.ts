import { expect, test } from 'vitest'
import { product } from '#apps/server/modules.ts'
import { declaredJobs, scheduleOf } from '#kit/server/declared-jobs.ts'
import type { Job } from '#kit/server/jobs.ts'
import { scheduleSaid } from '#modules/clockwork/server/schedule-said.ts'
import { clockworkScreenEn } from '#modules/clockwork/web/strings.en.ts'
import { exportsOf } from './walk.ts'

test('every job has a name and one sentence in both languages', () => {
  expect(product.jobs.length).toBeGreaterThan(35)
  for (const { name, words } of product.jobs)
    for (const language of ['en', 'fr'] as const) {
      const { title, does } = words[language]
      expect([name, title.length], language).toEqual([
        name,
        Math.min(Math.max(title.length, 3), 40),
      ])
      expect([name, does], language).toEqual([name, expect.stringMatching(/^\p{Lu}[^.]{15,}\.$/u)])
    }
})

test('no two jobs are called the same', () => {
  for (const language of ['en', 'fr'] as const) {
    const titles = product.jobs.map(({ words }) => words[language].title)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  }
})

test('no words are left of a job that there is not', async () => {
  const said = await exportsOf('{kit,modules/*}/server/job-strings.en.ts')
  const titles = product.jobs.map(({ words }) => words.en.title)
  const left = said.flatMap(({ file, value }) =>
    Object.values((value as { jobs: Record<string, { title: string }> }).jobs)
      .filter(({ title }) => !titles.includes(title))
      .map(({ title }) => `${title} of ${file}`),
  )
  expect(left).toEqual([])
})

test('the schedule and the area of every job can be said', () => {
  for (const job of product.jobs) {
    expect(scheduleSaid(scheduleOf(job)).minutes).toBeGreaterThan(0)
    expect(Object.keys(clockworkScreenEn.jobAreas)).toContain(job.area)
  }
})

test('a job without words in one language is found', () => {
  const job: Job = { name: 'orders.planted', schedule: '5 5 * * *', run: async () => {} }
  const words = { jobs: { planted: { title: 'Planted', does: 'Does nothing.' } } }
  const module = { jobs: () => [job], jobWords: { area: 'funding', en: words, fr: words } }
  expect(declaredJobs(module, product)).toHaveLength(1)
  for (const jobWords of [undefined, { ...module.jobWords, fr: { jobs: {} } }])
    expect(() => declaredJobs({ jobs: module.jobs, jobWords: jobWords! }, product)).toThrow(
      'orders.planted',
    )
  expect(() => scheduleSaid('5 5 * * 1')).toThrow('5 5 * * 1')
})
