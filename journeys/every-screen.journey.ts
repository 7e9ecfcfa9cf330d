import type { Page } from '@playwright/test'
import { appTitle } from '../checks/constants/source.ts'
import { sameInBoth } from '../checks/strings/same-in-both.ts'
import { wordsByNamespace } from '../checks/walk.ts'
import type { Messages } from '../kit/contract/strings.ts'
import { expect, test, type JourneyServer } from './server.ts'
import type { Visitor } from './screens/records.ts'
import { watchPolicy, listen, visit, faultsOf } from './screens/visiting.ts'
import { placesFor, outcomeOf } from './screens/places.ts'

test.describe.configure({ mode: 'parallel' })

const flat = (words: Messages): string[] =>
  Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : flat(value)))

const visitors: Visitor[] = [
  'visitor',
  'superAdmin',
  'caseOfficer',
  'auditor',
  'employer',
  'employee',
]

for (const visitor of visitors)
  test(`every screen opens or is refused for ${visitor} as the guard says`, async ({
    page,
    server,
  }) => {
    test.setTimeout(180_000)
    await watchPolicy(page)
    if (visitor === 'visitor') await page.goto(`${server.url}/login`)
    else await server.signIn(page, visitor)
    await page.evaluate(() => localStorage.setItem('language', 'en'))
    await page.reload()
    await expect(page.locator('h1').first()).toBeVisible()
    const { complaints, arrivedAt, settled } = listen(page, server)
    const faults: string[] = []
    const places = await placesFor(server, visitor)
    expect(places.length).toBeGreaterThan(100)
    for (const place of places) {
      arrivedAt(place.path)
      const outcome = outcomeOf(place, visitor)
      const seen = await visit(page, place.path, { outcome, title: place.title.en })
      // What is refused late is refused on this screen.
      await settled()
      faults.push(...faultsOf(place, seen, outcome))
      // A guard that is broken is broken for many; each waits in vain.
      if (faults.length > 25) break
    }
    expect.soft(faults).toEqual([])
    expect(complaints).toEqual([])
  })

test('every screen is French in French', async ({ page, server }) => {
  test.setTimeout(180_000)
  await watchPolicy(page)
  await server.signIn(page, 'superAdmin')
  await page.evaluate(() => localStorage.setItem('language', 'fr'))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('h1').first()).toBeVisible()
  const { complaints, arrivedAt, settled } = listen(page, server)
  const english = await englishAlone(server)
  expect(english.length).toBeGreaterThan(500)
  const faults: string[] = []
  for (const place of await placesFor(server, 'superAdmin')) {
    if (outcomeOf(place, 'superAdmin') !== 'shown') continue
    arrivedAt(place.path)
    const seen = await visit(page, place.path, { outcome: 'shown', title: place.title.fr })
    await settled()
    if (seen.lang !== 'fr') faults.push(`${place.path}: lang is ${seen.lang}`)
    if (english.includes(seen.title.split(' · ')[0] ?? ''))
      faults.push(`${place.path}: the title is ${seen.title}`)
    for (const found of await wordsAmong(page, english)) faults.push(`${place.path}: “${found}”`)
  }
  expect.soft(faults).toEqual([])
  expect(complaints).toEqual([])
})

/** English messages without placeholders that are not also French ones. */
async function englishAlone({ db }: JourneyServer): Promise<string[]> {
  const french = new Set([...(await wordsByNamespace('fr')).values()].flatMap(flat))
  // What an organisation calls its roles is its own, in one language.
  for (const { name } of await db.selectFrom('roles').select('name').execute()) french.add(name)
  const all = [...(await wordsByNamespace('en')).values()].flatMap(flat)
  return [...new Set(all)].filter(
    (message) =>
      /\p{L}{2}/u.test(message) &&
      !message.includes('{') &&
      !french.has(message) &&
      ![...sameInBoth, appTitle].includes(message),
  )
}

/** Texts and labels on the page that are among the given ones, outside parts marked as English. */
const wordsAmong = (page: Page, given: string[]) =>
  page.evaluate((list) => {
    const wanted = new Set(list)
    const found = new Set<string>()
    const look = (text: string | null | undefined, near: Element | null) => {
      const words = text?.trim() ?? ''
      if (wanted.has(words) && !near?.closest('[lang="en"]')) found.add(words)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      look(node.textContent, node.parentElement)
    for (const element of document.querySelectorAll('[aria-label],[title],[placeholder],[alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        look(element.getAttribute(name), element)
    return [...found]
  }, given)
