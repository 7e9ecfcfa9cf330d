import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { renderAvatar } from './render-avatar.ts'

let server: TestServer
let amina: Caller
beforeAll(async () => {
  server = await openTestServer()
  amina = await server.as('caseOfficer')
})
afterAll(() => server.close())

interface Answer {
  status: number
  body: { code?: string; title?: string; avatarUrl?: string | null; version?: number }
}

async function upload(
  content: Buffer,
  name = 'me.png',
  query = '',
  language = 'en',
): Promise<Answer> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), name)
  const response = await fetch(`${server.address}/api/account/avatar${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${amina.token}`, 'accept-language': language },
    body: form,
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

const show = (url: string) => fetch(server.address + url)
const kept = () => readdirSync(join(server.dataDir, 'files', 'avatars'))

/** Left half red, right half blue. */
const flag = (width = 400, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    {
      input: {
        create: { width: width / 2, height, channels: 3, background: 'blue' },
      },
      left: width / 2,
      top: 0,
    },
  ])

const png = () => flag().png().toBuffer()

/** A PNG whose header announces a size that its few bytes do not hold. */
function pngOfSize(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>'
const html = '<!doctype html><script>alert(1)</script>'

const hostile: [string, () => Buffer | Promise<Buffer>, number, string][] = [
  ['an SVG', () => Buffer.from(svg), 422, 'avatarType'],
  ['an SVG with an XML head', () => Buffer.from(`<?xml version="1.0"?>${svg}`), 422, 'avatarType'],
  ['HTML called .png', () => Buffer.from(html), 422, 'avatarType'],
  ['plain text', () => Buffer.from('hello'), 422, 'avatarType'],
  ['nothing', () => Buffer.alloc(0), 422, 'avatarType'],
  ['a PDF', () => Buffer.from('%PDF-1.4\n%%EOF'), 422, 'avatarType'],
  ['a ZIP', () => Buffer.from('504b0304140000000000', 'hex'), 422, 'avatarType'],
  ['a program', () => Buffer.from('7f454c460201010000', 'hex'), 422, 'avatarType'],
  ['a BMP', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]), 422, 'avatarType'],
  ['a WebP', () => flag().webp().toBuffer(), 422, 'avatarType'],
  ['a TIFF', () => flag().tiff().toBuffer(), 422, 'avatarType'],
  ['an AVIF', () => flag(64, 64).avif().toBuffer(), 422, 'avatarType'],
  ['noise', () => randomBytes(5000), 422, 'avatarType'],
  [
    'a script after the head of a GIF',
    () => Buffer.from(`GIF89a/*${html}*/=1`),
    422,
    'avatarBroken',
  ],
  ['the head of a PNG alone', () => Buffer.from('89504e470d0a1a0a', 'hex'), 422, ''],
  ['the head of a JPEG alone', () => Buffer.from('ffd8ffe000104a46', 'hex'), 422, 'avatarBroken'],
  ['a PNG cut off', async () => (await png()).subarray(0, 300), 422, 'avatarBroken'],
  [
    'a JPEG cut off',
    async () => (await flag(900, 900).jpeg().toBuffer()).subarray(0, 2500),
    422,
    'avatarBroken',
  ],
  [
    'a GIF cut off',
    async () => (await flag(300, 300).gif().toBuffer()).subarray(0, 120),
    422,
    'avatarBroken',
  ],
  ['a PNG of 60,000 by 60,000', () => pngOfSize(60_000, 60_000), 422, 'avatarTooManyPixels'],
  ['a PNG of 5,001 by 5,000', () => pngOfSize(5001, 5000), 422, 'avatarTooManyPixels'],
  ['a PNG without a size', () => pngOfSize(0, 0), 422, 'avatarBroken'],
  ['a PNG with a size and no pixels', () => pngOfSize(300, 300), 422, 'avatarBroken'],
  [
    'one byte more than 10 MB',
    async () => Buffer.concat([await png()], 10 * 1024 * 1024 + 1),
    413,
    'avatarTooLarge',
  ],
]

describe('what is no picture', () => {
  test('a form without a file is refused', async () => {
    const form = new FormData()
    form.append('note', 'no file')
    const response = await fetch(`${server.address}/api/account/avatar`, {
      method: 'POST',
      headers: { authorization: `Bearer ${amina.token}` },
      body: form,
    })
    const { code } = (await response.json()) as { code: string }
    expect([response.status, code]).toEqual([422, 'avatarType'])
  })

  test.each(hostile)('%s is refused', async (_, make, status, code) => {
    const { body: before } = await amina.get<{ avatarUrl: string | null }>('/account')
    const answer = await upload(await make())
    expect(answer.status, JSON.stringify(answer.body)).toBe(status)
    if (code) expect(answer.body.code).toBe(code)
    const { body: after } = await amina.get<{ avatarUrl: string | null }>('/account')
    expect(after.avatarUrl).toBe(before.avatarUrl)
  })

  test('is explained in the reader’s language', async () => {
    const { body } = await upload(Buffer.from(svg), 'moi.png', '', 'fr-CA')
    expect(body.title).toBe('Choisissez une image JPG, GIF ou PNG; le contenu compte, non le nom')
  })

  test('does not swell the process', async () => {
    const before = process.memoryUsage().rss
    for (let at = 0; at < 20; at++)
      await renderAvatar(pngOfSize(60_000, 60_000), {}).catch(() => undefined)
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  })
})

describe('a picture', () => {
  test.each(['png', 'jpeg', 'gif'] as const)('may be a %s', async (format) => {
    const { status, body } = await upload(await flag().toFormat(format).toBuffer(), 'me')
    expect(status, JSON.stringify(body)).toBe(200)
    const shown = await show(body.avatarUrl ?? '')
    const meta = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
    expect(meta).toMatchObject({ format: 'webp', width: 256, height: 256 })
  })

  test('is shown at an address that nobody guesses, as something that does nothing', async () => {
    const { body } = await upload(await png())
    expect(body.avatarUrl).toMatch(/^\/api\/avatars\/[\w-]{22}$/)
    const { headers, status } = await show(body.avatarUrl ?? '')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('content-disposition')).toMatch(/^attachment/)
    expect(headers.get('cache-control')).toBe('private, max-age=86400')
    const me = await amina.get<{ userData: { avatarUrl: string } }>('/me')
    expect(me.body.userData.avatarUrl).toBe(body.avatarUrl)
  })

  test('keeps the square that was chosen', async () => {
    const colourOf = async (query: string) => {
      const { body } = await upload(await png(), 'me.png', query)
      const shown = Buffer.from(await (await show(body.avatarUrl ?? '')).arrayBuffer())
      const { dominant } = await sharp(shown).stats()
      return dominant.r > dominant.b ? 'red' : 'blue'
    }
    expect(await colourOf('?left=0&top=0&size=150')).toBe('red')
    expect(await colourOf('?left=250&top=0&size=150')).toBe('blue')
    expect(await colourOf('?left=9999&top=9999&size=150')).toBe('blue')
    for (const left of ['-1', '0x1', '1e1', '%201', '1.5', '100001'])
      expect((await upload(await png(), 'me.png', `?left=${left}`)).status).toBe(422)
    expect((await upload(await png(), 'me.png', '?width=10')).status).toBe(422)
  })

  test('stands upright and tells nothing of where it was taken', async () => {
    const photo = await flag()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Secret Street 1' }, IFD3: { GPSLatitude: '45/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { body } = await upload(photo, 'photo.jpg', '?left=0&top=250&size=150')
    const shown = Buffer.from(await (await show(body.avatarUrl ?? '')).arrayBuffer())
    const meta = await sharp(shown).metadata()
    expect([meta.exif, meta.xmp, meta.icc, meta.orientation]).toEqual(Array(4).fill(undefined))
    expect(shown.includes('Secret')).toBe(false)
    expect((await sharp(shown).stats()).dominant.b).toBeGreaterThan(200)
  })

  test('loses whatever was hidden behind it', async () => {
    const polyglot = Buffer.concat([await flag().gif().toBuffer(), Buffer.from(html)])
    const { status, body } = await upload(polyglot, 'me.gif')
    expect(status).toBe(200)
    const shown = Buffer.from(await (await show(body.avatarUrl ?? '')).arrayBuffer())
    expect(shown.includes('script')).toBe(false)
  })

  test('is gone with its file once it is replaced or removed', async () => {
    const first = (await upload(await png())).body.avatarUrl ?? ''
    const second = (await upload(await png())).body.avatarUrl ?? ''
    expect((await show(first)).status).toBe(404)
    expect(kept()).toEqual([`${second.split('/').at(-1)}.webp`])
    const removed = await amina.delete<{ avatarUrl: null }>('/account/avatar')
    expect(removed.body.avatarUrl).toBeNull()
    expect((await show(second)).status).toBe(404)
    expect(kept()).toEqual([])
  })

  test('of exactly the limit is taken', async () => {
    const { status } = await upload(Buffer.concat([await png()], 10 * 1024 * 1024))
    expect(status).toBe(200)
  })
})
