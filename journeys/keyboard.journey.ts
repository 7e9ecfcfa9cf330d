import type { Locator, Page } from '@playwright/test'
import { codeNow, nextCode } from './app-codes.ts'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** Everything here is done with keys; whatever has the focus must show that it has. */

const isFocused = (place: Locator) => place.evaluate((element) => element.matches(':focus'))

/** Presses Tab until the place has the focus, and sees the ring around it. */
async function tabTo(page: Page, place: Locator, most = 60) {
  await expect(place).toBeVisible()
  for (let presses = 0; presses < most; presses += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    if (await isFocused(place)) break
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press('Tab')
  }
  await expect(place).toBeFocused()
  await expect(place).not.toHaveCSS('outline-style', 'none')
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

async function enterPassword(page: Page, server: JourneyServer, email: string) {
  await page.goto(`${server.url}/login`)
  await tabTo(page, page.getByLabel('Email address'))
  await page.keyboard.type(email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type('Demo-pass-2026')
  await page.keyboard.press('Enter')
}

/** Sets an app up from the settings, and gives its secret and the first recovery code. */
async function setAppUp(page: Page, server: JourneyServer) {
  await page.goto(`${server.url}/settings/security`)
  const opener = button(page, 'Enable two-factor authentication')
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const app = button(page, /^Authenticator app/)
  await expect(app).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(app).toBeFocused()
  await page.keyboard.press('Enter')

  const code = page.getByLabel('Verification code')
  const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? ''
  await expect(code).toBeFocused()
  await page.keyboard.type('000000')
  await tabTo(page, button(page, 'Verify and enable'))
  await page.keyboard.press('Space')
  await expect(code).toHaveAccessibleDescription('Invalid verification code. Please try again.')
  await expect(code).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(codeNow(secret))
  await page.keyboard.press('Enter')

  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  const recovery = await codes.getByRole('listitem').first().textContent()
  await expect(codes.getByRole('button', { name: 'Copy' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(codes).toBeVisible()
  return { secret, recovery: recovery ?? '', codes }
}

test('Priya sets an app up and signs in with it, and with a recovery code', async ({
  page,
  server,
}) => {
  const { email } = cast.finance
  await enterPassword(page, server, email)
  await page.waitForURL(/\/dashboard/)
  await expect(page.locator('#content')).toBeFocused()
  const { secret, recovery, codes } = await setAppUp(page, server)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'My security', includeHidden: true })).toBeHidden()
  await expect(codes.getByText(email)).toBeVisible()
  await page.emulateMedia({ media: null })
  await tabTo(page, button(page, 'I have saved them'))
  await page.keyboard.press('Enter')
  await expect(button(page, 'Add another method')).toBeFocused()

  await page.evaluate(() => localStorage.removeItem('accessToken'))
  await enterPassword(page, server, email)
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await tabTo(page, button(page, 'Back to password'))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type('Demo-pass-2026')
  await page.keyboard.press('Enter')
  await expect(code).toBeFocused()
  await page.keyboard.type(nextCode(secret))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard/)

  await page.evaluate(() => localStorage.removeItem('accessToken'))
  await enterPassword(page, server, email)
  await tabTo(page, button(page, 'Use recovery code'))
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await page.keyboard.type(recovery.toUpperCase())
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard/)
})

test('Sarah disables Amina and hands her work over without a mouse', async ({ page, server }) => {
  await enterPassword(page, server, cast.admin.email)
  await page.waitForURL(/\/dashboard/)
  await page.goto(`${server.url}/users/system?search=haddad`)
  await tabTo(page, page.getByRole('link', { name: 'Amina Haddad' }))
  await page.keyboard.press('Enter')
  const opener = button(page, 'More')
  const disable = page.getByRole('menuitem', { name: 'Disable user' })
  const upTo = () =>
    expect(async () => {
      await page.keyboard.press('ArrowUp')
      await expect(disable).toBeFocused({ timeout: 300 })
    }).toPass()
  // A menu takes keys once it has taken the focus.
  const focusedMenu = page.locator('[role=menu]:focus-within')
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(focusedMenu).toBeVisible()
  await upTo()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Disable Amina Haddad?' })
  const reason = dialog.getByLabel('Reason')
  await expect(reason).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(focusedMenu).toBeVisible()
  await upTo()
  await page.keyboard.press('Enter')
  await expect(reason).toBeFocused()

  const verb = button(page, 'Disable Amina Haddad')
  await tabTo(page, verb)
  await page.keyboard.press('Enter')
  await expect(reason).toHaveAccessibleDescription(/Complete “/)
  await expect(reason).toBeFocused()
  await page.keyboard.type('Has left for another team')
  await tabTo(page, dialog.getByRole('combobox', { name: 'Transfer open work to' }))
  await page.keyboard.type('Nobody of that name')
  // There is nothing to choose, and nothing is sent without a choice.
  await page.keyboard.press('Enter')
  await expect(verb).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Grace')
  await expect(page.getByRole('option', { name: /^Grace/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('combobox')).toHaveValue(/^Grace/)
  await tabTo(page, verb)
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'Amina Haddad disabled' })).toHaveCount(1)
  await expect(dialog).toBeHidden()
  await expect(page.getByText('No open work for this person.')).toBeVisible()
})

test('Margaret comes back from a drawer to her place, and goes through a long role by arrows', async ({
  page,
  server,
}) => {
  await server.signIn(page, 'superAdmin')
  await page.keyboard.press('Escape')
  await tabTo(page, button(page, 'Your account'))
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Change appearance' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Your account')).toBeFocused()

  await page.goto(`${server.url}/roles/AddRole`)
  const first = page.getByRole('checkbox', { name: 'All actions: Dashboard' })
  await tabTo(page, first)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('checkbox', { name: 'All actions: Own notifications' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(first).toBeFocused()
})

test('a visitor is led on by the keyboard, in French on a narrow phone', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await page.goto(`${server.url}/login`)
  const passkey = button(page, 'Utiliser une clé d’accès')
  await tabTo(page, passkey)
  const words = passkey.getByText('Utiliser une clé d’accès')
  const hidden = () => words.evaluate((each) => each.scrollWidth - each.clientWidth)
  await expect.poll(hidden).toBeLessThanOrEqual(0)
  const height = async () => (await passkey.boundingBox())?.height
  await expect.poll(height).toBeGreaterThanOrEqual(44)
  await expectToFit(page)

  await tabTo(page, page.getByRole('link', { name: 'Mot de passe oublié?' }))
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await tabTo(page, page.getByLabel('Adresse courriel'))
  await page.keyboard.type('personne@example.org')
  await page.keyboard.press('Enter')
  await expect(page.getByText('personne@example.org')).toBeVisible()
  await expect(heading).toBeFocused()
})
