import type { Page } from '@playwright/test'
import {
  client,
  openIssuer,
  type TestIssuer,
} from '../modules/single-sign-on/server/issuer.test-steps.ts'
import { cast } from '../seeds/cast.ts'
import { expect, freePort, test as base } from './server.ts'

/** A portal and an issuer that know each other's address. */
const test = base.extend<object, { issuer: TestIssuer; port: number }>({
  // oxlint-disable-next-line no-empty-pattern -- fixtures name what they need
  port: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  issuer: [
    async ({ port }, use) => {
      const issuer = await openIssuer(`http://localhost:${port}/login`)
      await use(issuer)
      await issuer.close()
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ issuer, port }, use) =>
      use({
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${port}`,
        OIDC_ISSUER: issuer.url,
        OIDC_CLIENT_ID: client.id,
        OIDC_CLIENT_SECRET: client.secret,
        OIDC_NAME: 'Skills Account',
      }),
    { scope: 'worker' },
  ],
})

/** Signs in at the issuer's own page, and agrees to what the portal may know. */
async function signInAtIssuer(page: Page, name: string) {
  await page.locator('input[name=login]').fill(name)
  await page.locator('input[name=password]').fill('any')
  await page.locator('button[type=submit]').click()
  await page.locator('button[type=submit]').click()
}

test('David signs in with the account of his organisation, to the page he asked for', async ({
  page,
  server,
  issuer,
  complaints: _,
}) => {
  issuer.accounts['david'] = { email: cast.manager.email, email_verified: true }
  await page.goto(`${server.url}/shareholders?sort=-name`)
  await page.getByRole('button', { name: 'Sign in with Skills Account' }).click()
  await signInAtIssuer(page, 'david')
  await expect(page.getByRole('heading', { name: 'Shareholders', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/shareholders?sort=-name`)
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByRole('menu')).toContainText(cast.manager.name)
})

test('an account that is not known here is told so on the sign-in page, in French on a phone', async ({
  page,
  server,
  issuer,
  complaints: _,
}) => {
  issuer.accounts['stranger'] = { email: 'stranger@example.org', email_verified: true }
  await page.setViewportSize({ width: 375, height: 760 })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: /Skills Account/ }).click()
  await signInAtIssuer(page, 'stranger')
  await expect(page.getByRole('alert').filter({ hasText: 'n’est pas connu ici' })).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/login`)
  await page.getByLabel('Adresse courriel').fill(cast.manager.email)
  await page.locator('input[type=password]').fill(cast.manager.password)
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('whoever turns back at the issuer is on the sign-in page again and may try once more', async ({
  page,
  server,
  complaints: _,
}) => {
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: 'Sign in with Skills Account' }).click()
  await page.getByRole('link', { name: /cancel/i }).click()
  await expect(page.getByText('You are not signed in.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with Skills Account' })).toBeEnabled()
})
