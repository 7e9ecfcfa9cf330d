import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { cast } from '../seeds/cast.ts'
import { linkOf, mailTo } from './mailbox.ts'
import { expect, test, type JourneyServer } from './server.ts'

// Passwords change here: a server of its own leaves the people of other journeys theirs.
test.use({ environment: { PASSWORD_EXPIRY_DAYS: '0' } })

const fresh = 'Étang-brumeux 42 cygnes'

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

const expectForgotten = (page: Page, item: string) =>
  expect.poll(() => page.evaluate((key) => localStorage.getItem(key), item)).toBeNull()

const expire = ({ db }: JourneyServer, email: string) =>
  db.updateTable('users').set({ must_change_password: true }).where('email', '=', email).execute()

async function changeTo(page: Page, current: string, next: string) {
  await page.getByLabel('Current password').fill(current)
  await page.getByLabel('New password', { exact: true }).fill(next)
  await page.getByLabel('New password again').fill(next)
  await page.getByRole('button', { name: 'Change password' }).click()
}

test('a forgotten password is chosen anew by the link in the mail, and signs in', async ({
  page,
  server,
  complaints,
}) => {
  const { email } = cast.care
  await page.goto(`${server.url}/login`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByLabel('Email address')).toBeFocused()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible()

  const link = await linkOf(server, email, 'passwords.reset')
  await page.goto(link)
  await expect(page.getByText(email)).toBeVisible()
  expect(page.url()).toBe(`${server.url}/reset-password`)
  await page.getByLabel('New password', { exact: true }).fill('Sunshine2026!')
  await page.getByLabel('New password again').fill('Sunshine2026!')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.locator('#password-error')).toContainText('attackers try this one first')
  await page.getByLabel('New password', { exact: true }).fill(fresh)
  await page.getByLabel('New password again').fill(fresh)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
  await expectForgotten(page, 'accessToken')
  await mailTo(server, email, 'passwords.changed')

  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await page.locator('input[type=password]').fill(fresh)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${server.url}/dashboard`)
  await expectForgotten(page, 'email')
  await page.evaluate(() => localStorage.clear())

  // The old form of the address, with a link that was used.
  const { searchParams } = new URL(link)
  await page.goto(
    `${server.url}/password/reset/${searchParams.get('token')}?email=${encodeURIComponent(email)}`,
  )
  await page.getByLabel('New password', { exact: true }).fill(`${fresh}!`)
  await page.getByLabel('New password again').fill(`${fresh}!`)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await page.getByRole('link', { name: 'Request new link' }).click()
  await expect(page).toHaveURL(`${server.url}/forgot-password`)
  expect(complaints).toEqual([])
})

test('an expired password is changed on the way to the page that was wanted', async ({
  page,
  server,
}) => {
  let current: string = cast.brandAdmin.password
  await server.signInByTyping(page, 'brandAdmin')
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  const wanted = ['/programs?perPage=5', '/applications/approved?sort=-reference', '/outbox']
  for (const [at, path] of wanted.entries()) {
    await expire(server, cast.brandAdmin.email)
    await page.goto(`${server.url}${path}`)
    await expect(page).toHaveURL(`${server.url}/password-change`)
    // Opened again it stays, and still remembers.
    await page.reload()
    await expect(page.getByText('Change your password to continue')).toBeVisible()
    const next = `${fresh} ${at}`
    await changeTo(page, current, next)
    current = next
    await expect(page).toHaveURL((url) => url.pathname + url.search === path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectForgotten(page, 'redirectAfterLogin')
  }
})

test('signing in with an expired password leads through changing it', async ({ page, server }) => {
  await expire(server, cast.finance.email)
  await page.goto(`${server.url}/programs`)
  await page.getByLabel('Email address').fill(cast.finance.email)
  await page.locator('input[type=password]').fill(cast.finance.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${server.url}/password-change`)
  await expectAccessible(page)
  await changeTo(page, cast.finance.password, fresh)
  await expect(page).toHaveURL((url) => url.pathname === '/programs')
})

test.describe('changing the password on a phone, in French', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('says at each field what is wrong, loses nothing, and signs out the other devices', async ({
    page,
    server,
    browser,
  }) => {
    const other = await server.anotherBrowser(browser)
    await server.signInByTyping(other, 'approver')
    await server.signInByTyping(page, 'approver')
    await page.goto(`${server.url}/password-change?lang=fr`)
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(page.getByRole('alert').filter({ hasText: '3 réponses' })).toBeFocused()
    await page.getByLabel('Mot de passe actuel').fill('pas le bon')
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(fresh)
    await page.getByLabel('Nouveau mot de passe, une seconde fois').fill(`${fresh}!`)
    await expect(page.locator('#confirmation-error')).toHaveText(
      'Saisissez deux fois le même mot de passe',
    )
    await page.getByLabel('Nouveau mot de passe, une seconde fois').fill(fresh)
    await page.keyboard.press('Enter')
    await expect(page.locator('#currentPassword-error')).toHaveText(
      'Saisissez votre mot de passe actuel',
    )
    await expect(page.getByLabel('Mot de passe actuel')).toBeFocused()
    await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toHaveValue(fresh)
    await expectAccessible(page)
    await page.getByLabel('Mot de passe actuel').fill(cast.approver.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${server.url}/settings/security`)
    await other.goto(`${server.url}/programs`)
    await expect(other).toHaveURL(/\/login/)
    await page.goto(`${server.url}/programs`)
    await expect(page).toHaveURL(/\/programs/)
    await other.context().close()
  })
})
