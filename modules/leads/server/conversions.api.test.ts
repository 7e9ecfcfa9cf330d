import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { ShareholderRecord } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { alikeOf, convert, join, leadsBehind, undo } from './conversions.test-world.ts'
import {
  addLead,
  listLeads,
  moveLead,
  readBoard,
  readLead,
  statusNamed,
} from './leads.test-world.ts'

let server: TestServer
let margaret: Caller
let david: Caller
let chloe: Caller
let tomasz: Caller
let chloeId: string
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  david = await server.as('manager')
  chloe = await server.as('adviser')
  tomasz = await server.as('care')
  chloeId = await ownId(chloe)
})
afterAll(() => server.close())

let people = 0
/** Somebody who looks like nobody else. */
async function newLead(by: Caller, part: object = {}) {
  people += 1
  const name = `Rosalie Desrosiers${people}`
  const { body } = await addLead(by, { name, email: `rosalie${people}@example.net`, ...part })
  return readLead(by, body.id)
}

const firstError = (body: object) =>
  Object.entries((body as { errors?: Record<string, { code: string }[]> }).errors ?? {}).map(
    ([at, [one]]) => [at, one?.code],
  )
const codeOf = ({ status, body }: { status: number; body: object }) => [
  status,
  (body as { code?: string }).code,
]
const readShareholder = (by: Caller, id: string) => by.get<ShareholderRecord>(`/shareholders/${id}`)
const addNote = (by: Caller, kind: string, id: string, body: string) =>
  by.post<{ id: string }>(`/records/${kind}/${id}/notes`, {
    body,
    isPinned: false,
    visibility: 'team',
  })
const notesOf = async (by: Caller, kind: string, id: string) =>
  (await by.get<{ data: { body: string }[] }>(`/records/${kind}/${id}/notes`)).body.data.map(
    ({ body }) => body,
  )

describe('a lead that is moved to the shareholders', () => {
  it('becomes a shareholder with what was known of it, and is won', async () => {
    const lead = await newLead(chloe, { phone: '514 555-0190' })
    await addNote(chloe, 'lead', lead.id, 'Met at the fair')
    const { status, body } = await convert(chloe, lead)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: { name: { en: 'Won' } },
      expectedAmount: '12000.00',
      isJoined: false,
      convertedBy: 'Chloé Bergeron',
      can: { undoConversion: true },
    })
    expect(Object.keys(body.can)).toEqual(['undoConversion'])
    const { body: shareholder } = await readShareholder(chloe, body.shareholder!.id)
    expect(shareholder).toMatchObject({
      kind: 'individual',
      firstName: 'Rosalie',
      lastName: lead.name.split(' ')[1],
      email: lead.email,
      phone: '+15145550190',
      language: 'fr',
      assigneeId: chloeId,
      status: 'active',
    })
    expect(await notesOf(chloe, 'shareholder', shareholder.id)).toEqual(['Met at the fair'])
    expect(await notesOf(chloe, 'lead', lead.id)).toEqual([])
    expect(await leadsBehind(chloe, shareholder.id)).toMatchObject([
      { id: lead.id, name: lead.name },
    ])
    expect(await leadsBehind(tomasz, shareholder.id)).toEqual([])
    const ofLead = await auditRows(server.db, { entityId: lead.id })
    expect(ofLead.map(({ action }) => action)).toEqual([
      'leads.added',
      'leads.moved',
      'leads.converted',
    ])
    expect(ofLead.at(-1)?.changes).toEqual({
      shareholder: [null, shareholder.number],
      movedParts: [null, '1'],
    })
    const ofShareholder = await auditRows(server.db, { entityId: shareholder.id })
    expect(ofShareholder.at(-1)).toMatchObject({
      action: 'shareholders.leadConverted',
      changes: { convertedFrom: [null, lead.name] },
    })
  })

  it('is proposed as a company where it has one, and asks for what a shareholder needs', async () => {
    const lead = await newLead(chloe, { company: 'Fonderie Desrosiers' })
    const bare = await convert(chloe, lead, { companyName: null, language: null })
    expect(firstError(bare.body).toSorted()).toEqual([
      ['companyName', 'required'],
      ['language', 'required'],
    ])
    const nothing = await convert(chloe, lead, { expectedAmount: null })
    expect(firstError(nothing.body)).toEqual([['expectedAmount', 'required']])
    const contacted = await statusNamed(margaret, 'Contacted')
    const open = await convert(chloe, lead, { statusId: contacted.id })
    expect(firstError(open.body)).toEqual([['statusId', 'wonStatus']])
    const late = await convert(chloe, lead, { birthDate: '2999-01-01' })
    expect(firstError(late.body)).toEqual([['birthDate', 'notInFuture']])
    expect((await readLead(chloe, lead.id)).convertedAt).toBe(null)
    const { body } = await convert(chloe, lead)
    expect((await readShareholder(chloe, body.shareholder!.id)).body).toMatchObject({
      kind: 'company',
      companyName: 'Fonderie Desrosiers',
      name: 'Fonderie Desrosiers',
    })
  })

  it('keeps the source that is no longer offered, and none is chosen that is not', async () => {
    const { body: sources } = await margaret.get<{ data: { id: string; version: number }[] }>(
      '/sources',
    )
    const [first, second] = sources.data
    const lead = await newLead(chloe, { sourceId: first!.id })
    const archive = async ({ id, version }: { id: string; version: number }) =>
      margaret.patch(`/sources/${id}`, { isChoosable: false }, { version })
    await archive(first!)
    await archive(second!)
    const other = await convert(chloe, lead, { sourceId: second!.id })
    expect(firstError(other.body)).toEqual([['sourceId', 'notChoosable']])
    const { body } = await convert(chloe, lead)
    expect((await readShareholder(chloe, body.shareholder!.id)).body.sourceId).toBe(first!.id)
  })

  it('is closed: not edited, moved, assigned, deleted or written on any more', async () => {
    const { body: lead } = await convert(david, await newLead(david))
    const edited = await david.patch(
      `/leads/${lead.id}`,
      { company: 'X' },
      { version: lead.version },
    )
    expect(codeOf(edited)).toEqual([409, 'converted'])
    const won = await statusNamed(margaret, 'Won')
    expect(codeOf(await moveLead(david, lead, { statusId: won.id }))).toEqual([409, 'converted'])
    expect(codeOf(await david.delete(`/leads/${lead.id}`, lead))).toEqual([409, 'converted'])
    expect((await addNote(david, 'lead', lead.id, 'Too late')).status).toBe(403)
    const many = await david.post<{ rows: { code?: string }[] }>('/leads/deletions', {
      ids: [lead.id],
    })
    expect(JSON.stringify(many.body)).toContain('converted')
    expect(codeOf(await convert(david, lead))).toEqual([409, 'converted'])
  })
})

describe('list and board', () => {
  it('the board leaves the converted ones out of columns, counts and sums; the list has them', async () => {
    const won = await statusNamed(margaret, 'Won')
    const columnOf = async (query = '') =>
      (await readBoard(margaret, query)).find(({ id }) => id === won.id)!
    const lead = await newLead(chloe)
    const before = await columnOf()
    const listed = (await listLeads(margaret)).meta.total
    const { body } = await convert(chloe, lead)
    const { count, amount, all } = await columnOf()
    expect([count, amount, all]).toEqual([before.count, before.amount, before.all])
    const narrowed = await columnOf('search=Rosalie')
    expect(narrowed.count).toBe(0)
    const shown = await columnOf('filter[isConverted]=true')
    expect(shown.count).toBeGreaterThan(0)
    const cards = await chloe.get<{ data: unknown[] }>(`/leads/board/cards?ids=${lead.id}`)
    expect(cards.body.data).toEqual([])
    expect((await listLeads(margaret)).meta.total).toBe(listed)
    const converted = await listLeads(margaret, 'filter[isConverted]=true')
    expect(converted.data.find(({ id }) => id === lead.id)).toMatchObject({
      convertedAt: body.convertedAt,
      shareholder: body.shareholder,
    })
    const open = await listLeads(margaret, 'filter[isConverted]=false')
    expect(open.data.some(({ id }) => id === lead.id)).toBe(false)
    expect(open.meta.total + converted.meta.total).toBe(listed)
    await undo(chloe, body)
    expect((await columnOf()).count).toBe(before.count)
  })

  it('tells whom it became only to whoever sees that shareholder', async () => {
    const { body: lead } = await convert(chloe, await newLead(chloe))
    const anna = await server.as('superAdmin')
    expect((await readLead(anna, lead.id)).shareholder).toEqual(lead.shareholder)
    const { body: shareholder } = await readShareholder(margaret, lead.shareholder!.id)
    await margaret.patch(
      `/shareholders/${shareholder.id}`,
      { assigneeId: await ownId(margaret) },
      { version: shareholder.version },
    )
    const unseen = await readLead(chloe, lead.id)
    expect(unseen.shareholder).toBe(null)
    expect(unseen.can).toEqual({ undoConversion: { reason: 'shareholderUnseen' } })
    expect(codeOf(await undo(chloe, unseen))).toEqual([409, 'shareholderUnseen'])
    const told = async (by: Caller) => (await by.get(`/leads/${lead.id}/history`)).body
    expect(JSON.stringify(await told(margaret))).toContain(shareholder.number)
    expect(JSON.stringify(await told(chloe))).not.toContain(shareholder.number)
    const csv = await chloe.get<string>('/leads/export?format=csv')
    expect(csv.status).toBe(403)
    const whole = await margaret.get<string>('/leads/export?format=csv&filter[isConverted]=true')
    expect(JSON.stringify(whole.body)).toContain(shareholder.number)
  })
})

describe('somebody who is a shareholder already', () => {
  it('is found first, and no second one is made unless somebody has looked', async () => {
    const lead = await newLead(chloe)
    const { body: first } = await convert(chloe, lead)
    const again = await newLead(chloe, { name: lead.name, email: lead.email })
    const found = await alikeOf(chloe, again)
    expect(found).toMatchObject([{ ...first.shareholder, reasons: ['email'], isJoinable: true }])
    expect(codeOf(await convert(chloe, again))).toEqual([409, 'looksLikeOthers'])
    expect((await readLead(chloe, again.id)).status.kind).toBe('open')
    const made = await convert(chloe, again, { apartFrom: [found[0]!.id] })
    expect(made.status).toBe(200)
    expect(made.body.shareholder!.id).not.toBe(first.shareholder!.id)
  })

  it('is joined as it stands, with what was written on the lead', async () => {
    const { body: first } = await convert(chloe, await newLead(chloe))
    const lead = await newLead(chloe, { phone: '514 555-0177' })
    await addNote(chloe, 'lead', lead.id, 'Wants more')
    const { body, status } = await join(chloe, lead, first.shareholder!.id)
    expect([status, body.isJoined, body.shareholder]).toEqual([200, true, first.shareholder])
    const { body: shareholder } = await readShareholder(chloe, first.shareholder!.id)
    expect(shareholder).toMatchObject({ phone: null, version: 1 })
    expect(await notesOf(chloe, 'shareholder', shareholder.id)).toEqual(['Wants more'])
    expect((await leadsBehind(chloe, shareholder.id)).map(({ id }) => id)).toEqual([
      first.id,
      lead.id,
    ])
    // The first one now has somebody else on it.
    expect(codeOf(await undo(chloe, first))).toEqual([409, 'shareholderInUse'])
    const back = await undo(chloe, body)
    expect(back.body).toMatchObject({ convertedAt: null, status: { name: { en: 'New' } } })
    expect(await notesOf(chloe, 'lead', lead.id)).toEqual(['Wants more'])
    expect((await readShareholder(chloe, shareholder.id)).status).toBe(200)
  })

  it('is not joined when it is unseen, archived or merged meanwhile', async () => {
    const { body: first } = await convert(chloe, await newLead(chloe))
    const { body: second } = await convert(chloe, await newLead(chloe))
    const lead = await newLead(chloe)
    const { body: hidden } = await convert(margaret, await newLead(margaret))
    const unseen = await join(chloe, lead, hidden.shareholder!.id)
    expect(firstError(unseen.body)).toEqual([['shareholderId', 'missing']])
    const nobody = await chloe.post(
      `/leads/${lead.id}/conversion`,
      { into: 'existing' },
      { version: lead.version },
    )
    expect(firstError(nobody.body)).toEqual([['shareholderId', 'required']])
    const [keep, drop] = [first.shareholder!.id, second.shareholder!.id]
    const merged = await margaret.post('/shareholders/merge', {
      keep,
      drop,
      versions: { keep: 1, drop: 1 },
    })
    expect(merged.status).toBe(200)
    expect(codeOf(await join(chloe, lead, drop))).toEqual([409, 'shareholderMerged'])
    // The lead behind the merged one leads to whom that is now.
    expect((await readLead(chloe, second.id)).shareholder).toEqual(first.shareholder)
    expect((await leadsBehind(chloe, keep)).map(({ id }) => id)).toEqual([first.id, second.id])
    expect(codeOf(await undo(chloe, second))).toEqual([409, 'shareholderMerged'])
    const { body: kept } = await readShareholder(margaret, keep)
    await margaret.post(`/shareholders/${keep}/archiving`, {}, { version: kept.version })
    expect(codeOf(await join(chloe, lead, keep))).toEqual([409, 'shareholderArchived'])
    expect((await readLead(chloe, lead.id)).version).toBe(lead.version)
  })
})

describe('who may', () => {
  it('an adviser moves the own leads, not those of the pool; others need the permission', async () => {
    const free = await newLead(margaret, { assigneeId: null })
    expect((await readLead(chloe, free.id)).can).not.toHaveProperty('convert')
    expect((await convert(chloe, free, { assigneeId: chloeId })).status).toBe(403)
    expect((await alikeOf(tomasz, free)) ?? null).toBe(null)
    expect((await convert(tomasz, free)).status).toBe(403)
    const own = await newLead(chloe)
    expect((await convert(david, own)).status).toBe(200)
  })

  it('gives the new shareholder to nobody whom the person does not see', async () => {
    const lead = await newLead(chloe)
    const given = await convert(chloe, lead, { assigneeId: await ownId(david) })
    expect(firstError(given.body)).toEqual([['assigneeId', 'missing']])
  })
})
