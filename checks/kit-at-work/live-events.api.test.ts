import { createParser } from 'eventsource-parser'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

interface Heard {
  topic: string
  id: string | null
}

/** Listens as a browser does; answers what was heard so far. */
async function listen(token: string | null) {
  const stop = new AbortController()
  const response = await fetch(`${server.address}/api/events`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: stop.signal,
  })
  const heard: Heard[] = []
  const parser = createParser({ onEvent: ({ data }) => heard.push(JSON.parse(data) as Heard) })
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const piece of response.body ?? []) parser.feed(decoder.decode(piece as Uint8Array))
  }
  void read().catch(() => undefined)
  return { status: response.status, heard, stop: () => stop.abort() }
}

describe('live events', () => {
  it('tell an open screen what changed, and only who may see it', async () => {
    const admin = await server.as('superAdmin')
    const officer = await server.as('caseOfficer')
    const foreign = await server.as('employee')
    const [all, own, none] = await Promise.all(
      [admin, officer, foreign].map(({ token }) => listen(token)),
    )
    const id = await submitBothHalves(server, { programCode: 'GREEN' })
    await vi.waitFor(
      () =>
        expect(all?.heard.some((event) => event.topic === 'applications' && event.id === id)).toBe(
          true,
        ),
      { timeout: 5000 },
    )
    const yesp = await submitBothHalves(server, { programCode: 'YESP' })
    await vi.waitFor(() => expect(own?.heard.map((event) => event.id)).toContain(yesp), {
      timeout: 5000,
    })
    expect(own?.heard.map((event) => event.id)).not.toContain(id)
    expect(none?.heard.map((event) => event.id)).not.toContain(yesp)
    for (const each of [all, own, none]) each?.stop()
  })

  it('say whether it was one’s own change, in whichever tab', async () => {
    const admin = await server.as('superAdmin')
    const officer = await server.as('caseOfficer')
    const [own, other] = await Promise.all([admin, officer].map(({ token }) => listen(token)))
    const { data } = (await admin.get<{ data: { id: string; version: number }[] }>('/programs'))
      .body
    const [program] = data
    const { id = '' } = program ?? {}
    const { version } = (await admin.get<{ version: number }>(`/programs/${id}`)).body
    await admin.patch(`/programs/${id}`, { funder: 'Another funder' }, { version })
    const heard = (by?: Awaited<ReturnType<typeof listen>>) =>
      by?.heard.filter((event) => event.topic === 'programs' && event.id === id)
    await vi.waitFor(
      () => {
        expect(heard(own)).toMatchObject([{ isOwn: true, version: version + 1 }])
        expect(heard(other)).toMatchObject([{ isOwn: false }])
      },
      { timeout: 5000 },
    )
    for (const each of [own, other]) each?.stop()
  })

  it('are not for visitors', async () => {
    expect((await listen(null)).status).toBe(401)
  })
})
