import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'
import { typeSignIn } from './typed-sign-in.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and go to' })
const box = (page: Page) => palette(page).getByRole('textbox')

/** Once the screen is there to hear the keys. */
async function openPalette(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
}

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('language', 'en')))

async function aShareholder(db: JourneyServer['db']) {
  const { rows } = await sql<{ id: string; name: string; number: string; email: string }>`
    select id, display_name as name, number, email from shareholders
    where status = 'active' and kind = 'individual' and email is not null order by number limit 1`.execute(
    db,
  )
  return rows[0]!
}

test('a record is found and opened without a mouse', async ({ page, server }) => {
  const { id, name, email } = await aShareholder(server.db)
  await server.signIn(page, 'admin', '/programs')
  await openPalette(page)
  await box(page).pressSequentially(email)
  const found = palette(page).getByRole('button', { name })
  await expect(found.first()).toHaveAttribute('data-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/shareholders/${id}`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})

test('all of one kind open their list with the search, and the numbers agree', async ({
  page,
  server,
}) => {
  await server.signIn(page, 'admin', '/programs')
  await openPalette(page)
  await box(page).fill('an')
  const all = palette(page).getByRole('button', { name: /^All \d+ in Shareholders$/ })
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0]
  await all.click()
  await expect(page).toHaveURL(/\/shareholders\?search=an/)
  await expect(page.getByText(new RegExp(`of ${count}\\b`)).first()).toBeVisible()
})

test('waiting is a bar: nothing is called missing before the answer, and a late one is not heard', async ({
  page,
  server,
}) => {
  const { name, number } = await aShareholder(server.db)
  await server.signIn(page, 'admin', '/programs')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/api\/search\?q=zzzz/, async (route) => {
    await held
    await route.fulfill({ json: { groups: [] } }).catch(() => undefined)
  })
  await openPalette(page)
  await box(page).fill('zzzz')
  await expect(palette(page).getByRole('status')).toHaveText('Loading…')
  await expect(palette(page).getByText('No results')).toHaveCount(0)
  await box(page).fill(number)
  await expect(palette(page).getByRole('button', { name })).not.toHaveCount(0)
  letGo()
  await expect(palette(page).getByRole('status')).toHaveText(/^[1-9]\d* records?$/)
  await expect(palette(page).getByRole('button', { name })).not.toHaveCount(0)
  await box(page).fill('qqqqqq')
  await expect(palette(page).getByText('No results')).toBeVisible()
})

test('nothing typed, the palette offers where one was', async ({ page, server }) => {
  await server.signIn(page, 'admin', '/programs')
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
  await expect(page).toHaveURL(/\/orders/)
  await openPalette(page)
  await expect(palette(page).getByRole('button', { name: 'Programs' })).toBeVisible()
})

test('the search page keeps its text in the address, and leads on by keyboard', async ({
  page,
  server,
}) => {
  const { id, name, number } = await aShareholder(server.db)
  await server.signIn(page, 'admin', '/search')
  await expect(page.getByRole('heading', { name: 'Find a record' })).toBeVisible()
  await page.getByRole('searchbox').fill(number)
  await expect(page).toHaveURL(new RegExp(`q=${number}`))
  const link = page.locator('main').getByRole('link', { name }).first()
  await expect(link).toBeVisible()
  await page.reload()
  await expect(link).toBeVisible()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/shareholders/${id}`))
})

test('on a phone every line is whole, large enough to touch, and leads to its record', async ({
  page,
  server,
}) => {
  const { name } = await aShareholder(server.db)
  await page.setViewportSize({ width: 375, height: 800 })
  await server.signIn(page, 'admin', `/search?q=${encodeURIComponent(name)}`)
  const links = page.locator('main li a')
  await expect(links.first()).toBeVisible()
  for (const height of await links.evaluateAll((all) => all.map((each) => each.clientHeight)))
    expect(height).toBeGreaterThanOrEqual(44)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await box(page).fill(name)
  await palette(page).getByRole('button', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(palette(page)).toHaveCount(0)
})

test('the palette offers what was opened lately, after a reload too, and to nobody else', async ({
  page,
  server,
}) => {
  const { id, name } = await aShareholder(server.db)
  await server.signIn(page, 'admin', `/shareholders/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goto(`${server.url}/programs`)
  await openPalette(page)
  await expect(palette(page).getByRole('button', { name, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('header [aria-haspopup=menu]').last().press('Enter')
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter')
  await expect(page).toHaveURL(/\/login/)
  await typeSignIn(page, cast.manager)
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  await openPalette(page)
  await expect(palette(page).getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expect(palette(page).getByRole('button', { name, exact: true })).toHaveCount(0)
})

test('what can be done is found by its words, by whoever may, and opens', async ({
  page,
  browser,
  server,
}) => {
  await server.signIn(page, 'manager', '/shareholders')
  await openPalette(page)
  // Where one is, what belongs there is offered before anything is typed.
  await expect(palette(page).getByRole('button', { name: 'Add shareholder' })).toBeVisible()
  await expect(palette(page).getByRole('button', { name: 'Add order' })).toHaveCount(0)
  await box(page).fill('order add')
  await expect(palette(page).getByRole('button', { name: 'Add order' })).toHaveAttribute(
    'data-selected',
    'true',
  )
  const place = async () => {
    const { width, y } = (await palette(page).boundingBox())!
    return [width, Math.round(y)]
  }
  await expect.poll(place).toEqual([640, 80])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/orders\/new$/)

  const auditor = await server.anotherBrowser(browser)
  await auditor.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(auditor, 'auditor')
  await openPalette(auditor)
  await box(auditor).fill('add')
  await expect(palette(auditor).getByRole('button', { name: /^(Add|Import) / })).toHaveCount(0)
  await box(auditor).fill('sent messages')
  await expect(palette(auditor).getByRole('button', { name: 'Sent messages' })).toHaveCount(0)
})

test('en français, ce qui se fait se trouve par ses mots', async ({ browser, server }) => {
  const page = await server.anotherBrowser(browser)
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'superAdmin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Rechercher et accéder' })
  const words: Record<string, string> = {
    'ajouter un ordre': 'Ajouter un ordre',
    'AJOUTER ACTIONNAIRE': 'Ajouter un actionnaire',
    importer: 'Importer des actionnaires',
    'nouvelle demande': 'Nouvelle demande',
    'ajouter un compte': 'Ajouter un compte',
  }
  for (const [typed, name] of Object.entries(words)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await dialog.getByRole('textbox').fill(typed)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible()
  }
})

test('the palette offers what the open record and list offer themselves, and has it ask', async ({
  page,
  server,
}) => {
  const { id } = await aShareholder(server.db)
  await server.signIn(page, 'admin', `/shareholders/${id}`)
  const archive = page.getByRole('button', { name: 'More', exact: true })
  await archive.click()
  const entry = page.getByRole('menuitem').last()
  const act = ((await entry.textContent()) ?? '').trim()
  await page.keyboard.press('Escape')
  await openPalette(page)
  await box(page).fill(act)
  await palette(page).getByRole('button', { name: act, exact: true }).click()
  await expect(palette(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeVisible()

  await server.signIn(page, 'care', '/orders?filter[status]=active&filter[careStatus]=pending')
  await expect(page.getByRole('link', { name: /^Work through/ })).toBeVisible()
  await openPalette(page)
  await palette(page)
    .getByRole('button', { name: /^Work through/ })
    .click()
  await page.waitForURL(/\/orders\/queue/)
})
