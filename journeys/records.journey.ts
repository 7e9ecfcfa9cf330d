import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { ApplicationRecord } from '../modules/applications/contract/applications.endpoints.ts'
import { expectToFit } from './fits.ts'
import { expect, test } from './server.ts'
import { english, underReview } from './under-review.ts'

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test('an application says at once how it stands, and leads through the list that it came from', async ({
  page,
  server,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await english(page)
  await server.signIn(page, 'caseOfficer', '/applications/pending?filter[status]=submitted')
  const links = page.getByRole('table').locator('tbody a')
  await expect(links.first()).toBeVisible()
  const [first = '', second = ''] = await links.allTextContents()
  await links.first().click()
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
  await expect(page.getByText(/^1 of \d+$/)).toBeInViewport()
  for (const told of ['Requested', 'Due date', 'Next step', 'Action by'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(page.getByText(told, { exact: true }).first()).toBeInViewport()
  await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(1900)

  await page.getByRole('button', { name: 'Next in the list' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible()
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next in the list' })).toBeFocused()

  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()

  await page.getByRole('button', { name: 'Assign application', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Assign application', exact: true }).click()
  await expect(page.getByText('No longer in this list')).toBeVisible()
  await page.getByRole('button', { name: 'Previous in the list' }).click()
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
  expect(complaints).toEqual([])
})

test('the next record is reached from beside open checks, and what is judged there is asked about', async ({
  page,
  server,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await underReview(server)
  await underReview(server)
  await english(page)
  await server.signIn(page, 'caseOfficer', '/applications/pending?filter[status]=inReview')
  const links = page.getByRole('table').locator('tbody a')
  await expect(links.nth(1)).toBeVisible()
  const second = await links.nth(1).getAttribute('href')
  await links.first().click()
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Open checks' }).press('Enter')
  const panel = page.getByRole('region', { name: 'Checkpoint 1' })
  await expect(panel.getByRole('radio', { name: 'To do', checked: true }).first()).toBeAttached()
  await page.keyboard.press('1')
  const save = panel.getByRole('button', { name: 'Save checks' })
  await expect(save).toBeEnabled()

  const next = page.getByRole('button', { name: 'Next in the list' })
  await next.press('Enter')
  await page.getByRole('button', { name: 'Keep editing' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(save).toBeEnabled()
  await next.press('Enter')
  await page.getByRole('button', { name: 'Leave without saving' }).press('Enter')
  await expect(page).toHaveURL(`${server.url}${second}`)
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible()
  await expect(next).toBeFocused()
  await expect(panel).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('checkpoint one is judged by the keyboard beside the file, which stays in use', async ({
  page,
  server,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const id = await underReview(server)
  await english(page)
  await server.signIn(page, 'caseOfficer', `/applications/pending/${id}`)
  await page.getByRole('button', { name: 'Open checks' }).press('Enter')
  const panel = page.getByRole('region', { name: 'Checkpoint 1' })
  await expect(panel.getByRole('heading', { name: 'Checkpoint 1' })).toBeFocused()
  await expect(panel).toContainText('Legal structure')
  await expect(panel.getByText(/\d+ checks passed automatically/)).toBeVisible()
  await expectAccessible(page)

  const open = panel.getByRole('radio', { name: 'To do', checked: true })
  const left = await open.count()
  await page.keyboard.press('1')
  await expect(open).toHaveCount(left - 1)
  await expect(page.locator('[data-facts~="duties"][data-shown]')).toBeInViewport()
  await page.keyboard.press('2')
  const note = panel.getByRole('textbox', { name: /^Note needed: Occupation/ })
  await expect(note).toBeFocused()
  await note.pressSequentially('Asked for 3 duties, 1 is given')
  await expect(note).toHaveValue('Asked for 3 duties, 1 is given')
  await expect(panel.getByText('Failed', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Employer', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Employer', exact: true })).toBeInViewport()
  await panel.getByRole('button', { name: /^Show: Type and size/ }).click()
  await expect(page.locator('[data-facts~="legalStructure"][data-shown]')).toBeInViewport()

  await panel.getByRole('button', { name: 'Save checks' }).press('Enter')
  await expect(panel).toBeHidden()
  const amina = await server.test.as('caseOfficer')
  const { checkpointOne } = (await amina.get<ApplicationRecord>(`/applications/${id}`)).body
  const failed = checkpointOne.items.filter(({ result }) => result === 'fail')
  expect(failed.map(({ note: said }) => said)).toEqual(['Asked for 3 duties, 1 is given'])
  expect(complaints).toEqual([])
})

test('what was judged outlives a window that becomes narrow', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const id = await underReview(server)
  await english(page)
  await server.signIn(page, 'caseOfficer', `/applications/CheckPointOneDialog?id=${id}`)
  const panel = page.getByRole('region', { name: 'Checkpoint 1' })
  await expect(panel.getByRole('button', { name: 'Save checks' })).toBeDisabled()
  await page.keyboard.press('3')
  await expect(panel.getByRole('button', { name: 'Save checks' })).toBeEnabled()
  await page.setViewportSize({ width: 1000, height: 800 })
  const drawer = page.getByRole('dialog', { name: 'Checkpoint 1' })
  await expect(drawer.getByRole('button', { name: 'Save checks' })).toBeEnabled()
  await page.setViewportSize({ width: 375, height: 812 })
  const widthOf = async () => (await drawer.boundingBox())?.width
  await expect.poll(widthOf).toBe(375)
})

test('en français, sur un téléphone: la fiche se lit d’une traite, ses volets repliés', async ({
  browser,
  server,
}) => {
  const id = await underReview(server)
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 812 } })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'caseOfficer', `/applications/pending/${id}`)
  const people = page.getByRole('button', { name: /^Personnes/ })
  await expect(people).toHaveAttribute('aria-expanded', 'false')
  await people.click()
  await expect(people).toHaveAttribute('aria-expanded', 'true')
  await people.click()
  await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(4000)
  await expectToFit(page)
  await expectAccessible(page)
})
