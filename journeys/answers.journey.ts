import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { programId, submitBothHalves } from '../modules/intake/server/intake.test-journey.ts'
import { answerWithFile } from '../checks/authorization/answer-things.ts'
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

/** An application whose employer sent the form once more, now with a file. */
async function answeredWithFile({ db, test: tested }: JourneyServer) {
  const id = await submitBothHalves(tested)
  const found = await db
    .selectFrom('applications as a')
    .innerJoin('form_responses as r', 'r.record_id', 'a.id')
    .innerJoin('application_documents as d', 'd.application_id', 'a.id')
    .select(['a.id', 'r.id as responseId', 'd.id as documentId'])
    .where('a.id', '=', id)
    .where('r.purpose', '=', 'application.employer')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { fileResponseId } = await answerWithFile(tested, found)
  return { responseId: fileResponseId, recordId: found.id }
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
  await page.getByRole('button', { name: 'Answers', exact: true }).click()
  const answers = page
    .getByRole('region', { name: /employer’s part/ })
    .filter({ hasText: 'Version 2' })
  await expect(answers.getByText('Where will the student work?').first()).toBeVisible()
  await answers.getByText('Show completed form').click()
  await expect(answers.getByText('Legal name', { exact: false }).first()).toBeVisible()

  await page.goto(`${server.url}/applications/View?id=${await sentTwice(server)}`)
  await page.getByRole('button', { name: 'Answers', exact: true }).click()
  await page.getByRole('button', { name: 'Compare copies' }).click()
  const compared = page.getByRole('table', { name: /Copies of/ })
  const mode = compared.getByRole('row', { name: /Where will the student work/ })
  await expect(mode.getByText('Not in this version')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a form leads to its answers, with how many there are, and back', async ({
  page,
  server,
  complaints,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'superAdmin')
  const quebec = await programId(server.test, 'STEP-QC')
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from form_responses
    where program_id = ${quebec} and purpose = 'application.employer'`.execute(server.db)
  await page.goto(`${server.url}/programs/${quebec}/forms/application.employer`)
  await page.getByRole('link', { name: `Answers (${rows[0]?.count})` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Answers to the form' })).toBeVisible()
  await page.getByRole('link', { name: /^Back to form: STEP-QC/ }).click()
  await expect(page.getByRole('navigation', { name: 'Parts of this form' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a file that was sent as an answer is named, sized, and saved by the keyboard', async ({
  page,
  server,
  complaints,
}) => {
  const { responseId, recordId } = await answeredWithFile(server)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'superAdmin', `/applications/View?id=${recordId}`)
  await page.getByRole('button', { name: 'Answers', exact: true }).click()
  const file = page
    .getByRole('region', { name: /employer’s part/ })
    .getByRole('button', { name: 'Download document.pdf' })
  await expect(file).toContainText(/document\.pdf.*kB/)
  const saved = page.waitForEvent('download')
  const asked = page.waitForRequest((each) => each.url().includes(`/responses/${responseId}/files`))
  await file.press('Enter')
  await asked
  expect((await saved).suggestedFilename()).toBe('document.pdf')
  expect(complaints).toEqual([])
})
