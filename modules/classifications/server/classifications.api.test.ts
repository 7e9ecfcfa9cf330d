import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { FoundCode, ListedCode } from '#kit/contract/code-lists.ts'
import type { CodeRow, SchemeLoad } from '../contract/classifications.endpoints.ts'

let server: TestServer
let margaret: Caller
let visitor: Caller

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  visitor = server.visitor
})
afterAll(() => server.close())

const found = async (list: string, typed: string) =>
  (
    await visitor.get<{ data: FoundCode[] }>(
      `/code-lists/matches?list=${list}&search=${encodeURIComponent(typed)}`,
    )
  ).body.data.map(({ code }) => code)

describe('looking a code up', () => {
  it('takes the words of either language, accents and case aside', async () => {
    expect(await found('noc', 'bakers')).toEqual(['63202'])
    expect(await found('noc', 'BOULANGERES')).toEqual(['63202'])
    expect(await found('naics', 'spectacles')).toEqual(['71'])
  })

  it('takes one for many', async () => {
    expect(await found('naics', 'retail bakery')).toEqual(['311811'])
    expect(await found('noc', 'estimator')).toEqual(['22303'])
  })

  it('takes digits as the beginning of a code', async () => {
    expect(await found('noc', '131')).toEqual(['13110', '13112'])
    expect(await found('naics', '311811')).toEqual(['311811'])
  })

  it('puts titles that begin so first, then those with a word that does', async () => {
    expect((await found('naics', 'construction')).slice(0, 2)).toEqual(['23', '236'])
    expect((await found('noc', 'administrative')).at(0)).toBe('13110')
  })

  it('offers occupations alone, and no range of sectors', async () => {
    expect(await found('noc', 'health')).toEqual([])
    expect(await found('naics', 'manufacturing')).not.toContain('31-33')
  })

  it('tells the nearest group above, a range of sectors too', async () => {
    const { body } = await visitor.get<{ data: FoundCode[] }>(
      '/code-lists/matches?list=naics&search=332',
    )
    expect(body.data.map(({ code, within }) => [code, within?.code])).toEqual([
      ['332', '31-33'],
      ['332710', '332'],
    ])
  })

  it('means every sign as it is', async () => {
    expect(await found('noc', '%')).toEqual([])
    expect(await found('noc', '_____')).toEqual([])
  })

  it('refuses a list that there is not', async () => {
    expect((await visitor.get('/code-lists/matches?list=colours&search=red')).status).toBe(422)
    expect((await visitor.get('/code-lists/codes?list=colours&codes=1')).status).toBe(422)
  })

  it('tells what codes mean, and leaves out those that are not in the list', async () => {
    const { body } = await visitor.get<{ data: ListedCode[] }>(
      '/code-lists/codes?list=noc&codes=63202,99999',
    )
    expect(body.data).toEqual([
      {
        code: '63202',
        title: { en: 'Bakers', fr: 'Boulangers-pâtissiers/boulangères-pâtissières' },
      },
    ])
    const many = Array.from({ length: 51 }, (_, at) => at).join()
    expect((await visitor.get(`/code-lists/codes?list=noc&codes=${many}`)).status).toBe(422)
  })
})

describe('the list of codes', () => {
  const codes = async (query: string) =>
    (await margaret.get<{ data: CodeRow[] }>(`/classifications?${query}`)).body.data

  it('has level and group above by the code', async () => {
    const [machineShops] = await codes('search=332710')
    expect(machineShops).toMatchObject({
      scheme: 'naics',
      level: 5,
      parent: '33271',
      loadedBy: null,
    })
    expect((await codes('search=Food%20manufacturing'))[0]).toMatchObject({ parent: '31-33' })
    expect((await codes('filter[scheme]=noc&filter[level]=1')).map(({ code }) => code)).toEqual(
      Array.from({ length: 10 }, (_, at) => String(at)),
    )
  })

  it('says how much there is, and that it came with the product', async () => {
    const { body } = await margaret.get<{ data: SchemeLoad[] }>('/classifications/loads')
    expect(body.data.map(({ scheme, loadedAt, loadedBy }) => [scheme, loadedAt, loadedBy])).toEqual(
      [
        ['noc', null, null],
        ['naics', null, null],
      ],
    )
    expect(body.data[0]?.finest).toBeGreaterThan(15)
  })
})
