import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { LeadStatusRecord } from '../contract/lead-statuses.endpoints.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import {
  addLead,
  addStatus,
  deleteStatus,
  moveLead,
  readBoard,
  readLead,
  readStatuses,
  statusNamed,
} from './leads.test-world.ts'

let server: TestServer
let margaret: Caller
let chloe: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  chloe = await server.as('adviser')
})
afterAll(() => server.close())

const edit = ({ id, version }: LeadStatusRecord, part: object) =>
  margaret.patch<LeadStatusRecord>(`/lead-statuses/${id}`, part, { version })
const firstError = (body: { errors?: Record<string, { code: string; message: string }[]> }) =>
  Object.entries(body.errors ?? {}).map(([at, [one]]) => [at, one?.code])

describe('a status', () => {
  it('has a colour that is seen on white and on dark, or is refused at the colour', async () => {
    const pale = await addStatus(margaret, 'Pale', { color: '#FFEE88' })
    expect([pale.status, firstError(pale.body)]).toEqual([422, [['color', 'contrast']]])
    const dark = await addStatus(margaret, 'Dark', { color: '#102040' })
    expect(dark.body.errors?.['color']?.[0]?.message).toContain('hard to see on white or on dark')
    const none = await addStatus(margaret, 'None', { color: 'blue' })
    expect(firstError(none.body)).toContainEqual(['color', 'color'])
    const { status, body } = await addStatus(margaret, 'Seen')
    expect([status, body.color, body.leads]).toEqual([201, '#3A7FD5', 0])
  })

  it('has a name of its own in both languages, in the database as well', async () => {
    const taken = await addStatus(margaret, 'NEW')
    expect([taken.status, firstError(taken.body)]).toEqual([422, [['name.en', 'alike']]])
    const again = sql`insert into lead_statuses (name, color, kind, place)
      values ('{"en": "new", "fr": "x"}', '#3A7FD5', 'open', 99)`
    await expect(again.execute(server.db)).rejects.toThrow('lead_status_names_pkey')
  })

  it('is kept by administrators, and not by an adviser', async () => {
    expect((await chloe.get('/lead-statuses')).status).toBe(403)
    expect((await addStatus(chloe, 'Mine')).status).toBe(403)
  })

  it('keeps what it means while leads are in it', async () => {
    const status = await statusNamed(margaret, 'Contacted')
    const refused = await edit(status, { kind: 'lost' })
    expect([refused.status, firstError(refused.body)]).toEqual([422, [['kind', 'kindInUse']]])
    const { body: empty } = await addStatus(margaret, 'Another meaning')
    expect((await edit(empty, { kind: 'lost' })).body.kind).toBe('lost')
  })

  it('is saved by whoever saw it last', async () => {
    const { body } = await addStatus(margaret, 'Saved twice')
    expect((await edit(body, { softLimit: 5 })).body.softLimit).toBe(5)
    expect((await edit(body, { softLimit: 6 })).status).toBe(412)
  })

  it('stands where somebody put it, on the board as well', async () => {
    const { body: last } = await addStatus(margaret, 'Put first')
    const place = (to: number) => margaret.post(`/lead-statuses/${last.id}/place`, { place: to })
    expect((await place(1)).status).toBe(200)
    expect((await readStatuses(margaret))[0]?.id).toBe(last.id)
    expect((await readBoard(chloe))[0]?.name.en).toBe('Put first')
    expect((await place(0)).status).toBe(422)
  })
})

describe('to delete a status', () => {
  it('without leads takes nothing else', async () => {
    const { body } = await addStatus(margaret, 'Unused')
    expect((await deleteStatus(margaret, { ...body, version: 9 })).status).toBe(412)
    expect((await deleteStatus(margaret, body)).status).toBe(204)
    expect((await deleteStatus(margaret, body)).status).toBe(404)
  })

  it('with leads asks for another one, where they are from then on in their order', async () => {
    const { body: gone } = await addStatus(margaret, 'Gone')
    const { body: stays } = await addStatus(margaret, 'Stays')
    const { body: closed } = await addStatus(margaret, 'Closed', { isChoosable: false })
    const won = await statusNamed(margaret, 'Won')
    const { body: there } = await addLead(margaret, { statusId: stays.id })
    const { body: lower } = await addLead(margaret, { statusId: gone.id })
    const { body: upper } = await addLead(margaret, { statusId: gone.id })
    const trashed = (await addLead(margaret, { statusId: gone.id })).body
    await margaret.delete(`/leads/${trashed.id}`, trashed)
    const alone = await deleteStatus(margaret, gone)
    expect([alone.status, alone.body]).toMatchObject([409, { code: 'statusInUse', leads: 3 }])
    for (const unfit of [gone, closed, won])
      expect((await deleteStatus(margaret, gone, unfit)).body.errors).toHaveProperty(
        'replacementStatusId',
      )
    expect((await deleteStatus(margaret, gone, stays)).status).toBe(204)
    const { body } = await margaret.get<{ data: { id: string }[] }>(
      `/leads?sort=rank&filter[statusId]=${stays.id}`,
    )
    expect(body.data.map(({ id }) => id)).toEqual([there.id, upper.id, lower.id])
    expect(await readLead(margaret, upper.id)).toMatchObject({ statusId: stays.id, version: 2 })
    expect((await readLead(margaret, trashed.id)).statusId).toBe(stays.id)
    expect((await auditRows(server.db, { entityId: upper.id })).at(-1)).toMatchObject({
      action: 'leads.statusReplaced',
      changes: { status: [gone.name, stays.name] },
    })
  })

  it('is refused while new leads would have nowhere to begin', async () => {
    const others = (await readStatuses(margaret)).filter(
      ({ kind, isChoosable }) => kind === 'open' && isChoosable,
    )
    const [kept, ...rest] = others
    for (const each of rest) expect((await edit(each, { isChoosable: false })).status).toBe(200)
    const archived = await edit(kept!, { isChoosable: false })
    expect([archived.status, archived.body]).toMatchObject([409, { code: 'lastOpenStatus' }])
    const { body: other } = await addStatus(margaret, 'Comes later')
    expect((await edit(kept!, { isChoosable: false })).status).toBe(200)
    const last = await deleteStatus(margaret, other)
    expect([last.status, last.body]).toMatchObject([409, { code: 'lastOpenStatus' }])
  })

  it('moves nobody into an archived status', async () => {
    const archived = (await readStatuses(margaret)).find(({ isChoosable }) => !isChoosable)!
    const { body } = await addLead(margaret)
    const refused = await moveLead(margaret, body, { statusId: archived.id })
    expect([refused.status, firstError(refused.body)]).toEqual([
      422,
      [['statusId', 'statusNotChoosable']],
    ])
  })
})
