import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import type { Draft } from '../contract/intake.ts'
import { forgetDrafts } from '#modules/forms/server/forget-drafts.ts'
import { pdf, programId, upload } from './intake.test-journey.ts'
import { beginUpload } from './uploads.test-line.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ DRAFT_MOST_FILES: '60', POOL_SIZE: '10' })
})
afterAll(() => server.close())

async function begin(on: TestServer) {
  const { body } = await on.visitor.post<{ token: string; draft: Draft }>('/public/drafts', {
    programId: await programId(on, 'YESP'),
    language: 'en',
  })
  const [document] = body.draft.program.requiredDocuments.filter(
    ({ askedOf }) => askedOf === 'employer',
  )
  return { token: body.token, kind: document?.code ?? '' }
}

const pathOf = ({ token, kind }: { token: string; kind: string }) =>
  `/public/drafts/${token}/documents/${kind}`
const rowsOf = async (on: TestServer) =>
  (await on.db.selectFrom('files').select(['id', 'storage_key']).execute()).length
const stored = (on: TestServer) => readdirSync(join(on.dataDir, 'files', 'documents'))
const openTransactions = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(server.db)
  return rows[0]?.count
}
const many = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, make))

describe('fifty uploads that drop and fifty that are slow', () => {
  it('hold no connection of the database, and nobody waits for them', async () => {
    const place = await begin(server)
    const line = { address: server.address, path: pathOf(place) }
    const dropped = await many(() => beginUpload(line))
    for (const each of dropped) each.drop()
    const slow = await many(() => beginUpload(line))
    expect(await openTransactions()).toBe(0)
    const amina = await server.as('superAdmin')
    expect((await amina.get('/me')).status).toBe(200)
    expect((await begin(server)).kind).not.toBe('')
    expect(await Promise.all(slow.map((each) => each.finish()))).toEqual(
      Array.from({ length: 50 }, () => 201),
    )
    expect(await rowsOf(server)).toBe(50)
    expect(stored(server)).toHaveLength(50)
  })

  it('a transaction that asks nothing for too long is broken off by the database', async () => {
    const hasty = await openTestServer({ IDLE_TRANSACTION_TIMEOUT: '300ms' })
    const forgotten = hasty.system.database.transaction().execute(async (db) => {
      await sql`select 1`.execute(db)
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await sql`select 1`.execute(db)
    })
    await expect(forgotten).rejects.toThrow()
    expect((await hasty.visitor.get('/programs/open')).status).toBe(200)
    await hasty.close()
  })
})

describe('what one form and one address may send', () => {
  it('a form holds so many files, and says so', async () => {
    const small = await openTestServer({ DRAFT_MOST_FILES: '2' })
    const place = await begin(small)
    expect((await upload(small, place)).status).toBe(201)
    expect((await upload(small, place)).status).toBe(201)
    const { status, body } = await upload(small, place)
    expect({ status, code: body.code, title: (body as { title?: string }).title }).toEqual({
      status: 413,
      code: 'draftMostFiles',
      title: 'This form holds at most 2 files. Remove one to send another.',
    })
    expect([await rowsOf(small), stored(small).length]).toEqual([2, 2])
    await small.close()
  })

  it('and so many bytes', async () => {
    const small = await openTestServer({ DRAFT_MOST_BYTES: '1MB' })
    const place = await begin(small)
    const half = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(600_000, 'x')])
    expect((await upload(small, place, half)).status).toBe(201)
    const { status, body } = await upload(small, place, half)
    expect([status, body.code]).toEqual([413, 'draftMostBytes'])
    await small.close()
  })

  it.each([
    ['files', { OPEN_UPLOADS_PER_HOUR: '1' }],
    ['bytes', { OPEN_UPLOAD_BYTES_PER_HOUR: '1KB' }],
  ])('an address sends so many %s in an hour, then waits', async (_, environment) => {
    const strict = await openTestServer(environment)
    const place = await begin(strict)
    expect((await upload(strict, place)).status).toBe(201)
    const form = new FormData()
    form.append('file', new Blob([Buffer.from('%PDF-1.4\n')]), 'offer.pdf')
    const answer = await fetch(`${strict.address}/api${pathOf(place)}`, {
      method: 'POST',
      body: form,
    })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3000)
    await strict.close()
  })
})

describe('a file that nobody needs any more', () => {
  it('goes when it is taken back, and when its form is forgotten', async () => {
    const own = await openTestServer()
    const place = await begin(own)
    const { body } = await upload(own, place)
    await upload(own, place)
    const [first] = body.documents
    await own.visitor.delete(`/public/drafts/${place.token}/documents/${first?.id}`)
    expect(await rowsOf(own)).toBe(1)
    own.clock.windOn({ days: 40 })
    await runJob(own.system, forgetDrafts)
    expect(await rowsOf(own)).toBe(0)
    const forsaken = await own.db.selectFrom('forsaken_files').select('storage_key').execute()
    expect(forsaken).toHaveLength(2)
    await own.close()
  })
})

/** Where one may not mount, no disk can be filled without filling somebody's. */
function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'full-disk-'))
  try {
    mountSmall(folder)
    unmount(folder)
    return true
  } catch {
    return false
  }
}

const mountSmall = (folder: string) =>
  execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder], {
    stdio: 'ignore',
  })
const unmount = (folder: string) => execFileSync('/bin/umount', ['-l', folder])

describe.runIf(mayMount())('a full disk', () => {
  it('is said with the time to wait, loses nothing and leaves nothing behind', async () => {
    const full = await openTestServer()
    const folder = join(full.dataDir, 'files')
    mkdirSync(folder, { recursive: true })
    mountSmall(folder)
    try {
      const place = await begin(full)
      expect((await upload(full, place)).status).toBe(201)
      writeFileSync(join(folder, 'ballast'), Buffer.alloc(180_000))
      const large = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(200_000, 'x')])
      const form = new FormData()
      form.append('file', new Blob([large]), 'offer.pdf')
      const answer = await fetch(`${full.address}/api${pathOf(place)}`, {
        method: 'POST',
        body: form,
      })
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('300')
      expect(((await answer.json()) as { title: string }).title).toBe(
        'There is no space for this at the moment. Everything saved is still here. Try again later.',
      )
      const { body } = await full.visitor.get<Draft>(`/public/drafts/${place.token}`)
      expect(body.documents).toHaveLength(1)
      expect(await rowsOf(full)).toBe(1)
      expect(stored(full).map((name) => statSync(join(folder, 'documents', name)).size)).toEqual([
        body.documents[0]?.sizeBytes,
      ])
      rmSync(join(folder, 'ballast'))
      expect((await upload(full, place, large)).status).toBe(201)
    } finally {
      unmount(folder)
      await full.close()
    }
  })
})

it('a file that is sent without a name is called a document', async () => {
  const draft = await begin(server)
  const boundary = 'without-a-name'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename=""\r\ncontent-type: application/pdf\r\n\r\n`
  const answer = await fetch(`${server.address}/api${pathOf(draft)}`, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), pdf, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  expect(answer.status).toBe(201)
  expect(JSON.stringify(await answer.json())).toContain('"document.pdf"')
})
