import type { Page } from '@playwright/test'
import { cast } from '../seeds/cast.ts'
import { expect, test } from './server.ts'
import { endInAnotherTab } from './session-ends.ts'
import { typeSignIn } from './typed-sign-in.ts'

/** Each form that adds something on a page of its own, with the field that is to be entered first. */
const forms = [
  ['/programs/Add', 'code'],
  ['/users/AddUser', 'name'],
  ['/shareholders/new', 'firstName'],
  ['/roles/AddRole', 'name'],
  ['/orders/new', 'shareholderId'],
  ['/submit-new-application', 'programId'],
] as const

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('language', 'en')))

test('whoever adds something stands in its first empty field, but not on a phone', async ({
  page,
  server,
}) => {
  await server.signIn(page, 'superAdmin')
  for (const [address, field] of forms)
    await test.step(address, async () => {
      await page.goto(server.url + address)
      await expect.poll(() => focused(page)).toBe(`field-${field}`)
    })
  await page.setViewportSize({ width: 375, height: 740 })
  for (const [address, field] of forms) {
    await page.goto(server.url + address)
    await expect(page.locator(`#field-${field}`)).toBeVisible()
    await expect.poll(() => focused(page)).not.toContain('field-')
  }
})

test('what was typed and is given back counts as filled', async ({ page, server }) => {
  await server.signIn(page, 'superAdmin', '/users/AddUser')
  await page.locator('#field-name').fill('Noor Siddiqui')
  await endInAnotherTab(page, server)
  await typeSignIn(page, cast.superAdmin)
  await expect(page.locator('#field-name')).toHaveValue('Noor Siddiqui')
  await expect(page.locator('#field-email')).toBeFocused()
})
