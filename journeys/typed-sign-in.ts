import type { Page } from '@playwright/test'
import type { CastMember } from '../seeds/cast.ts'

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
