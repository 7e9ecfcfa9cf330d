import type { Page } from '@playwright/test'
import { cast } from '../seeds/cast.ts'
import { expect, test, type JourneyServer } from './server.ts'
import { endInAnotherTab } from './session-ends.ts'
import { typeSignIn } from './typed-sign-in.ts'

const box = (page: Page, name = 'Shareholder') => page.getByRole('combobox', { name })
const options = (page: Page) => page.getByRole('option')

/** Two shareholders whose names begin and end alike. */
async function alike(server: JourneyServer) {
  const [one, other] = await server.db
    .selectFrom('shareholders')
    .select(['id', 'display_name as name', 'number', 'email'])
    .where('status', '=', 'active')
    .where('kind', '=', 'individual')
    .where('email', 'is not', null)
    .orderBy('number', 'desc')
    .limit(2)
    .execute()
  return { one: one!, other: other! }
}

test('a shareholder is told apart by a second line, and Enter takes the first that is found', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  const { one } = await alike(server)
  await server.signIn(page, 'manager', '/orders/new')
  await box(page).fill(one.number)
  await expect(options(page)).toHaveCount(1)
  await expect(options(page)).toContainText(`${one.number} · `)
  await expect(options(page)).toContainText(one.email ?? '')
  const at = await options(page).getAttribute('id')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', at ?? '')
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue(`${one.name} – ${one.number}`)

  // What is found so far is of an older text: nothing is taken, and no form is sent.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/search=zzzz/, async (route) => {
    await held
    await route.continue()
  })
  await box(page).fill('zzzz')
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue('zzzz')
  await expect(page.getByText(/answers? to correct/)).toHaveCount(0)
  letGo()
})

test('opened empty, it offers first whom one chose or opened lately, until one signs out', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  const { one, other } = await alike(server)
  await server.signIn(page, 'manager', `/shareholders/${other.id}`)
  await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible()
  await page.goto(`${server.url}/orders/new`)
  await box(page, 'Actionnaire').fill(one.number)
  await expect(options(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.goto(`${server.url}/orders/new`)
  await box(page, 'Actionnaire').click()
  await expect(page.getByText('Récents', { exact: true })).toBeVisible()
  await expect(options(page).first()).toContainText(one.name)
  await expect(options(page).nth(1)).toContainText(other.name)

  await page.goto(`${server.url}/dashboard`)
  await page.locator('header [aria-haspopup=menu]').last().press('Enter')
  await page.getByRole('menuitem', { name: 'Fermer la session' }).press('Enter')
  await expect(page).toHaveURL(/\/login/)
  await typeSignIn(page, cast.manager)
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  await page.goto(`${server.url}/orders/new`)
  await box(page, 'Actionnaire').click()
  await expect(options(page).first()).toBeVisible()
  await expect(page.getByText('Récents', { exact: true })).toHaveCount(0)
})

test('whoever signs in after somebody whose session ended is not offered whom they chose', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  const { one } = await alike(server)
  await server.signIn(page, 'manager', '/orders/new')
  await box(page, 'Actionnaire').fill(one.number)
  await expect(options(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await endInAnotherTab(page, server)
  await typeSignIn(page, cast.superAdmin)
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  await page.goto(`${server.url}/orders/new`)
  await box(page, 'Actionnaire').click()
  await expect(options(page).first()).toBeVisible()
  await expect(page.getByText('Récents', { exact: true })).toHaveCount(0)
})
