import type { Page, Request } from '@playwright/test'
import type { JourneyServer } from '../server.ts'
import type { Outcome, Place } from './places.ts'

const longestWait = 4000

/** A machine under load takes seconds for a screen that it opens for the first time. */
const longestBlank = 20_000

/** A secret link that nobody was sent: its page says that it leads nowhere. */
const isMadeUp = (url: string) => /\/api\/public\/[\w-]+\/0{8}-0{4}-7000-8000-0{12}$/.test(url)

/** What a page complains of, with the screen on which it did. */
export function listen(page: Page, server: JourneyServer) {
  const complaints: string[] = []
  let at = ''
  const say = (what: string) => {
    const complaint = `${at}: ${what.split('\n')[0]}`
    if (!complaints.includes(complaint)) complaints.push(complaint)
  }
  page.on('pageerror', (error) => say(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isMadeUp(message.location().url))
      say(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== new URL(server.url).origin)
      say(`third party: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !isMadeUp(response.url()))
      say(`${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`)
  })
  return { complaints, arrivedAt: (path: string) => (at = path), settled: answersOf(page) }
}

/** Resolves once everything that the page has asked for was answered, the live events aside. */
function answersOf(page: Page) {
  const open = new Set<Request>()
  const end = (request: Request) => open.delete(request)
  page.on('request', (request) => {
    if (!request.headers()['accept']?.includes('text/event-stream')) open.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    const until = Date.now() + longestWait
    // An answer may ask for more.
    for (let calm = 0; calm < 3 && Date.now() < until; calm = open.size === 0 ? calm + 1 : 0)
      await page.waitForTimeout(20)
  }
}

export const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // eslint-disable-next-line no-console -- in the page, whose console the journey hears
      console.error(`CSP: ${violatedDirective} ${blockedURI}`)
    })
  })

interface Seen {
  path: string
  search: string
  heading: string
  headings: number
  title: string
  lang: string
}

/** Colours that are still changing are none that anybody reads; what turns for ever is let be. */
export const stillness = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Goes there without loading the page anew, and waits until it is what it is going to be. */
export async function visit(
  page: Page,
  path: string,
  awaited: { outcome: Outcome; title: string },
): Promise<Seen> {
  return page.evaluate(
    async ({ to, outcome, title, longest, longestBlank }) => {
      const ends = {
        login: '/login',
        home: '/dashboard',
        'not-authorized': '/not-authorized',
      } as Record<string, string>
      const wanted = ends[outcome] ?? to.split('?')[0] ?? ''
      const wasLedAway = wanted !== to.split('?')[0]
      const before = document.title
      for (const old of document.querySelectorAll('h1')) old.dataset['seenBefore'] = ''
      // As the router's own links do.
      const at = (history.state as { __TSR_index?: number } | null)?.__TSR_index ?? 0
      history.pushState({ __TSR_index: at + 1, key: String(at), __TSR_key: String(at) }, '', to)
      const look = () => {
        const headings = [...document.querySelectorAll('h1')].filter((each) =>
          each.textContent?.trim(),
        )
        return {
          headings,
          isNew: headings.some((each) => each.dataset['seenBefore'] === undefined),
        }
      }
      const hasArrived = () => {
        const { headings, isNew } = look()
        const isThere = location.pathname.toLowerCase() === wanted.toLowerCase()
        // Two addresses of one record have one title.
        const isNamed =
          outcome !== 'shown' ||
          document.title.includes(title) ||
          (document.title !== before && isNew) ||
          performance.now() > began + 2000
        // The heading of the screen before may stand until the next one comes, or for good.
        const isItsOwn = isNew || wasLedAway || performance.now() > began + 500
        return isThere && isNamed && headings.length > 0 && isItsOwn
      }
      const began = performance.now()
      const pause = (time: number) => new Promise((done) => setTimeout(done, time))
      // Twice, since a screen may yet redirect or fail; read in the same breath as it is judged.
      const isTooLate = () =>
        performance.now() > began + (look().headings.length > 0 ? longest : longestBlank)
      for (let calm = 0; !isTooLate(); await pause(20)) {
        calm = hasArrived() ? calm + 1 : 0
        if (calm === 2) break
      }
      const { headings } = look()
      return {
        path: location.pathname,
        search: location.search,
        heading: headings[0]?.textContent?.trim() ?? '',
        headings: headings.length,
        title: document.title,
        lang: document.documentElement.lang,
      }
    },
    { to: path, longest: longestWait, longestBlank, ...awaited },
  )
}

export function faultsOf(place: Place, seen: Seen, outcome: Outcome): string[] {
  const faults: string[] = []
  const path = place.path.split('?')[0] ?? ''
  const expected = {
    // The settings begin with their first tab.
    shown: path === '/settings' ? '/settings/account' : path,
    login: '/login',
    home: '/dashboard',
    'not-authorized': '/not-authorized',
  }[outcome]
  if (seen.path.toLowerCase() !== expected.toLowerCase())
    faults.push(`led to ${seen.path} instead of ${expected}`)
  if (seen.headings !== 1) faults.push(`${seen.headings} headings of the first level`)
  if (outcome === 'login') {
    const to = new URLSearchParams(seen.search).get('to')
    if (to?.toLowerCase() !== path.toLowerCase()) faults.push(`to=${to} instead of ${path}`)
    for (const [name, value] of new URLSearchParams(place.path.split('?')[1] ?? ''))
      if (new URLSearchParams(seen.search).get(name) !== value)
        faults.push(`the query lost ${name}`)
  }
  return faults.map((fault) => `${place.path}: ${fault}`)
}
