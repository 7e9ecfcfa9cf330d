import type { Page } from '@playwright/test'
import { ownId } from '../apps/server/test-server.ts'
import { submitBothHalves } from '../modules/intake/server/intake.test-journey.ts'
import { newShareholder } from '../modules/orders/server/orders.test-world.ts'
import { cast } from '../seeds/cast.ts'
import { expect, test, type JourneyServer } from './server.ts'
import { endInAnotherTab } from './session-ends.ts'
import { typeSignIn } from './typed-sign-in.ts'

const shareholderOf = async (server: JourneyServer, lastName: string) => {
  const david = await server.test.as('manager')
  return newShareholder(david, await ownId(david), { firstName: 'Ghislaine', lastName })
}

async function signInHere(page: Page, name: 'manager' | 'adviser' | 'caseOfficer' | 'admin') {
  await typeSignIn(page, cast[name])
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

const keptInTab = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
const body = (page: Page) => page.getByRole('textbox', { name: 'Note' })

/** A note is written where the notes are read. */
const openNote = (page: Page) => expect(body(page)).toBeVisible()

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('language', 'en')))

test('a note that is being typed when the session ends elsewhere is back where it was typed, once', async ({
  page,
  server,
}) => {
  const id = await shareholderOf(server, 'Aubin')
  const address = `${server.url}/shareholders/${id}?tab=notes`
  await server.signIn(page, 'manager')
  await page.goto(address)
  await openNote(page)
  await body(page).fill('Called, wants a second depot')
  await endInAnotherTab(page, server)
  await signInHere(page, 'manager')
  await expect(page).toHaveURL(address)
  await openNote(page)
  await expect(body(page)).toHaveValue('Called, wants a second depot')
  await expect(
    page.getByText('Your entries from before you were signed out are back.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Called, wants a second depot')).toBeVisible()
  await expect.poll(() => keptInTab(page)).not.toContain('keptForm')
  await openNote(page)
  await expect(body(page)).toHaveValue('')
})

test('a record form is back where it stood, without what must not lie in a browser', async ({
  page,
  server,
}) => {
  const id = await shareholderOf(server, 'Brisebois')
  await server.signIn(page, 'manager', `/shareholders/${id}/edit`)
  const city = page.getByRole('textbox', { name: 'City' })
  await city.fill('Chicoutimi')
  const seen = () =>
    server.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', id)
      .where('action', '=', 'shareholders.bankRevealed')
      .execute()
  await expect.poll(seen).toHaveLength(0)
  await page.getByRole('button', { name: 'Reveal bank details' }).click()
  await page.getByRole('textbox', { name: 'Bank name' }).fill('Caisse du Saguenay')
  await expect.poll(seen).toHaveLength(1)
  await endInAnotherTab(page, server)
  await expect.poll(() => keptInTab(page)).toContain('Chicoutimi')
  await expect.poll(() => keptInTab(page)).not.toContain('Saguenay')
  await signInHere(page, 'manager')
  await expect(page).toHaveURL(`${server.url}/shareholders/${id}/edit`)
  await expect(city).toHaveValue('Chicoutimi')
  await page.getByRole('button', { name: 'Reveal bank details' }).click()
  await expect(page.getByRole('textbox', { name: 'Bank name' })).toHaveValue('')
})

test('what was judged of an application is back in its checks, and is saved from there', async ({
  page,
  server,
}) => {
  const id = await submitBothHalves(server.test)
  await server.signIn(page, 'caseOfficer', `/applications/pending/${id}`)
  await page.getByRole('button', { name: 'Assign application', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Assign application', exact: true })
    .click()
  await page.getByRole('button', { name: 'Open checks' }).click()
  const panel = page.getByRole('region', { name: 'Checkpoint 1' })
  const open = page.getByRole('radio', { name: 'To do', checked: true })
  const item = panel.getByRole('listitem').filter({ has: open }).first()
  await item.getByText('Fail', { exact: true }).click()
  const note = panel.getByRole('textbox').first()
  await note.fill('The letter is from last year')
  await endInAnotherTab(page, server)
  await signInHere(page, 'caseOfficer')
  await expect(note).toHaveValue('The letter is from last year')
  await panel.getByRole('button', { name: 'Save checks' }).click()
  await expect(panel).toBeHidden()
  await page.goto(`${server.url}/applications/pending/${id}`)
  await page.getByRole('button', { name: 'Open checks' }).click()
  await expect(note).toHaveValue('The letter is from last year')
  await expect.poll(() => keptInTab(page)).not.toContain('keptForm')
})

test('the reason for publishing a form is back', async ({ page, server }) => {
  await server.signIn(page, 'admin')
  const { id } = await server.db
    .selectFrom('programs')
    .select('id')
    .where('code', '=', 'STEP-QC')
    .executeTakeFirstOrThrow()
  await page.goto(`${server.url}/programs/${id}/forms/application.employer`)
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/draft'))
  await page.getByRole('button', { name: 'Add page', exact: true }).click()
  await kept
  await expect(page).toHaveURL(/at=/)
  await page.getByRole('link', { name: 'Differences and publishing' }).click()
  const reason = page.getByRole('textbox', { name: 'Reason for this version' })
  await reason.fill('Asked for by the board')
  await endInAnotherTab(page, server)
  await signInHere(page, 'admin')
  await expect(reason).toHaveValue('Asked for by the board')
})

test('whoever signs in next, or signs out, finds nothing of it', async ({ page, server }) => {
  const id = await shareholderOf(server, 'Cyr')
  await server.signIn(page, 'manager', `/orders/new?shareholder=${id}`)
  const volume = page.getByRole('textbox', { name: 'Volume' })
  await volume.fill('1725')
  await endInAnotherTab(page, server)
  await expect.poll(() => keptInTab(page)).toContain('1725')
  await signInHere(page, 'adviser')
  await expect(volume).toHaveValue('')
  await expect.poll(() => keptInTab(page)).not.toContain('1725')

  await volume.fill('1875')
  await endInAnotherTab(page, server)
  await expect.poll(() => keptInTab(page)).toContain('1875')
  // Signing out in any tab ends it in all.
  const other = await page.context().newPage()
  await other.goto(`${server.url}/login`)
  await other.evaluate(() => localStorage.removeItem('userData'))
  await expect.poll(() => keptInTab(page)).not.toContain('1875')
})

test('a permission that is gone is said in the form, which stays as it was typed', async ({
  page,
  server,
}) => {
  const id = await shareholderOf(server, 'Dion')
  await server.signIn(page, 'manager', `/orders/new?shareholder=${id}`)
  await page.getByRole('textbox', { name: 'Volume' }).fill('40')
  await page.getByRole('textbox', { name: 'Price' }).fill('11')
  const { id: auditor } = await server.db
    .selectFrom('roles')
    .select('id')
    .where('key', '=', 'auditor')
    .executeTakeFirstOrThrow()
  const email = cast.manager.email
  await server.db
    .updateTable('users')
    .set({ role_id: auditor })
    .where('email', '=', email)
    .execute()
  await page.getByRole('button', { name: 'Add order' }).click()
  // What was to be computed meanwhile may have been refused as well.
  const told = page.locator('main [role=alert]').filter({ hasText: 'You do not have permission' })
  await expect(told.first()).toBeFocused()
  await expect(page).toHaveURL(/\/orders\/new/)
  await expect(page.getByRole('textbox', { name: 'Volume' })).toHaveValue('40')
  await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('11.00')
})
