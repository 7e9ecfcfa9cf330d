import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test, type JourneyServer } from '../server.ts'
import { outcomeOf, placesFor, type Place } from '../screens/places.ts'
import type { Visitor } from '../screens/records.ts'
import { stillness, visit } from '../screens/visiting.ts'
import {
  fileOf,
  isRunWanted,
  isWanted,
  languages,
  states,
  themes,
  visitors,
  widths,
  type State,
} from './wanted.ts'

test.describe.configure({ mode: 'parallel' })

const folder = path.resolve(import.meta.dirname, '../../pictures')

/** Who sees which states: what is not the visitor’s own looks the same for everybody. */
const statesOf = (visitor: Visitor): readonly State[] =>
  visitor === 'superAdmin' ? states : ['shown']

for (const visitor of visitors)
  for (const state of statesOf(visitor))
    for (const theme of themes)
      for (const language of languages) {
        const all = { visitor, state, theme, language }
        if (!isRunWanted(all)) continue
        test(`${visitor}, ${state}, ${theme}, ${language}`, async ({ page, server, context }) => {
          await context.addCookies([{ name: 'Programs-theme', value: theme, url: server.url }])
          await page.addInitScript((known) => localStorage.setItem('language', known), language)
          await page.emulateMedia({ reducedMotion: 'reduce' })
          const places = (await placesFor(server, visitor)).filter(
            (place) => outcomeOf(place, visitor) === 'shown' && isIn(state, place),
          )
          const wanted = places.flatMap(({ path: to, title }) => {
            const here = widths
              .map((width) => ({ ...all, path: to, width }))
              .filter((picture) => isWanted(picture))
            return here.length ? [{ title: title[language], pictures: here }] : []
          })
          if (wanted.length === 0) return
          await begin(page, server, visitor)
          await disturb(page, state)
          for (const { title, pictures } of wanted)
            for (const picture of pictures) await take(page, { title, picture })
        })
      }

const isIn = (state: State, { screen }: Place) =>
  state === 'shown' || (screen.layout === 'default' && !screen.over)

async function begin(page: Page, server: JourneyServer, visitor: Visitor) {
  if (visitor === 'visitor') await page.goto(`${server.url}/login`)
  else await server.signIn(page, visitor)
  await expect(page.locator('h1').first()).toBeVisible()
}

/** From now on the server answers nothing, or cannot be reached. */
async function disturb(page: Page, state: State) {
  if (state === 'waiting') await page.route('**/api/**', () => {})
  if (state === 'failed') await page.route('**/api/**', (route) => route.abort())
}

async function take(
  page: Page,
  { title, picture }: { title: string; picture: Parameters<typeof fileOf>[0] },
) {
  const { path: to, state, width } = picture
  await page.setViewportSize({ width, height: width < 600 ? 812 : 900 })
  const query = state === 'nothing-found' ? `${to.includes('?') ? '&' : '?'}search=zzzzzz` : ''
  // Without the page being loaded anew, which a server that is silent would not answer.
  await visit(page, to + query, { outcome: 'shown', title })
  await settle(page, state)
  await page.screenshot({ path: path.join(folder, fileOf(picture)), fullPage: true })
}

async function settle(page: Page, state: State) {
  const busy = page.locator('[aria-busy=true], .mantine-Skeleton-root')
  if (state === 'waiting') await page.waitForTimeout(400)
  else
    await expect(busy)
      .toHaveCount(0, { timeout: 15_000 })
      .catch(() => {})
  await stillness(page)
}
