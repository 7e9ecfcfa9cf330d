import type { Page } from '@playwright/test'
import { expect, test } from './server.ts'

/** Holds back what the page asks for until it is let go. */
async function held(page: Page, asked: RegExp) {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(asked, async (route) => {
    await released
    await route.continue()
  })
  return () => letGo()
}

const record = /\/api\/orders\/[\da-f-]{36}$/

test('on a slow line the preview opens at once under the row’s own name, and fills in', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'manager')
  const recordComes = await held(page, record)
  await page.goto(`${server.url}/orders`)
  const first = page.locator('main table [data-row-id]').first()
  await expect(first).toBeVisible()
  const name = /ORD-[\d-]+/.exec(await first.innerText())?.[0] ?? ''
  await page.keyboard.press('j')
  const panelComes = await held(page, /\.js$/)
  const isAsked = page.waitForRequest(record)
  await page.keyboard.press('Space')
  const preview = page.getByRole('complementary', { name: `Preview of ${name}` })
  await expect(preview.getByRole('heading', { name })).toBeVisible()
  await expect(preview.getByRole('status', { name: 'Loading…' })).toBeVisible()
  await isAsked
  panelComes()
  await expect(preview.getByRole('link', { name: 'Open record' })).toBeVisible()
  await expect(preview.getByRole('status', { name: 'Loading…' })).toBeVisible()
  recordComes()
  await expect(preview.getByRole('heading', { level: 3 })).toBeVisible()
  await expect(preview.getByRole('status', { name: 'Loading…' })).toHaveCount(0)
})

test('whoever is on a preview’s button stays there while the preview fills in', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'manager', '/orders')
  await expect(page.locator('main table [data-row-id]').first()).toBeVisible()
  await page.keyboard.press('j')
  const panelComes = await held(page, /\.js$/)
  await page.keyboard.press('Space')
  const preview = page.getByRole('complementary', { name: /^Preview of/ })
  const close = preview.getByRole('button', { name: 'Close' })
  await close.focus()
  panelComes()
  await expect(preview.getByRole('heading', { level: 3 })).toBeVisible()
  await expect(close).toBeFocused()
})

test('what waits for its preview is closed with Escape', async ({ page, server }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'manager', '/orders')
  await expect(page.locator('main table [data-row-id]').first()).toBeVisible()
  await page.keyboard.press('j')
  const panelComes = await held(page, /\.js$/)
  await page.keyboard.press('Space')
  const preview = page.getByRole('complementary', { name: /^Preview of/ })
  await expect(preview).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
  panelComes()
})

test('on a slow line a row’s menu opens at once with the way to its record, and keeps the focus when it fills', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'manager')
  const recordComes = await held(page, record)
  await page.goto(`${server.url}/orders`)
  const button = page.getByRole('button', { name: /^Actions for ORD-/ }).first()
  await button.press('Enter')
  const menu = page.getByRole('menu')
  const entries = menu.getByRole('menuitem')
  await expect(entries).toHaveText(['Open record'])
  await expect(menu.getByRole('status')).toHaveText('Loading…')
  await page.keyboard.press('ArrowDown')
  await expect(entries.first()).toBeFocused()
  recordComes()
  await expect(entries.first()).toHaveText('Open order')
  await expect(menu.getByRole('status')).toHaveCount(0)
  await expect(entries.nth(1)).toBeVisible()
  await expect(entries.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})
