import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { served } from '#apps/server/modules.ts'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'

let server: TestServer
let margaret: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())

/** What a list is not read without. */
const asked: Record<string, string> = {
  applicationsTableState: 'stage=pending&',
  fundingRequestsTableState: 'stage=awaitingForm&',
  '/leads/board/cards': 'ids=00000000-0000-7000-8000-000000000000&',
}

const numberFilters = (served as { endpoint: Endpoint }[]).flatMap(({ endpoint }) => {
  const { list, path, method } = endpoint
  if (!list || method !== 'GET') return []
  return Object.entries(list.filters)
    .filter(([, { kind }]) => kind === 'number')
    .map(([field]) => ({
      path,
      field,
      first: `${asked[path] ?? asked[list.tableState] ?? ''}${endpoint.stream ? 'format=csv&' : ''}`,
    }))
})

describe('a number that a list is compared with', () => {
  it.each(numberFilters)('$field of $path is taken or complained of', async (filter) => {
    for (const number of ['1.5', '-1', '999999999', '999999999999', '-999999999999.99'])
      for (const operator of ['', '[gte]', '[lte]']) {
        const name = `filter[${filter.field}]${operator}`
        const path = `${filter.path}?${filter.first}${name}=${number}`
        // oxlint-disable-next-line no-await-in-loop -- a handful
        const { status, body } = await margaret.get(path)
        const isTold = status === 422 && Object.keys(body.errors ?? {}).join() === name
        expect([path, status === 200 || isTold]).toEqual([path, true])
      }
  })
})
