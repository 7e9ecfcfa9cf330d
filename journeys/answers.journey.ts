import { readFile } from 'node:fs/promises'
import { programId } from '../modules/intake/server/intake.test-journey.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** The one application whose employer sent the form twice. */
async function sentTwice({ db }: JourneyServer) {
  const { record_id } = await db
    .selectFrom('form_responses')
    .select('record_id')
    .where('copy_no', '=', 2)
    .executeTakeFirstOrThrow()
  return record_id
}

test('answers to a form are searched, exported, and read on the application as they were asked', async ({
  page,
  server,
  complaints,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'superAdmin')
  const quebec = await programId(server.test, 'STEP-QC')
  await page.goto(`${server.url}/programs/${quebec}/forms/application.employer/answers`)
  await expect(page.getByRole('heading', { level: 1, name: 'Answers to the form' })).toBeVisible()
  await page.getByRole('searchbox').fill('contremaitre')
  await expect(page.locator('mark').first()).toHaveText('contremaître')
  await page.getByText('Current questions', { exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain('What will the student be able to do at the end?')
  expect(csv).not.toContain('How did you hear about this program?')

  await page.getByRole('table').getByRole('link').first().click()
  const answers = page
    .getByRole('region', { name: /employer’s half/ })
    .filter({ hasText: 'Version 2' })
  await expect(answers.getByText('Where will the student work?').first()).toBeVisible()
  await answers.getByText('Show all as asked').click()
  await expect(answers.getByText('Legal name', { exact: false }).first()).toBeVisible()

  await page.goto(`${server.url}/applications/View?id=${await sentTwice(server)}`)
  await page.getByRole('button', { name: 'Compare copies' }).click()
  const compared = page.getByRole('table', { name: /Copies of/ })
  const mode = compared.getByRole('row', { name: /Where will the student work/ })
  await expect(mode.getByText('Not in this version')).toBeVisible()
  expect(complaints).toEqual([])
})
