import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import type { BackgroundFailure } from '#kit/server/background.ts'

interface Ready {
  status: string
  failing: BackgroundFailure[]
}

let server: TestServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

const ready = async () => {
  const { status, body } = await server!.visitor.get<Ready>('/ready')
  return { code: status, status: body.status, failing: body.failing }
}

const until = (isSo: (failing: BackgroundFailure[]) => boolean) =>
  vi.waitFor(
    async () => {
      const seen = await ready()
      if (!isSo(seen.failing)) throw new Error(JSON.stringify(seen))
      return seen
    },
    { timeout: 45_000, interval: 100 },
  )

const works = (failing: BackgroundFailure[]) => failing.map(({ work }) => work)

describe('work behind the requests', () => {
  it('is not failing where nothing has failed', async () => {
    server = await openTestServer({ WORKERS: '1' })
    expect(await ready()).toEqual({ code: 200, status: 'ready', failing: [] })
  })

  it('that cannot send mail says so, without a word of whose it was, until it works again', async () => {
    const deaf = await listen((socket) => socket.end('554 odile.roy@example.org is refused\r\n'))
    const { port } = deaf.address() as AddressInfo
    server = await openTestServer({
      SMTP_URL: `smtp://postmaster:Very-secret-1@127.0.0.1:${port}`,
      LOG_LEVEL: 'error',
    })
    const before = Date.now()
    await server.visitor.post('/auth/forgot-password', { email: 'manager@example.org' })
    const seen = await until((failing) => works(failing).includes('outbox.delivery'))
    expect([seen.code, seen.status]).toEqual([200, 'ready'])
    const [failure] = seen.failing
    expect(failure).toMatchObject({
      work: 'outbox.delivery',
      reason: expect.stringMatching(/^E\w+$/),
    })
    expect(Date.parse(failure?.at ?? '')).toBeGreaterThanOrEqual(before)
    expect(JSON.stringify(seen)).not.toMatch(/example\.org|secret|127\.0\.0\.1/)
    const lines = server.logged().filter(({ msg }) => msg === 'background work failed')
    expect(lines[0]).toMatchObject({ level: 50, work: 'outbox.delivery', reason: failure?.reason })
    expect(JSON.stringify(lines)).not.toMatch(/example\.org|secret/)
    deaf.close()
    const kind = await listen(talkMail)
    await moved(kind, port)
    await sql`update outbox_messages set next_attempt_at = clock_now() where sent_at is null`.execute(
      server.db,
    )
    expect((await until((failing) => failing.length === 0)).failing).toEqual([])
    kind.close()
  }, 30_000)

  it('that cannot read the outbox says so, by the database’s code', async () => {
    server = await openTestServer()
    await sql`alter table outbox_messages rename to outbox_elsewhere`.execute(server.db)
    const { failing } = await until((all) => works(all).includes('outbox'))
    expect(failing[0]).toMatchObject({ work: 'outbox', reason: '42P01' })
    await sql`alter table outbox_elsewhere rename to outbox_messages`.execute(server.db)
    await until((all) => !works(all).includes('outbox'))
  }, 30_000)

  it('that cannot hear of events says so while somebody listens', async () => {
    server = await openTestServer()
    const chloe = await server.as('adviser')
    const listening = new AbortController()
    await fetch(`${server.address}/api/events`, {
      headers: { authorization: `Bearer ${chloe.token}` },
      signal: listening.signal,
    })
    await sql`alter table live_events rename to events_elsewhere`.execute(server.db)
    const { failing } = await until((all) => works(all).includes('liveEvents'))
    expect(failing[0]).toMatchObject({ work: 'liveEvents', reason: '42P01' })
    await sql`alter table events_elsewhere rename to live_events`.execute(server.db)
    await until((all) => !works(all).includes('liveEvents'))
    listening.abort()
  }, 90_000)

  it('that is a job says so by its name, the latest failure first', async () => {
    const beginning = '2027-03-01T05:04:45Z'
    server = await openTestServer({ WORKERS: '1', CLOCK: beginning })
    await sql`alter table program_budgets rename to budgets_elsewhere`.execute(server.db)
    await sql`update programs set status = 'open', intake_closes_on = '2027-01-31'`.execute(
      server.db,
    )
    const { failing } = await until((all) => works(all).includes('programs.closeFinishedIntakes'))
    const failure = failing.find(({ work }) => work === 'programs.closeFinishedIntakes')
    expect(failure).toMatchObject({ reason: '42P01' })
    expect(failure?.at.slice(0, 13)).toBe('2027-03-01T05')
  }, 90_000)
})

function listen(on: (socket: Socket) => void): Promise<Server> {
  const listening = createServer(on)
  return new Promise((resolve) => listening.listen(0, '127.0.0.1', () => resolve(listening)))
}

/** The same port is taken by a server that takes mail. */
async function moved(kind: Server, port: number) {
  await new Promise<void>((resolve) => kind.close(() => resolve()))
  await new Promise<void>((resolve) => kind.listen(port, '127.0.0.1', () => resolve()))
}

/** As much of SMTP as a letter needs. */
function talkMail(socket: Socket) {
  let isData = false
  socket.write('220 here\r\n')
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    const text = String(chunk)
    if (isData) {
      if (!text.endsWith('\r\n.\r\n')) return
      isData = false
      socket.write('250 taken\r\n')
    } else if (/^EHLO|^HELO/.test(text)) socket.write('250-here\r\n250 AUTH PLAIN\r\n')
    else if (text.startsWith('AUTH')) socket.write('235 welcome\r\n')
    else if (text.startsWith('DATA')) {
      isData = true
      socket.write('354 go on\r\n')
    } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n')
    else socket.write('250 fine\r\n')
  })
}
