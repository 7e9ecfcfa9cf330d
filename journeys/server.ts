import { createServer, type AddressInfo } from 'node:net'
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserType,
  type Page,
} from '@playwright/test'
import { openTestServer, type CastMember, type TestServer } from '../apps/server/test-server.ts'
import { cast } from '../seeds/cast.ts'
import { typeSignIn } from './typed-sign-in.ts'

export interface Message {
  channel: string
  recipient: string
  language: string
  template: string
  subject: string
  body: string
  link: string | null
}

export interface JourneyServer {
  url: string
  db: TestServer['db']
  test: TestServer
  /** Messages that have left, oldest first. */
  outbox(): Promise<Message[]>
  /**
   * A session begins without the sign-in page, on the dashboard or where a path leads; journeys
   * about signing in type instead.
   */
  signIn(page: Page, name: CastMember, path?: string): Promise<void>
  signInByTyping(page: Page, name: CastMember): Promise<void>
  /** A browser of somebody else, or another device of the same person. */
  anotherBrowser(browser: Browser, options?: object): Promise<Page>
}

interface KeptSession {
  accessToken: string
  userData: object
  userAbilityRules: object[]
}

async function sessionOf(server: TestServer, name: CastMember): Promise<KeptSession> {
  const { email, password } = cast[name]
  const { status, body } = await server.visitor.post<KeptSession>('/auth/login', {
    email,
    password,
  })
  expect([name, status]).toEqual([name, 200])
  return body
}

/** Into the storage of the browser, as the sign-in page does it. */
async function keepSession(page: Page, server: TestServer, session: KeptSession) {
  const empty = `${server.address}/nothing-but-storage`
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(empty)
  await page.evaluate(({ accessToken, userData, userAbilityRules }) => {
    localStorage.setItem('accessToken', accessToken)
    localStorage.setItem('userData', JSON.stringify(userData))
    localStorage.setItem('userAbilityRules', JSON.stringify(userAbilityRules))
  }, session)
  await page.unroute(empty)
}

/** What a page complains of; each journey ends without any. */
function listen(page: Page, complaints: string[]) {
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !/Failed to load resource/.test(text)) complaints.push(text)
  })
}

/** Chromium has crashed while it started, once in many runs. Only the start is tried again. */
const startBrowser = (chromium: BrowserType, options: object) =>
  chromium.launch(options).catch(() => chromium.launch(options))

interface OfWorker {
  /** Settings of a file's own server: `test.use({ environment: { SESSION_IDLE: '8s' } })`. */
  environment: Record<string, string>
  /** The server of a file's own, opened with its first test in this worker. */
  serverOf(file: string): Promise<JourneyServer>
}

interface OfTest {
  server: JourneyServer
  complaints: string[]
}

async function openServer(environment: Record<string, string>): Promise<JourneyServer> {
  const port = await freePort()
  const server = await openTestServer({
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    ...environment,
  })
  return {
    url: server.address,
    db: server.db,
    test: server,
    async outbox() {
      const rows = await server.db
        .selectFrom('outbox_messages')
        .select(['channel', 'recipient', 'language', 'template', 'subject', 'body', 'link'])
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({ ...row, link: row.link && moved(row.link, server.address) }))
    },
    async signIn(page, name, path = '/dashboard') {
      await keepSession(page, server, await sessionOf(server, name))
      await page.goto(`${server.address}${path}`)
    },
    async signInByTyping(page, name) {
      await page.goto(`${server.address}/login`)
      await typeSignIn(page, cast[name])
      await page.waitForURL((url) => !url.pathname.startsWith('/login'))
    },
    async anotherBrowser(browser, options = {}) {
      const context = await browser.newContext(options)
      return context.newPage()
    },
  }
}

/** Browsers of the test before: pictures of what failed are taken after its end. */
let leftOpen: BrowserContext[] = []

/** One server and one database for each file: what one file changes no other meets. */
export const test = base.extend<OfTest, OfWorker>({
  environment: [{}, { scope: 'worker', option: true }],
  browser: [
    async ({ playwright, launchOptions }, use) => {
      const browser = await startBrowser(playwright.chromium, launchOptions)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  serverOf: [
    async ({ environment }, use) => {
      const open = new Map<string, JourneyServer>()
      const closeAll = async () => {
        for (const { test: server } of open.values()) await server.close()
        open.clear()
      }
      await use(async (file) => {
        if (!open.has(file)) await closeAll()
        const server = open.get(file) ?? (await openServer(environment))
        open.set(file, server)
        return server
      })
      await closeAll()
    },
    { scope: 'worker' },
  ],
  server: async ({ serverOf, browser }, use, { file }) => {
    await Promise.all(leftOpen.map((context) => context.close()))
    await use(await serverOf(file))
    leftOpen = browser.contexts()
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    listen(page, complaints)
    await use(complaints)
    expect(complaints).toEqual([])
  },
})

/** Passkeys and links hold for the public address, so that must be known before the start. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Links name the public address; the test server listens on a port of its own. */
const moved = (link: string, address: string) => {
  const { pathname, search } = new URL(link)
  return `${address}${pathname}${search}`
}

export { expect }
