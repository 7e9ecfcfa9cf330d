import type { Page } from '@playwright/test'
import { expectToFit } from './fits.ts'
import { expect, test } from './server.ts'

const lists = ['/orders', '/shareholders', '/users/system', '/birthdays', '/participants']

/** French is longer. */
const inFrench = async (page: Page, path: string) => {
  await page.evaluate(() => localStorage.setItem('language', 'fr'))
  await page.goto(path)
}

/** Words of their own that say nothing. */
const loneDashes = (page: Page) =>
  page
    .locator('main')
    .evaluate(
      (main) =>
        [...main.querySelectorAll('td, dd, li span')].filter(
          ({ textContent }) => textContent?.trim() === '–',
        ).length,
    )

const heightOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().height)

const highestCard = (page: Page) =>
  page
    .locator('main li[data-row-id]')
    .evaluateAll((cards) => Math.max(...cards.map((card) => card.getBoundingClientRect().height)))

test('on a phone every row is a card of three lines, in French too', async ({ page, server }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await server.signIn(page, 'superAdmin')
  for (const path of lists) {
    await inFrench(page, `${server.url}${path}`)
    await expect(page.locator('main li[data-row-id]').first()).toBeVisible()
    await expect.poll(() => highestCard(page), path).toBeLessThanOrEqual(96)
    expect([path, await loneDashes(page)]).toEqual([path, 0])
    await expectToFit(page)
  }
})

test('at 900 the tools of a list stand in one line, and nothing empty is drawn', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 900, height: 900 })
  await server.signIn(page, 'superAdmin')
  for (const path of lists) {
    await inFrench(page, `${server.url}${path}`)
    await expect(page.locator('main tbody tr[data-row-id]').first()).toBeVisible()
    const search = page.getByRole('searchbox').first()
    const view = page.getByRole('button', { name: /^Affichage/ })
    const top = async (of: typeof search) => (await of.boundingBox())?.y ?? -1
    await expect
      .poll(async () => Math.abs((await top(search)) - (await top(view))), path)
      .toBeLessThan(20)
    await expect.poll(() => heightOf(page, 'main thead tr'), path).toBeLessThanOrEqual(40)
    expect([path, await loneDashes(page)]).toEqual([path, 0])
  }
  await inFrench(page, `${server.url}/orders`)
  const tabs = page.locator('main nav ul').first()
  await expect(tabs.getByRole('link', { name: /^Tous\s*\d/ })).toBeVisible()
  await expect.poll(() => heightOf(page, 'main nav ul')).toBeLessThan(60)
})

test('the settings are a list in groups beside the screen, and unfold where that is narrow', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await server.signIn(page, 'superAdmin', '/settings/sources')
  const sections = page.getByRole('navigation', { name: 'Settings' })
  await expect(sections.getByText('Investors', { exact: true })).toBeVisible()
  await expect(sections.getByRole('link', { name: 'Sources' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const [list, title] = await Promise.all([
    sections.boundingBox(),
    page.getByRole('heading', { level: 1 }).boundingBox(),
  ])
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(title?.x ?? 0)

  await page.setViewportSize({ width: 375, height: 812 })
  await expect(sections.getByRole('link', { name: 'Sources' })).toBeHidden()
  await sections.getByRole('button', { name: 'Settings Sources' }).click()
  await sections.getByRole('link', { name: 'Share prices' }).click()
  await expect(page).toHaveURL(/\/settings\/share-prices$/)
  await expect(sections.getByRole('button', { name: /Share prices/ })).toBeVisible()
  await expect(sections.getByRole('link', { name: 'Sources' })).toBeHidden()
  await expectToFit(page)
})

test('en français, sur un téléphone: les mots d’un bouton restent entiers en haut de la fiche', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await server.signIn(page, 'admin')
  await inFrench(page, `${server.url}/programs`)
  await page.locator('main li[data-row-id] a').first().click()
  const act = page.getByRole('button', { name: 'Modifier le programme' })
  await expect(act).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect(page.locator('[data-stuck]').first()).toBeVisible()
  const hidden = () =>
    act
      .locator('.mantine-Button-label')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  await expect.poll(hidden).toBe(0)
})
