import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'

let server: TestServer
let path: string
beforeAll(async () => {
  server = await openTestServer()
  const { id } = await server.db
    .selectFrom('form_versions')
    .innerJoin('forms', 'forms.id', 'form_versions.form_id')
    .select('form_versions.id')
    .where('forms.purpose', '=', 'application.employer')
    .where('form_versions.state', '=', 'published')
    .limit(1)
    .executeTakeFirstOrThrow()
  path = `/api/public/forms/${id}?language=fr`
})
afterAll(() => server.close())

/** What comes over the wire, before anybody unpacks it. */
const fetched = (to: string, accepted: string) =>
  new Promise<{ encoding: string | undefined; vary: string | undefined; content: Buffer }>(
    (resolve, reject) => {
      request(`${server.address}${to}`, { headers: { 'accept-encoding': accepted } }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            encoding: answer.headers['content-encoding'],
            vary: answer.headers.vary,
            content: Buffer.concat(parts),
          }),
        )
      })
        .on('error', reject)
        .end()
    },
  )

it('the questions of a public form come packed as the phone can read them, the same however it is', async () => {
  const plain = await fetched(path, 'identity')
  expect(plain.encoding).toBeUndefined()
  const packed = await fetched(path, 'gzip, deflate, br')
  expect([packed.encoding, packed.vary]).toEqual(['br', 'accept-encoding, accept-language'])
  expect(brotliDecompressSync(packed.content)).toEqual(plain.content)
  expect(packed.content.length).toBeLessThan(plain.content.length / 3)
  const older = await fetched(path, 'gzip, br;q=0')
  expect(older.encoding).toBe('gzip')
  expect(gunzipSync(older.content)).toEqual(plain.content)
})

it('what is short, and what holds secrets, comes as it is', async () => {
  const missing = await fetched('/api/public/forms/nothing?language=fr', 'br')
  expect(missing.encoding).toBeUndefined()
  expect((await fetched('/api/public/programs', 'br')).encoding).toBeUndefined()
})
