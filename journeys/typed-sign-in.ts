import type { Page } from '@playwright/test'
import type { CastMember } from '../seeds/cast.ts'
import { expect, type JourneyServer } from './server.ts'

/**
 * Into the form of the sign-in page and no other: the address changes before the page does, and
 * the form of a record that still stands there has a box for an e-mail address too.
 */
export async function typeSignIn(page: Page, { email, password }: CastMember) {
  const form = page.locator('form').filter({ has: page.locator('input[type=password]') })
  await form.locator('input[type=email]').fill(email)
  await form.locator('input[type=password]').fill(password)
  await form.locator('button[type=submit]').click()
}

/** The server ends every session, and another tab is the first to hear of it. */
export async function endInAnotherTab(page: Page, server: JourneyServer) {
  const other = await page.context().newPage()
  await other.goto(`${server.url}/dashboard`)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await server.db.updateTable('sessions').set({ ended_at: new Date().toISOString() }).execute()
  await other.reload()
  await expect(other).toHaveURL(/\/login/)
  await expect(page).toHaveURL(/\/login/)
  await other.close()
}
