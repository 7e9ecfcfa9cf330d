import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it.each(['openapi.json', 'docs', 'docs.css'])(
  '%s is never shown as it was: a kept copy is asked about each time',
  async (name) => {
    const at = `${server.address}/api/${name}`
    const first = await fetch(at)
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\w-]{43}"$/)
    const known = await fetch(at, { headers: { 'if-none-match': `W/"older", ${tag}` } })
    expect([known.status, await known.text()]).toEqual([304, ''])
    const other = await fetch(at, { headers: { 'if-none-match': '"older"' } })
    expect([other.status, await other.text()]).toEqual([200, await first.text()])
  },
)
