import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  presetsBySubject,
  columns,
  type Column,
} from '../checks/authorization/presets-by-subject.ts'
import { appTitle } from '../checks/constants/source.ts'
import { sameInBoth } from '../checks/strings/same-in-both.ts'
import { declaredScreens, namespaceOf, wordsByNamespace } from '../checks/walk.ts'
import type { Screen } from '../kit/contract/define-screen.ts'
import type { Messages } from '../kit/contract/strings.ts'
import { uploadFile } from '../modules/imports/server/imports.test-world.ts'
import { cast } from '../seeds/cast.ts'
import { expect, test, type JourneyServer } from './server.ts'

test.describe.configure({ mode: 'parallel' })

type Visitor =
  | 'visitor'
  | Extract<Column, 'superAdmin' | 'caseOfficer' | 'auditor' | 'employer' | 'employee'>

interface Place {
  screen: Screen
  /** As typed, parameters filled in. */
  path: string
  title: Record<'en' | 'fr', string>
}

// ─── what is declared ────────────────────────────────────────────────────────

const flat = (words: Messages): string[] =>
  Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : flat(value)))

/** Records that the visitor may see, so that no screen opens on a missing one. */
interface Records {
  programs: string
  applications: Record<'pending' | 'approved' | 'rejected', string>
  outbox: string
  orders: string
  /** Of the order. */
  snapshots: string
  shareholders: string
  imports: string
  users: string
  roles: string
  employers: string
}

/** Applicants see themselves and their organisation, staff anybody. */
async function peopleFor(server: JourneyServer, visitor: Visitor) {
  const { db } = server
  const own = visitor === 'employer' || visitor === 'employee' ? visitor : null
  const user = await db
    .selectFrom('users')
    .select(['id', 'role_id', 'employer_id'])
    .where('email', '=', own ? cast[own].email : cast.caseOfficer.email)
    .executeTakeFirstOrThrow()
  const snapshot = await db
    .selectFrom('order_snapshots')
    .select(['id', 'order_id'])
    .executeTakeFirstOrThrow()
  const first = async (table: 'shareholders' | 'employers') =>
    (await db.selectFrom(table).select('id').limit(1).executeTakeFirstOrThrow()).id
  return {
    orders: snapshot.order_id,
    snapshots: snapshot.id,
    shareholders: await first('shareholders'),
    imports: await anImport(server),
    users: user.id,
    roles: user.role_id,
    employers: user.employer_id ?? (await first('employers')),
  }
}

/** The file of somebody who has gone no further than uploading it. */
async function anImport({ db, test: portal }: JourneyServer): Promise<string> {
  const known = await db.selectFrom('imports').select('id').executeTakeFirst()
  if (known) return known.id
  const margaret = await portal.as('superAdmin')
  const { body } = await uploadFile(portal, margaret, { content: 'Nom de famille\nDorion\n' })
  return body.id
}

async function recordsFor(server: JourneyServer, visitor: Visitor): Promise<Records> {
  const { db } = server
  const of = async (stage: string) => {
    const all = db
      .selectFrom('applications as a')
      .innerJoin('programs as p', 'p.id', 'a.program_id')
      .select('a.id')
      .where('a.stage', '=', stage)
    const user = db
      .selectFrom('users')
      .where('email', 'in', ['employer@example.org', 'employee@example.org'])
    const own =
      visitor === 'employer'
        ? all.where(
            'a.employer_id',
            'in',
            user.select('employer_id').where('employer_id', 'is not', null),
          )
        : visitor === 'employee'
          ? all.where(
              'a.participant_id',
              'in',
              user.select('participant_id').where('participant_id', 'is not', null),
            )
          : all.where('p.code', '=', 'YESP')
    return (await own.executeTakeFirst())?.id ?? ''
  }
  const program = await db
    .selectFrom('programs')
    .select('id')
    .where('code', '=', 'YESP')
    .executeTakeFirstOrThrow()
  const message = await db
    .insertInto('outbox_messages')
    .values({
      channel: 'mail',
      recipient: 'a@example.org',
      language: 'fr',
      template: 'checks',
      subject: 'Bonjour',
      body: 'Bonjour',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    outbox: message.id,
    programs: program.id,
    ...(await peopleFor(server, visitor)),
    applications: {
      pending: await of('pending'),
      approved: await of('approved'),
      rejected: await of('rejected'),
    },
  }
}

const anyId = '00000000-0000-7000-8000-000000000000'

type ByPath = Exclude<keyof Records, 'applications'>

/** Screens that are told their record by `?id=`. */
const byQuery: Record<string, ByPath> = {
  '/programs/Edit': 'programs',
  '/roles/EditRole': 'roles',
  '/roles/ViewRole': 'roles',
  '/users/EditUser': 'users',
  '/users/EditEmployerProfile': 'employers',
}

function filled(path: string, records: Records): string | null {
  const [, area = '', stage = ''] = path.split('/')
  const { pending, approved, rejected } = records.applications
  const some = pending || approved || rejected
  if (area === 'applications' && path.includes('{id}')) {
    const id = records.applications[stage as 'pending']
    return id ? path.replace('{id}', id) : null
  }
  if (/^\/applications\/(View|CheckPoint\w+|EditApplicationDialog)$/.test(path))
    return some ? `${path}?id=${some}` : null
  if (path === '/applications/BulkAssignDialog') return some ? `${path}?ids=${some}` : null
  const named = byQuery[path]
  if (named) return `${path}?id=${records[named]}`
  if (path === '/shareholders/import/{id}') return path.replace('{id}', records.imports)
  const known = area in records && area !== 'applications' ? records[area as ByPath] : anyId
  return path
    .replace('{id}', known)
    .replace('{tab}', 'account')
    .replace('{sid}', records.snapshots)
    .replace(/\{\w+\}/g, anyId)
}

async function placesFor(server: JourneyServer, visitor: Visitor): Promise<Place[]> {
  const [en, fr] = [await wordsByNamespace('en'), await wordsByNamespace('fr')]
  const records = await recordsFor(server, visitor)
  const titleOf = (words: Map<string, Messages>, module: string, key: string) =>
    String((words.get(namespaceOf(module))?.['screens'] as Messages | undefined)?.[key])
  return (await declaredScreens()).flatMap(({ module, value }) =>
    Object.entries(value).flatMap(([key, screen]) =>
      [screen.path, ...(screen.aliases ?? [])].flatMap((declared) => {
        const path = filled(declared, records)
        const title = { en: titleOf(en, module, key), fr: titleOf(fr, module, key) }
        return path ? [{ screen, path, title }] : []
      }),
    ),
  )
}

type Outcome = 'shown' | 'login' | 'home' | 'not-authorized'

/** By the guard of the specification and the permission tables, not by the code. */
function outcomeOf({ screen }: Place, visitor: Visitor): Outcome {
  if (screen.public) return 'shown'
  if (screen.unauthenticatedOnly) return visitor === 'visitor' ? 'shown' : 'home'
  if (visitor === 'visitor') return 'login'
  const rows = Object.values(presetsBySubject[screen.subject ?? ''] ?? {})
  const column = columns.indexOf(visitor)
  return rows.some((row) => row.trim().split(/\s+/)[column] !== '-') ? 'shown' : 'not-authorized'
}

// ─── visiting ────────────────────────────────────────────────────────────────

/** What a page complains of, with the screen on which it did. */
function listen(page: Page, server: JourneyServer) {
  const complaints: string[] = []
  let at = ''
  const say = (what: string) => {
    const complaint = `${at}: ${what.split('\n')[0]}`
    if (!complaints.includes(complaint)) complaints.push(complaint)
  }
  page.on('pageerror', (error) => say(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') say(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== new URL(server.url).origin)
      say(`third party: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400)
      say(`${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`)
  })
  return { complaints, arrivedAt: (path: string) => (at = path) }
}

const watchPolicy = (page: Page) =>
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
const stillness = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Goes there without loading the page anew, and waits until it is what it is going to be. */
async function visit(
  page: Page,
  path: string,
  awaited: { outcome: Outcome; title: string },
): Promise<Seen> {
  return page.evaluate(
    async ({ to, outcome, title }) => {
      const ends = {
        login: '/login',
        home: '/dashboard',
        'not-authorized': '/not-authorized',
      } as Record<string, string>
      const wanted = ends[outcome] ?? to.split('?')[0] ?? ''
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
        const isNamed =
          outcome !== 'shown' ||
          document.title.includes(title) ||
          (document.title !== before && isNew)
        // The heading of the screen before may stand until the next one comes, or for good.
        return (
          isThere && isNamed && headings.length > 0 && (isNew || performance.now() > began + 500)
        )
      }
      const began = performance.now()
      const pause = (time: number) => new Promise((done) => setTimeout(done, time))
      // Twice, since a screen may yet redirect or fail.
      for (let calm = 0; calm < 2 && performance.now() < began + 4000; await pause(20))
        calm = hasArrived() ? calm + 1 : 0
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
    { to: path, ...awaited },
  )
}

function faultsOf(place: Place, seen: Seen, outcome: Outcome): string[] {
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
    const { complaints, arrivedAt } = listen(page, server)
    const faults: string[] = []
    const places = await placesFor(server, visitor)
    expect(places.length).toBeGreaterThan(100)
    for (const place of places) {
      arrivedAt(place.path)
      const outcome = outcomeOf(place, visitor)
      const seen = await visit(page, place.path, { outcome, title: place.title.en })
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
  const { complaints, arrivedAt } = listen(page, server)
  const english = await englishAlone(server)
  expect(english.length).toBeGreaterThan(500)
  const faults: string[] = []
  for (const place of await placesFor(server, 'superAdmin')) {
    if (outcomeOf(place, 'superAdmin') !== 'shown') continue
    arrivedAt(place.path)
    const seen = await visit(page, place.path, { outcome: 'shown', title: place.title.fr })
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

// ─── axe ─────────────────────────────────────────────────────────────────────

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface State {
  name: string
  path: string
  /** Seen before looking, so that the state is really there. */
  proof: string
  signedIn: boolean
}

const states = (records: Records): State[] => [
  { name: 'login', path: '/login', proof: 'input[type=password]', signedIn: false },
  { name: 'public form', path: '/employer/profile', proof: 'main h1, h1', signedIn: false },
  {
    name: 'public form, begun',
    path: `/employer/profile?programId=${records.programs}`,
    proof: 'h1',
    signedIn: false,
  },
  { name: 'unknown path', path: '/no/such/page', proof: 'h1', signedIn: false },
  { name: 'dashboard', path: '/dashboard', proof: 'main h1', signedIn: true },
  {
    name: 'list',
    path: '/applications/pending',
    proof: 'main table tbody tr:nth-child(3)',
    signedIn: true,
  },
  {
    name: 'list without rows',
    path: '/applications/pending?search=zzzzzz',
    proof: 'main h1',
    signedIn: true,
  },
  {
    name: 'record',
    path: `/applications/pending/${records.applications.pending}`,
    proof: 'main h1',
    signedIn: true,
  },
  { name: 'form', path: '/programs/Add', proof: 'main form input', signedIn: true },
  { name: 'security', path: '/settings/security', proof: 'main h1', signedIn: true },
  { name: 'permissions', path: '/roles/AddRole', proof: 'main form input', signedIn: true },
  { name: 'users', path: '/users/system', proof: 'main table tbody tr', signedIn: true },
  { name: 'orders', path: '/orders', proof: 'main table tbody tr', signedIn: true },
  {
    name: 'shareholder',
    path: `/shareholders/${records.shareholders}`,
    proof: 'main h1',
    signedIn: true,
  },
  { name: 'statistics', path: '/statistics', proof: 'main h1', signedIn: true },
  { name: 'not here yet', path: '/participants', proof: 'main h1', signedIn: true },
  { name: 'not authorized', path: '/not-authorized', proof: 'h1', signedIn: true },
]

for (const theme of ['light', 'dark'])
  test(`axe finds nothing on a ${theme} page of each kind`, async ({ page, server, context }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await context.addCookies([{ name: 'Programs-theme', value: theme, url: server.url }])
    const records = await recordsFor(server, 'superAdmin')
    const found: string[] = []
    let isSignedIn = false
    for (const { name, path, proof, signedIn } of states(records)) {
      if (signedIn && !isSignedIn) await server.signIn(page, 'superAdmin')
      isSignedIn ||= signedIn
      await page.goto(`${server.url}${path}`)
      await expect(page.locator(proof).first(), name).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
      await expect(page.locator('[aria-busy=true]'), name).toHaveCount(0)
      await stillness(page)
      const { violations } = await new AxeBuilder({ page })
        .withTags(tags)
        .options({ rules: { 'target-size': { enabled: true } } })
        .setLegacyMode()
        .analyze()
      for (const { id, nodes } of violations)
        for (const node of nodes)
          found.push(
            `${name}: ${id} ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`,
          )
    }
    expect(found).toEqual([])
  })
