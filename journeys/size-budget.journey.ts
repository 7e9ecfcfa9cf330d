import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page, Request } from '@playwright/test'
import { expect, test, type JourneyServer } from './server.ts'

const KB = 1024
const dist = join(import.meta.dirname, '../dist/web')

/** In kilobytes, compressed with brotli: `quality.md`, in the browser. Each file waits its turn, however small. */
const budgets = {
  forVisitors: { script: 150, style: 11, files: 24 },
  list: { script: 225, style: 43, files: 48 },
  /** What menus and choices need, once the list is there and the browser has nothing to do. */
  atRest: 32,
  furtherRoute: 60,
  /** What draws the pages of a PDF, for whoever opens one. */
  documents: 125,
  /** The questions of a form, in one language, as they are sent. */
  questions: 12,
}

interface Fetched {
  script: number
  style: number
  files: string[]
}

const fileOf = (request: Request) => new URL(request.url()).pathname.replace('/assets/', 'assets/')

const kindOf = (request: Request) => {
  const { pathname } = new URL(request.url())
  return pathname.endsWith('.js') ? 'script' : pathname.endsWith('.css') ? 'style' : null
}

/** Until nothing has been on its way for a while, however slow the machine. */
function quietOf(page: Page, lasting: number) {
  let under = 0
  let since = Date.now()
  const count = (by: number) => (request: Request) => {
    if (!kindOf(request)) return
    under += by
    since = Date.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  return () =>
    expect.poll(() => under === 0 && Date.now() - since >= lasting, { timeout: 60_000 }).toBe(true)
}

/** What the browser fetches, as it came over the wire, until the page is there. */
async function fetchedBy(page: Page, arrive: () => Promise<void>, quiet = 1500): Promise<Fetched> {
  const fetched: Fetched = { script: 0, style: 0, files: [] }
  const waiting: Promise<void>[] = []
  const settled = quietOf(page, quiet)
  page.on('requestfinished', (request) => {
    const file = fileOf(request)
    const kind = kindOf(request)
    if (!kind) return
    waiting.push(
      (async () => {
        const response = await request.response()
        const encoding = (await response?.headerValue('content-encoding')) ?? ''
        expect(encoding, `${file} is served compressed`).toBe('br')
        fetched[kind] += Number(await response?.headerValue('content-length'))
        fetched.files.push(file)
      })(),
    )
  })
  await arrive()
  await settled()
  await Promise.all(waiting)
  page.removeAllListeners('requestfinished')
  return fetched
}

const onDisk = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0)

/** Longer than what `fetchAtRest` waits for. */
const rests = 3500

/** The list opened anew by whoever is signed in, until nothing more is fetched. */
async function listFetched(
  signedIn: Page,
  { browser, server, after }: { browser: Browser; server: JourneyServer; after?: Set<string> },
) {
  const storageState = await signedIn.context().storageState()
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  await page.addInitScript((saveData) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData } })
  }, after === undefined)
  const fetched = await fetchedBy(
    page,
    async () => {
      const more =
        after &&
        page.waitForRequest((each) => kindOf(each) === 'script' && !after.has(fileOf(each)))
      await page.goto(`${server.url}/applications/pending`)
      await expect(page.locator('main table tbody tr').nth(5)).toBeVisible()
      await more
    },
    rests,
  )
  await context.close()
  return fetched
}

function expectWithin(fetched: Fetched, budget: typeof budgets.list) {
  expect(fetched.files.length).toBeGreaterThan(3)
  // What came over the wire is what the build compressed.
  expect(fetched.script + fetched.style).toBe(onDisk(fetched.files))
  const told = `script ${(fetched.script / KB).toFixed(1)} KB, style ${(fetched.style / KB).toFixed(1)} KB`
  expect.soft(fetched.script, told).toBeLessThanOrEqual(budget.script * KB)
  expect.soft(fetched.style, told).toBeLessThanOrEqual(budget.style * KB)
  expect.soft(fetched.files.length, 'scripts and styles').toBeLessThanOrEqual(budget.files)
}

test('sizes stay within their budgets', async ({ page, browser, server }) => {
  const login = await test.step('the sign-in page', async () => {
    const fetched = await fetchedBy(page, async () => {
      await page.goto(`${server.url}/login`)
      await expect(page.locator('input[type=password]')).toBeVisible()
    })
    expectWithin(fetched, budgets.forVisitors)
    return fetched
  })

  for (const path of [
    '/employer/profile',
    '/employee/profile',
    '/register',
    '/reset-password?token=none',
  ])
    await test.step(`what visitors open at ${path}`, async () => {
      const context = await browser.newContext()
      const fresh = await context.newPage()
      const fetched = await fetchedBy(fresh, async () => {
        await fresh.goto(`${server.url}${path}`)
        await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible()
      })
      expectWithin(fetched, budgets.forVisitors)
      await context.close()
    })

  await test.step('the questions of a form', async () => {
    const { id: programId } = await server.db
      .selectFrom('programs')
      .select('id')
      .where('code', '=', 'YESP')
      .executeTakeFirstOrThrow()
    const answer = await fetch(`${server.url}/api/public/drafts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip, br' },
      body: JSON.stringify({ programId, language: 'fr' }),
    })
    expect(answer.headers.get('content-encoding')).toBe('br')
    const bytes = Number(answer.headers.get('content-length'))
    expect(bytes).toBeGreaterThan(KB)
    expect(bytes, `${(bytes / KB).toFixed(1)} KB`).toBeLessThanOrEqual(budgets.questions * KB)
  })

  const list = await test.step('the list of applications, whole', async () => {
    await server.signIn(page, 'superAdmin')
    // What is fetched at rest is held back from those who save data, so the list alone is counted.
    const whole = await listFetched(page, { browser, server })
    expectWithin(whole, budgets.list)
    const needed = new Set(whole.files)
    const rested = await listFetched(page, { browser, server, after: needed })
    return { files: whole.files, next: rested.files.filter((file) => !needed.has(file)) }
  })

  await test.step('what the list fetches while it rests', () => {
    expect(list.next.length).toBeGreaterThan(0)
    expect(onDisk(list.next)).toBeLessThanOrEqual(budgets.atRest * KB)
  })

  await test.step('each further route', () => {
    const found = furtherRoutes(login.files, [...list.files, ...list.next])
    expect(found.length).toBeGreaterThan(15)
    const most = (name: string) =>
      name.endsWith('kit/web/file/PdfPages.tsx') ? budgets.documents : budgets.furtherRoute
    const heavy = found.filter(({ name, bytes }) => bytes > most(name) * KB)
    expect(heavy.map(({ name, bytes }) => `${name}: ${(bytes / KB).toFixed(1)} KB`)).toEqual([])
  })
})

interface Chunk {
  file: string
  name?: string
  src?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  isEntry?: boolean
  isDynamicEntry?: boolean
}

/** What each part that is loaded on demand brings beyond what is there before it. */
function furtherRoutes(ofLogin: string[], ofList: string[]) {
  const path = join(dist, '.vite/manifest.json')
  expect(existsSync(path), 'the build leaves its manifest').toBe(true)
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>
  const filesBelow = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return new Set()
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the manifest lacks ${key}`)
    const below = (chunk.imports ?? []).flatMap((each) => [...filesBelow(each, seen)])
    return new Set([chunk.file, ...(chunk.css ?? []), ...below])
  }
  /** What asks for a part is there before it: of several that do, what they have in common. */
  const openedFrom = (key: string): string[] => {
    const askers = Object.keys(manifest).filter((each) =>
      manifest[each]?.dynamicImports?.includes(key),
    )
    const [first = new Set<string>(), ...others] = askers.map((each) => filesBelow(each))
    return [...first].filter((file) => others.every((files) => files.has(file)))
  }
  return Object.entries(manifest)
    .filter(([, chunk]) => chunk.isDynamicEntry)
    .map(([key, chunk]) => {
      const open = isForVisitors(chunk.src ?? key) ? ofLogin : ofList
      const before = new Set([...open, ...openedFrom(key)])
      const files = [...filesBelow(key)].filter((file) => !before.has(file))
      return { name: chunk.src ?? key, bytes: onDisk(files) }
    })
}

/** Applicants open these without an account, so only what the sign-in page needs is there. */
const isForVisitors = (source: string) =>
  /modules\/(intake|passwords(?!\/web\/ChangePassword)|registration)\/|accounts\/web\/(Login|SecondStep|Confirm)/.test(
    source,
  )
