import type { Page } from '@playwright/test'
import { daysFromNow } from '../modules/intake/server/intake.test-journey.ts'
import { expect, test } from './server.ts'

const estimates = /\/api\/applications\/estimate$/
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const aside = (page: Page) => page.getByRole('region', { name: 'Subsidy' })
const total = (page: Page) => aside(page).getByRole('row', { name: /^Subsidy/ })

test.beforeEach(async ({ page, server }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'caseOfficer', '/submit-new-application')
})

async function fillTerms(page: Page) {
  await page.getByRole('combobox', { name: 'Program' }).fill('YESP')
  await page.getByRole('option', { name: /YESP/ }).click()
  await box(page, 'First day').fill(daysFromNow(21))
  await box(page, 'Last day').fill(daysFromNow(160))
  await box(page, 'Hours per week').fill('35')
  await box(page, 'Hourly wage').fill('22,50')
  await box(page, 'Mandatory employer costs').fill('8')
}

test('the subsidy stands beside a new application line by line, and is never of what was typed before', async ({
  page,
}) => {
  await expect(page.getByRole('combobox', { name: 'Program' })).toBeFocused()
  const missing = aside(page).getByRole('listitem')
  await expect(missing).toHaveCount(6)
  await fillTerms(page)
  await expect(missing).toHaveCount(0)
  await expect(total(page)).toContainText('$')
  const first = await total(page).textContent()

  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(estimates, async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await box(page, 'Hours per week').fill('30')
  await expect(aside(page).getByText('Estimating…')).toBeVisible()
  await expect(total(page)).toHaveCount(0)
  letGo()
  await expect(total(page)).toContainText('$')
  await expect(total(page)).not.toHaveText(first ?? '')
})

test('what an application would be refused for stands at its field, and a failed estimate is asked again', async ({
  page,
}) => {
  await fillTerms(page)
  await expect(total(page)).toBeVisible()
  await box(page, 'First day').fill(daysFromNow(-3))
  await expect(aside(page).getByText('This application would be refused')).toBeVisible()
  await expect(box(page, 'First day')).toHaveAccessibleDescription(/first day in the future/)
  await page.route(estimates, (route) => route.fulfill({ status: 500, body: '' }))
  await box(page, 'First day').fill(daysFromNow(14))
  await expect(aside(page).getByText('The subsidy could not be estimated.')).toBeVisible()
  await page.unroute(estimates)
  await aside(page).getByRole('button', { name: 'Try again' }).click()
  await expect(total(page)).toBeVisible()
})
