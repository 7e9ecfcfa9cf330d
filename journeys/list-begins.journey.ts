import type { Page } from '@playwright/test'
import { expect, test, type JourneyServer } from './server.ts'

const openers = (page: Page) => page.locator('main tbody a[data-opens]')

async function openList(page: Page, server: JourneyServer) {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'caseOfficer', '/applications/pending')
  await expect(openers(page).nth(5)).toBeVisible()
}

test('a key that is held down since before leads to no row', async ({ page, server }) => {
  await openList(page, server)
  const exporting = page.getByRole('button', { name: 'Export', exact: true })
  await exporting.focus()
  await page.keyboard.down('x')
  await exporting.blur()
  await page.keyboard.down('x')
  await expect(page.locator('main tbody :focus')).toHaveCount(0)
  await page.keyboard.up('x')
  await page.keyboard.press('x')
  await expect(openers(page).first()).toBeFocused()
})

test('whoever comes to a list anew, and not by Back, begins at its first row', async ({
  page,
  server,
}) => {
  await openList(page, server)
  await openers(page).nth(3).press('Enter')
  await page.waitForURL(/\/applications\/pending\/[\da-f-]{36}$/)
  await expect(page.getByRole('button', { name: 'Next in the list' })).toBeVisible()
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await navigation.getByRole('link', { name: 'Awaiting approval' }).click()
  await page.waitForURL(/\/applications\/pending(\?.*)?$/)
  await expect(openers(page).nth(5)).toBeVisible()
  await page.keyboard.press('j')
  await expect(openers(page).first()).toBeFocused()
})
