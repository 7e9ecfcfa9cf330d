import type { Page } from '@playwright/test'
import { expect, test, type JourneyServer } from './server.ts'
import { english, underReview } from './under-review.ts'

/** Amina reads an application that she came to from her dashboard, and judges one check of it. */
async function judgeOne(page: Page, server: JourneyServer) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await underReview(server)
  await english(page)
  await server.signIn(page, 'caseOfficer')
  await page
    .getByRole('link', { name: /^Review application: / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Open checks' }).first().click()
  const panel = page.getByRole('region', { name: 'Checkpoint 1' })
  const todo = page.getByRole('radio', { name: 'To do', checked: true })
  await expect(todo.first()).toBeAttached()
  const left = await todo.count()
  await panel
    .getByRole('listitem')
    .filter({ has: todo })
    .first()
    .getByText('Pass', { exact: true })
    .click()
  await expect(todo).toHaveCount(left - 1)
  return { panel, todo, left: left - 1, address: page.url() }
}

const stay = (page: Page) => page.getByRole('button', { name: 'Keep editing' })

test('checks that are not saved are asked about before Back takes them away', async ({
  page,
  server,
  complaints,
}) => {
  const { panel, todo, left, address } = await judgeOne(page, server)
  await page.goBack()
  await stay(page).click()
  await expect(page).toHaveURL(address)
  await expect(todo).toHaveCount(left)
  await page.goBack()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/\/applications\/pending\//)
  expect(complaints).toEqual([])
})

test('Back pressed twice asks once, and asks again the next time', async ({ page, server }) => {
  const { todo, left, address } = await judgeOne(page, server)
  await page.goBack()
  await expect(stay(page)).toBeVisible()
  await page.evaluate(() => history.back())
  await page.waitForTimeout(300)
  await stay(page).click()
  await expect(page).toHaveURL(address)
  await page.goBack()
  await stay(page).click()
  await expect(page).toHaveURL(address)
  await expect(todo).toHaveCount(left)
})
