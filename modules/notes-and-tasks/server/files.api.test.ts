import { rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { newShareholder } from '#modules/orders/server/orders.test-world.ts'
import type { FileRecord } from '../contract/files.endpoints.ts'
import { pdf, picture, upload } from './desk.test-world.ts'

let server: TestServer
let chloe: Caller
let genevieve: Caller
let path: string

beforeAll(async () => {
  server = await openTestServer()
  chloe = await server.as('adviser')
  genevieve = await server.as('auditor')
  path = `/records/shareholder/${await newShareholder(chloe)}/files`
})
afterAll(() => server.close())

const send = (content: Buffer, name: string) => upload(server, chloe, { path, content, name })
const fetchAs = (by: Caller, of: string) =>
  fetch(`${server.address}/api${of}`, { headers: { authorization: `Bearer ${by.token}` } })

describe('a picture', () => {
  it('is measured upright, told by its content, and shown drawn anew', async () => {
    const turned = await sharp(await picture(800, 600))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { body, status } = await send(turned, 'sky.pdf')
    expect([status, body]).toMatchObject([
      201,
      { width: 600, height: 800, mediaType: 'image/jpeg', kind: 'photo' },
    ])
    expect(body['sha256']).toMatch(/^[0-9a-f]{64}$/)
    for (const [size, longest] of [
      ['small', 320],
      ['large', 800],
    ] as const) {
      const shown = await fetchAs(chloe, `/record-files/${body['id']}/picture?size=${size}`)
      const { format, height } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
      expect([format, height]).toEqual(['webp', longest])
    }
  })

  it('is refused when it is damaged, or larger than 10 MB', async () => {
    const whole = await picture()
    expect((await send(whole.subarray(0, 30), 'cut.jpg')).body['code']).toBe('pictureBroken')
    const large = Buffer.concat([whole, Buffer.alloc(10 * 1024 * 1024)])
    const refused = await send(large, 'large.jpg')
    expect([refused.status, refused.body['title']]).toEqual([
      413,
      'Choose a picture of at most 10 MB',
    ])
  })
})

describe('a name that lies about what the file is', () => {
  it.each([
    ['invoice.pdf', 'invoice.jpg'],
    ['invoice.JPG', 'invoice.JPG'],
    ['invoice.jpeg', 'invoice.jpeg'],
    ['invoice', 'invoice.jpg'],
    ['v1.2', 'v1.2.jpg'],
    ['.pdf', 'document.jpg'],
    [`${'long '.repeat(40)}.exe`, `${'long '.repeat(40).slice(-146)}.jpg`],
  ])('%s is kept and saved as %s', async (sent, kept) => {
    const { status, body } = await send(await picture(), sent)
    expect([status, body['name']]).toEqual([201, kept])
    const saved = await fetchAs(genevieve, `/record-files/${body['id']}/content`)
    expect(saved.headers.get('content-disposition')).toContain(encodeURIComponent(kept))
  })
})

describe('a document', () => {
  it('may have 25 MB, and is refused beyond or when it only bears the name', async () => {
    const padded = Buffer.concat([pdf, Buffer.alloc(12 * 1024 * 1024)])
    expect((await send(padded, 'slip.pdf')).status).toBe(201)
    const large = await send(Buffer.concat([pdf, Buffer.alloc(25 * 1024 * 1024)]), 'large.pdf')
    expect([large.status, large.body['title']]).toEqual([413, 'Choose a file of at most 25 MB'])
    for (const content of ['<script>alert(1)</script>', 'MZ\u0090 program', ''])
      expect((await send(Buffer.from(content), 'invoice.pdf')).status).toBe(422)
  })

  it('is saved and never run, by whoever sees the record', async () => {
    const { body } = await send(pdf, 'Bordereau d’été.pdf')
    const saved = await fetchAs(genevieve, `/record-files/${body['id']}/content`)
    expect(Buffer.from(await saved.arrayBuffer()).equals(pdf)).toBe(true)
    expect(saved.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('Bordereau d’été.pdf')}`,
    )
    expect(saved.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(saved.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await fetchAs(chloe, `/record-files/${body['id']}/picture?size=small`)).status).toBe(
      404,
    )
    const officer = await server.as('caseOfficer')
    expect((await fetchAs(officer, `/record-files/${body['id']}/content`)).status).toBe(404)
    await chloe.delete(`/record-files/${body['id']}`, { version: 1 })
    expect((await fetchAs(chloe, `/record-files/${body['id']}/content`)).status).toBe(404)
  })
})

describe('a file whose bytes are lost', () => {
  it('is missing, and not empty', async () => {
    const { body } = await send(pdf, 'lost.pdf')
    const { storage_key: key } = await server.db
      .selectFrom('record_files as r')
      .innerJoin('files as f', 'f.id', 'r.file_id')
      .select('f.storage_key')
      .where('r.id', '=', body['id'] ?? '')
      .executeTakeFirstOrThrow()
    rmSync(join(server.dataDir, 'files', key))
    expect((await fetchAs(chloe, `/record-files/${body['id']}/content`)).status).toBe(404)
  })
})

describe('the files of a record', () => {
  it('have captions and an order, which nobody changes who may only look', async () => {
    const other = `/records/shareholder/${await newShareholder(chloe)}/files`
    const ids: string[] = []
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'])
      ids.push((await upload(server, chloe, { path: other, content: pdf, name })).body['id'] ?? '')
    const [a = '', , c = ''] = ids
    const names = async () =>
      (await chloe.get<{ data: FileRecord[] }>(other)).body.data
        .map(({ name }) => name.charAt(0))
        .join('')
    const place = (id: string, to: number) => chloe.post(`/record-files/${id}/place`, { place: to })
    await place(c, 1)
    expect(await names()).toBe('cabd')
    await place(c, 3)
    expect(await names()).toBe('abcd')
    await place(a, 4)
    expect(await names()).toBe('bcda')
    await place(a, 2)
    expect(await names()).toBe('bacd')
    const version = (await chloe.get<{ data: FileRecord[] }>(other)).body.data[0]?.version ?? 0
    const captioned = await chloe.patch<FileRecord>(
      `/record-files/${ids[1]}`,
      { caption: 'Signed', kind: 'orderSlip' },
      { version },
    )
    expect(captioned.body).toMatchObject({ caption: 'Signed', kind: 'orderSlip' })
    expect(
      (await genevieve.patch(`/record-files/${a}`, { caption: 'x' }, { version: 1 })).status,
    ).toBe(403)
    const caption = (text: string, at: number) =>
      chloe.patch(`/record-files/${ids[1]}`, { caption: text }, { version: at })
    expect((await caption('Late', version)).status).toBe(412)
    expect((await caption('x'.repeat(301), version + 1)).status).toBe(422)
    expect((await chloe.delete(`/record-files/${ids[1]}`, { version })).status).toBe(412)
  })

  it('are neither added nor moved by whoever sees the record and may not change it', async () => {
    const care = await server.as('care')
    const path = `/records/shareholder/${await newShareholder(chloe)}/files`
    expect((await upload(server, care, { path, content: pdf, name: 'a.pdf' })).status).toBe(403)
    const { body } = await upload(server, chloe, { path, content: pdf, name: 'a.pdf' })
    for (const [method, tail] of [
      ['post', '/place'],
      ['delete', ''],
    ] as const) {
      const file = `/record-files/${body['id']}${tail}`
      const { status } =
        method === 'post'
          ? await care.post(file, { place: 1 })
          : await care.delete(file, { version: 1 })
      expect(status).toBe(403)
    }
  })
})
