import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { LeadRecord } from '#modules/leads/contract/leads.endpoints.ts'
import { addLead, listLeads } from '#modules/leads/server/leads.test-world.ts'
import type { CustomFieldRecord } from '../contract/custom-fields.endpoints.ts'
import { addField, optionsNamed, type WithOwn } from './custom-fields.test-world.ts'

let server: TestServer
let margaret: Caller
let chloe: Caller
const fields: Record<string, CustomFieldRecord> = {}
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  chloe = await server.as('adviser')
  const add = async (key: string, part: object) => {
    const { body } = await addField(margaret, key, part)
    fields[key] = body
  }
  await add('motto', { isSearched: true })
  await add('acres', { type: 'number' })
  await add('visited', { type: 'date' })
  await add('size', { type: 'choice', options: optionsNamed('Small', 'Large') })
  await add('topics', { type: 'choices', options: optionsNamed('Gold', 'Wood', 'Wind') })
  await add('met', { type: 'yesNo' })
  await add('secret', { protection: 'restricted', isSearched: true })
  const [small, large] = fields['size']!.options.map(({ id }) => id)
  const [gold, wood] = fields['topics']!.options.map(({ id }) => id)
  const people = [
    { name: 'Ann', custom_motto: 'Per ardua', custom_acres: '12.5', custom_size: small },
    { name: 'Bea', custom_motto: 'Élan', custom_acres: '3', custom_size: large, custom_met: true },
    { name: 'Cid', custom_visited: '2026-02-03', custom_topics: [gold, wood], custom_met: false },
    { name: 'Dot', custom_acres: '100', custom_topics: [wood], custom_secret: 'Zephyr' },
  ]
  for (const each of people) await addLead(margaret, { company: 'Own lists', ...each })
})
afterAll(() => server.close())

const named = async (by: Caller, query: string) => {
  const { data } = await listLeads(by, query)
  return data.filter(({ company }) => company === 'Own lists').map(({ name }) => name)
}
const optionOf = (key: string, at: number) => fields[key]!.options[at]!.id

describe('a list', () => {
  it('answers each value by its type', async () => {
    const { data } = await listLeads(margaret, 'search=Own%20lists&sort=name')
    const [ann, bea, cid] = data as WithOwn<(typeof data)[number]>[]
    expect(ann).toMatchObject({ custom_acres: '12.5', custom_motto: 'Per ardua', custom_met: null })
    expect(bea).toMatchObject({ custom_met: true, custom_size: optionOf('size', 1) })
    expect(cid).toMatchObject({
      custom_visited: '2026-02-03',
      custom_topics: [optionOf('topics', 0), optionOf('topics', 1)],
    })
  })

  it('is filtered by every type', async () => {
    const by = (query: string) => named(margaret, `sort=name&${query}`)
    expect(await by('filter[custom_motto][contains]=elan')).toEqual(['Bea'])
    expect(await by('filter[custom_motto]=PER%20ARDUA')).toEqual(['Ann'])
    expect(await by('filter[custom_acres][gte]=12.5')).toEqual(['Ann', 'Dot'])
    expect(await by('filter[custom_visited][lte]=2026-02-03')).toEqual(['Cid'])
    expect(await by(`filter[custom_size]=${optionOf('size', 0)},${optionOf('size', 1)}`)).toEqual([
      'Ann',
      'Bea',
    ])
    expect(await by(`filter[custom_topics]=${optionOf('topics', 1)}`)).toEqual(['Cid', 'Dot'])
    expect(await by('filter[custom_met]=false')).toEqual(['Cid'])
    expect(await by('filter[custom_acres]=none&filter[custom_met]=true')).toEqual([])
    expect(await by(`filter[custom_topics]=none&search=Own`)).toEqual(['Ann', 'Bea'])
    // A choice of another field is none of this one's.
    expect(await by(`filter[custom_size]=${optionOf('topics', 1)}`)).toEqual([])
  })

  it('is sorted by a value, records without one last in both directions, page after page', async () => {
    const page = async (query: string) =>
      (
        await margaret.get<{ data: { id: string; name: string }[]; meta: { after?: string } }>(
          `/leads?${query}`,
        )
      ).body
    for (const [sort, first] of [
      ['custom_acres', ['Bea', 'Ann', 'Dot']],
      ['-custom_acres', ['Dot', 'Ann', 'Bea']],
      ['-custom_met', ['Bea', 'Cid']],
      ['-custom_motto', ['Ann', 'Bea']],
    ] as const) {
      const whole: string[] = []
      let after: string | undefined
      do {
        const { data, meta } = await page(`perPage=5&sort=${sort}${after ? `&after=${after}` : ''}`)
        whole.push(...data.map(({ id }) => id))
        after = meta.after
      } while (after)
      const { data } = await page(`perPage=100&sort=${sort}`)
      expect(data.slice(0, first.length).map(({ name }) => name)).toEqual(first)
      expect(whole.slice(0, 100)).toEqual(data.map(({ id }) => id))
      expect(new Set(whole).size).toBe(whole.length)
      const second = await page(`perPage=5&page=2&sort=${sort}`)
      expect(second.data.map(({ id }) => id)).toEqual(whole.slice(5, 10))
    }
  })

  it('is not sorted by choices', async () => {
    expect((await margaret.get('/leads?sort=custom_size')).status).toBe(422)
    expect((await margaret.get('/leads?sort=-custom_topics')).status).toBe(422)
  })

  it('tells a record’s neighbours in the order of a value', async () => {
    const { data } = await listLeads(margaret, 'sort=custom_acres')
    const [bea, ann, dot, next] = data
    const beside = async (id: string) => {
      const { body } = await margaret.get<{ meta: { place: object } }>(
        `/leads?sort=custom_acres&around=${id}`,
      )
      return body.meta.place
    }
    expect(await beside(bea!.id)).toMatchObject({ position: 1, previous: null, next: ann!.id })
    expect(await beside(dot!.id)).toMatchObject({ position: 3, previous: ann!.id, next: next!.id })
    expect(await beside(next!.id)).toMatchObject({ position: 4, previous: dot!.id })
  })

  it('finds a text that is searched, and no other', async () => {
    expect(await named(margaret, 'search=ardua')).toEqual(['Ann'])
    expect(await named(margaret, 'search=elan')).toEqual(['Bea'])
  })

  it('is chosen from by its filters for an act on many', async () => {
    const matching = { 'filter[custom_acres][gte]': '99', search: 'Own' }
    const { status, body } = await margaret.post<{ results?: unknown[] }>('/leads/assignments', {
      assigneeId: null,
      matching,
    })
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('Dot')])
  })
})

describe('an export', () => {
  const csv = async (by: Caller, query: string, language = 'en') => {
    const answer = await fetch(`${server.address}/api/leads/export?format=csv&${query}`, {
      headers: { authorization: `Bearer ${by.token}`, 'accept-language': language },
    })
    return [
      answer.status,
      (await answer.text()).replace('\uFEFF', '').trim().split('\r\n'),
    ] as const
  }
  it('has the chosen columns under their names, choices by theirs, in the reader’s language', async () => {
    const query = 'search=Own%20lists&sort=name&columns=name,custom_topics,custom_met,custom_acres'
    expect(await csv(margaret, query)).toEqual([
      200,
      ['Name,topics,met,acres', 'Ann,,,12.5', 'Bea,,Yes,3', 'Cid,Gold; Wood,No,', 'Dot,Wood,,100'],
    ])
    const [, french] = await csv(margaret, query, 'fr')
    expect(french.slice(0, 4)).toEqual([
      'Nom,topics fr,met fr,acres fr',
      'Ann,,,12.5',
      'Bea,,Oui,3',
      'Cid,Gold fr; Wood fr,Non,',
    ])
  })
})

describe('a restricted field', () => {
  it('is not there for whoever has not its group: read, written, filtered, sorted, searched or told', async () => {
    const path = '/leads?perPage=100'
    const { body: own } = await addLead(chloe, { name: 'Of Chloe' })
    await margaret.patch(`/leads/${own.id}`, { custom_secret: 'Hidden zebra' }, own)
    const read = (await chloe.get<WithOwn<LeadRecord>>(`/leads/${own.id}`)).body
    expect(read).not.toHaveProperty('custom_secret')
    const written = await chloe.patch(`/leads/${own.id}`, { custom_secret: 'x' }, read)
    expect([written.status, Object.keys(written.body.errors ?? {})]).toEqual([
      422,
      ['custom_secret'],
    ])
    for (const query of [
      'sort=custom_secret',
      'filter[custom_secret][contains]=zebra',
      'filter[custom_secret]=none',
    ])
      expect((await chloe.get(`${path}&${query}`)).status).toBe(422)
    expect((await listLeads(chloe, 'search=zebra')).data).toEqual([])
    expect((await listLeads(margaret, 'search=zebra')).data.map(({ name }) => name)).toEqual([
      'Of Chloe',
    ])
    const rows = (await listLeads(chloe, 'search=Chloe')).data
    expect(JSON.stringify(rows)).not.toContain('zebra')
    const { body: history } = await chloe.get(`/leads/${own.id}/history`)
    expect(JSON.stringify(history)).not.toContain('zebra')
    const timeline = await chloe.get(`/records/lead/${own.id}/timeline`)
    expect(timeline.status).toBe(200)
    expect(JSON.stringify(timeline.body)).not.toContain('zebra')
    const offered = await chloe.get('/custom-fields/offered?entity=lead')
    expect(JSON.stringify(offered.body)).not.toContain('secret')
    const seen = await margaret.get(`/leads/${own.id}/history`)
    expect(JSON.stringify(seen.body)).toContain('zebra')
  })
})

describe('a field that was just added', () => {
  it('is known to a second process at once', async () => {
    const second = await server.beside()
    try {
      const { body: field } = await addField(margaret, 'Just added', { type: 'number' })
      const there = second.withToken(margaret.token ?? '')
      const added = await addLead(there, { name: 'Second', [field.apiName]: '7' })
      expect([added.status, added.body]).toMatchObject([201, { [field.apiName]: '7' }])
      const { data } = await listLeads(there, `filter[${field.apiName}][gte]=7`)
      expect(data.map(({ name }) => name)).toEqual(['Second'])
    } finally {
      await second.stop()
    }
  })
})
