import http from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'

const most = 100_000
let server: TestServer
let margaret: Caller

beforeAll(async () => {
  server = await openTestServer({ UPLOAD_MAX: '100000B' })
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())

const pause = () => new Promise((resolve) => setTimeout(resolve, 200))

const head = (name: string) =>
  `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`

/** Sends a file in two pieces with a pause between, as a slow line does. */
async function sendSlowly(path: string, [first, rest]: readonly [Buffer, Buffer]) {
  const request = http.request(`${server.address}/api${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${margaret.token}`,
      'content-type': 'multipart/form-data; boundary=cut',
    },
  })
  const answered = new Promise<{ status: number; code: string }>((resolve, reject) => {
    request.on('error', reject)
    request.on('response', (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () => {
        const { code } = JSON.parse(Buffer.concat(pieces).toString()) as { code: string }
        resolve({ status: answer.statusCode ?? 0, code })
      })
    })
  })
  request.write(head('evidence.pdf'))
  await pause()
  request.write(first)
  await pause()
  request.end(Buffer.concat([rest, Buffer.from('\r\n--cut--\r\n')]))
  return answered
}

const upToTheLimit = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(most - 9, 'x')])

describe('a file that reaches the limit and goes on after a pause', () => {
  it('is refused, and no part of it is kept', async () => {
    expect(await sendSlowly('/waiting-files', [upToTheLimit, Buffer.alloc(1000, 'y')])).toEqual({
      status: 413,
      code: 'tooLarge',
    })
    const { rowCount } = await server.db
      .selectFrom('files')
      .select((make) => make.fn.countAll<number>().as('rowCount'))
      .executeTakeFirstOrThrow()
    expect(rowCount).toBe(0)
  })

  it('is refused as an import in the words of imports', async () => {
    const csv = Buffer.alloc(most, 'Name,Email\n')
    expect(await sendSlowly('/imports?kind=shareholders', [csv, csv])).toEqual({
      status: 413,
      code: 'importTooLarge',
    })
  })
})
