import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectToFit } from './fits.ts'
import { expect, test } from './server.ts'

const speaking = (page: Page, language: 'en' | 'fr') =>
  page.addInitScript((of) => localStorage.setItem('language', of), language)

test('an approver finds a report, follows a number into its list, and takes the table along', async ({
  page,
  server,
  complaints: _,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'approver', '/reports')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Participants',
    'Short-term training',
    'Money',
    'Time and quality',
    'Applications and employers',
  ])
  await page.getByRole('link', { name: 'Applications by status' }).click()
  await expect(page).toHaveURL(/\/reports\/Applications\?report=applications/)
  await page.getByText('All time', { exact: true }).click()
  await page.getByLabel('Rows by').selectOption('Region')
  await page.getByLabel('Region', { exact: true }).selectOption('Ontario')
  await expect(page).toHaveURL(/period=all/)
  await expect(page).toHaveURL(/by=region/)
  await expect(page).toHaveURL(/region=ON/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)

  const table = page.getByRole('table', { name: 'Applications by status' })
  const total = table.getByRole('row', { name: /^Total/ })
  await expect(
    page.getByRole('img', { name: /^Applications by status, by Region\. Highest: Ontario/ }),
  ).toBeVisible()
  const pending = total.getByRole('link').first()
  const count = Number(await pending.textContent())
  expect(count).toBeGreaterThan(0)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'Export' })
      .click()
      .then(() => page.getByRole('menuitem', { name: 'CSV, for any program' }).click()),
  ])
  const written = await readFile(await file.path(), 'utf8')
  expect(written).toContain('Region,Ontario')
  expect(written).toContain('Pending,Applications without a decision.')

  await pending.click()
  await expect(page).toHaveURL(/\/applications\/pending\?/)
  const lucie = await server.test.as('approver')
  const { body } = await lucie.get<{ meta: { total: number } }>(
    `/applications?stage=pending&${new URL(page.url()).searchParams}`,
  )
  expect(body.meta.total).toBe(count)
})

test('a report on people keeps small numbers back, on the screen and on paper', async ({
  page,
  server,
  complaints: _,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'approver', '/reports/Participants?period=all')
  const table = page.getByRole('table', { name: 'Participants by status' })
  await expect(table.getByText('under 5').first()).toBeVisible()
  await expect(page.getByText('Numbers under five people are not shown.')).toBeVisible()
  const cells = await table.getByRole('cell').allTextContents()
  expect(cells.filter((cell) => /^[1-4]$/.test(cell))).toEqual([])
  await page.getByLabel('Report').getByRole('link', { name: 'Orphaned participants' }).click()
  await page.goto(`${page.url()}&asOf=2026-03-31`)
  await expect(page.getByText('This report is known of today alone')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel('Rows by')).toBeHidden()
  await expect(page.getByRole('strong').filter({ hasText: 'All time' })).toBeVisible()
})

test('an employer reads its own reports in French on a phone', async ({
  page,
  server,
  complaints: _,
}) => {
  await page.setViewportSize({ width: 375, height: 760 })
  await speaking(page, 'fr')
  await server.signIn(page, 'employer', '/reports')
  await expect(page.getByRole('link', { name: 'Demandes par état' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Auto-identification' })).toHaveCount(0)
  await expectToFit(page)
  await page.getByRole('link', { name: 'Participants par état' }).click()
  await expect(page.getByText('Seul ce qui relève de votre accès est compté.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Participants par état' })).toBeVisible()
  await expectToFit(page)
  await page.goto(`${server.url}/reports/ShortTermTraining?period=all`)
  await expect(page.getByRole('heading', { name: 'Ce que disent les colonnes' })).toBeVisible()
  await expectToFit(page)
})
