import { describe, expect, it } from 'vitest'
import type { ListPlace, PageMeta } from '#kit/contract/define-endpoint.ts'
import type { Caller } from '#apps/server/test-server.ts'
import type { ApplicationRow } from '../contract/applications.endpoints.ts'
import { admin, amina, server, step, withPeople } from './applications.test-people.ts'

withPeople()

interface Rows {
  data: ApplicationRow[]
  meta: PageMeta
}

const pending = '/applications?stage=pending'

const around = async (by: Caller, query: string, id: string) => {
  const { status, body } = await by.get<Rows>(`${query}&around=${id}`)
  return { status, place: body.meta?.place as ListPlace, body }
}

const idsOf = async (by: Caller, query: string) => {
  const { body } = await by.get<Rows>(`${query}&perPage=100`)
  return body.data.map(({ id }) => id)
}

describe('what stands beside an application in a list', () => {
  it.each([
    '',
    '&sort=participantName',
    '&sort=-requestedAmount,reference',
    '&sort=reviewDueOn&filter[assigneeId]=none',
    '&search=a',
  ])('is what the list itself shows there, and its number (%s)', async (grammar) => {
    const query = `${pending}${grammar}`
    const ids = (await idsOf(admin, query)).slice(0, 30)
    expect(ids.length).toBeGreaterThan(2)
    for (const at of [0, 1, ids.length - 2]) {
      // oxlint-disable-next-line no-await-in-loop -- one place after the other
      const { place, body } = await around(admin, query, ids[at] ?? '')
      expect(place).toMatchObject({
        position: at + 1,
        isListed: true,
        previous: ids[at - 1] ?? null,
        next: ids[at + 1],
      })
      expect(body.data).toEqual([])
    }
    const { body } = await admin.get<Rows>(query)
    expect((await around(admin, query, ids[0] ?? '')).body.meta.total).toBe(body.meta.total)
  })

  it('leaves out what the person may not see, and is 404 for a stranger', async () => {
    const own = await idsOf(amina, pending)
    const all = new Set(await idsOf(admin, pending))
    const foreign = [...all].find((id) => !own.includes(id)) ?? ''
    expect((await around(amina, pending, foreign)).status).toBe(404)
    for (const id of own.slice(0, 5)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { place } = await around(amina, pending, id)
      for (const beside of [place.previous, place.next]) if (beside) expect(own).toContain(beside)
    }
    const employer = await server.as('employer')
    expect((await around(employer, pending, own[0] ?? '')).status).toBe(404)
  })

  it('is still known once the application has left the list, by where it was', async () => {
    const query = `${pending}&filter[assigneeId]=none&sort=submittedAt`
    const [first, second, third] = await idsOf(admin, query)
    const { place } = await around(admin, query, second ?? '')
    const { data } = (await admin.get<{ data: { id: string }[] }>('/applications/assignees')).body
    const assigned = await step(admin, second ?? '', 'assignment', { assigneeId: data[0]?.id })
    expect(assigned.status).toBe(200)
    expect((await around(admin, query, second ?? '')).status).toBe(404)
    const after = await around(admin, `${query}&after=${place.cursor}`, second ?? '')
    expect(after.place).toMatchObject({
      position: null,
      isListed: false,
      previous: first,
      next: third,
    })
  })

  it('refuses an id or a cursor that is none', async () => {
    const [id = ''] = await idsOf(admin, pending)
    expect((await around(admin, pending, 'abc')).status).toBe(422)
    const gone = '00000000-0000-7000-8000-000000000000'
    expect((await around(admin, `${pending}&after=abc`, gone)).status).toBe(422)
    expect((await around(admin, `${pending}&after=abc`, id)).status).toBe(200)
  })
})
