import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { LetterheadRecord } from '../contract/letterhead.endpoints.ts'
import { openPdf, readTags } from '#kit/server/paper/paper.test-reader.ts'

let server: TestServer
let etienne: Caller
let amina: Caller
beforeAll(async () => {
  server = await openTestServer()
  etienne = await server.as('brandAdmin')
  amina = await server.as('caseOfficer')
})
afterAll(() => server.close())

const read = async (by = etienne) => (await by.get<LetterheadRecord>('/settings/letterhead')).body
const edit = async (body: object, by = etienne) =>
  by.patch<LetterheadRecord>('/settings/letterhead', body, { version: (await read()).version })

async function send(which: string, content: Buffer, by = etienne) {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(content)]), 'picture.png')
  const answer = await fetch(`${server.address}/api/settings/letterhead/pictures/${which}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by.token ?? ''}` },
    body,
  })
  return { status: answer.status, body: (await answer.json()) as { code?: string; title?: string } }
}

const picture = (width = 600, height = 160) =>
  sharp({ create: { width, height, channels: 3, background: '#0F4F8A' } })

async function preview(language: string, by = etienne) {
  const answer = await fetch(`${server.address}/api/settings/letterhead/preview/${language}`, {
    headers: { authorization: `Bearer ${by.token ?? ''}` },
  })
  return { status: answer.status, content: Buffer.from(await answer.arrayBuffer()) }
}

const told = async (language: string) =>
  (await readTags(await openPdf((await preview(language)).content))).elements

describe('the letterhead', () => {
  it('begins empty, and a letter is whole without it', async () => {
    expect(await read()).toMatchObject({ hasLogo: false, hasSignature: false, footer: null })
    const said = (await told('en')).map(({ text }) => text)
    expect(said).toContain('Programs')
    expect(said).toContain('Your application has been approved')
  })

  it('is saved with who did it and what it was, and stands on the next letter in its language', async () => {
    const title = { en: 'Director', fr: 'Directrice' }
    const footer = { en: 'Charity 12345', fr: 'Organisme 12345' }
    const { status } = await edit({ signatoryName: 'Priya Raman', signatoryTitle: title, footer })
    expect(status).toBe(200)
    const said = (await told('fr')).map(({ text }) => text)
    expect(said).toContain('Priya Raman Directrice')
    const { body } = await etienne.get<{ data: { actorName: string; changes: object }[] }>(
      '/settings/letterhead/history',
    )
    expect(body.data[0]).toMatchObject({
      actorName: 'Étienne Gagnon',
      changes: { signatoryName: [null, 'Priya Raman'], signatoryTitle: [null, title] },
    })
  })

  it('is not saved over what was saved in between', async () => {
    const { version } = await read()
    await edit({ signatoryName: 'Sarah Whitfield' })
    const late = await etienne.patch('/settings/letterhead', { footer: null }, { version })
    expect(late.status).toBe(412)
  })

  it('has a logo and a signature, drawn anew, with words for whoever does not see them', async () => {
    const photo = await picture()
      .withExif({ IFD0: { Copyright: 'Secret Place' } })
      .jpeg()
      .toBuffer()
    expect((await send('logo', photo)).status).toBe(200)
    expect((await send('signature', await picture(300, 90).png().toBuffer())).status).toBe(200)
    expect(await read()).toMatchObject({ hasLogo: true, hasSignature: true })
    const shown = await fetch(`${server.address}/api/settings/letterhead/pictures/logo`, {
      headers: { authorization: `Bearer ${etienne.token ?? ''}` },
    })
    expect(shown.headers.get('content-type')).toContain('image/png')
    expect(Buffer.from(await shown.arrayBuffer()).toString('latin1')).not.toContain('Secret Place')
    const figures = (await told('en')).filter(({ role }) => role === 'Figure')
    expect(figures.map(({ alt }) => alt)).toEqual(['Programs', 'Signature of Sarah Whitfield'])
    for (const action of ['letterhead.logo', 'letterhead.signature'])
      expect(await auditRows(server.db, { action }), action).toMatchObject([
        { actor: 'Étienne Gagnon' },
      ])
  })

  it('has none any more once it is removed', async () => {
    const answer = await etienne.delete<LetterheadRecord>('/settings/letterhead/pictures/logo')
    expect([answer.status, answer.body.hasLogo]).toEqual([200, false])
    expect((await etienne.get('/settings/letterhead/pictures/logo')).status).toBe(404)
    const figures = (await told('en')).filter(({ role }) => role === 'Figure')
    expect(figures).toHaveLength(1)
  })

  it.each([
    ['what is no picture', Buffer.from('%PDF-1.7 no picture'), 422, 'Choose a PNG or JPEG picture'],
    ['nothing', Buffer.alloc(0), 422, 'Choose a PNG or JPEG picture'],
    ['more than 5 MB', Buffer.alloc(5_300_000, 1), 413, 'The picture is larger than 5 MB'],
  ])('refuses %s, and says why', async (_, content, status, title) => {
    const answer = await send('logo', content)
    expect([answer.status, answer.body.title]).toEqual([status, title])
  })

  it('refuses a picture that ends in the middle, and one of too many pixels', async () => {
    const whole = await picture(2000, 2000).png({ compressionLevel: 0 }).toBuffer()
    expect((await send('logo', whole.subarray(0, 2000))).body.code).toBe('pictureBroken')
    const huge = await picture(6000, 5000).png().toBuffer()
    expect((await send('logo', huge)).body.code).toBe('pictureTooManyPixels')
  })

  it('takes sixty pictures of somebody in an hour, and no more', async () => {
    const content = await picture().png().toBuffer()
    expect((await send('logo', content)).status).toBeLessThan(300)
    await sql`update rate_limits set hits = 60 where key like 'letterhead%'`.execute(server.db)
    expect((await send('logo', content)).status).toBe(429)
    await sql`delete from rate_limits where key like 'letterhead%'`.execute(server.db)
  })

  it('is looked at by staff who see settings, and changed by those who configure', async () => {
    expect((await read(amina)).can).toEqual({})
    expect((await preview('en', amina)).status).toBe(200)
    expect((await edit({ footer: null }, amina)).status).toBe(403)
    expect((await send('logo', await picture().png().toBuffer(), amina)).status).toBe(403)
    const rachel = await server.as('employer')
    expect((await rachel.get('/settings/letterhead')).status).toBe(403)
    expect((await preview('en', rachel)).status).toBe(403)
  })
})
