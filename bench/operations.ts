import { randomUUID } from 'node:crypto'
import type { Ask } from './load.ts'
import { newApplication } from './new-application.ts'
import type { World } from './world.ts'

export interface Operation {
  says: string
  /** How many times as long as the floor it may take. */
  goal: number
  /** What the floor does, for the heading of the table. */
  against: string
  product: (at: number) => Ask
  floor: (at: number) => Ask
  /** One caller after the other; figures are per line. */
  isExport?: true
}

const stages = ['pending', 'approved', 'rejected']
const terms = ['gagn', 'tremb', 'mont', 'bouch', 'serv', 'north', 'lav', 'roy']

const around = <T>(items: readonly T[], at: number): T => items[at % items.length]!

/** What people do all day, once through the product and once through next to nothing. */
export const operationsOf = (world: World): Operation[] => [
  ...lists(world),
  ...others(world),
  ...writes(world),
]

const get = ({ product: { url, headers } }: World, path: string): Ask => ({
  method: 'GET',
  url: url + path,
  headers,
})

type Sending = Pick<Ask, 'method'> & { path: string; more: Record<string, string>; body: object }

const send = (
  { product: { url, headers } }: World,
  { path, more, body, method }: Sending,
): Ask => ({
  method,
  url: url + path,
  headers: { ...headers, ...more, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const bare = ({ floor }: World, path: string, sent?: Pick<Ask, 'method' | 'body'>): Ask => ({
  method: 'GET',
  url: floor.url + path,
  headers: {},
  ...sent,
})

const one = ({ applications }: World, at: number) => around(applications, at * 7)

function lists(world: World): Operation[] {
  const list = (at: number, page: number) =>
    get(world, `/applications?stage=${around(stages, at)}&page=${page}&perPage=25`)
  const floorList = (kind: string, at: number, page: number) =>
    bare(world, `/${kind}?stage=${around(stages, at)}&page=${page}`)
  return [
    {
      says: 'First page of a list, with its total',
      against: 'one page of one table, no total',
      goal: 2,
      product: (at) => list(at, 1),
      floor: (at) => floorList('list', at, 1),
    },
    {
      says: 'First page once more',
      against: 'page and total built by PostgreSQL, counters',
      goal: 2,
      product: (at) => list(at, 1),
      floor: (at) => floorList('smartList', at, 1),
    },
    {
      says: 'Page 400',
      against: 'the same, page 400',
      goal: 2,
      product: (at) => list(at, 400),
      floor: (at) => floorList('smartList', at, 400),
    },
    {
      says: 'Search in two names, accents folded',
      against: 'two names as they are written',
      goal: 0.5,
      product: (at) =>
        get(world, `/applications?stage=pending&search=${around(terms, at)}&page=1&perPage=25`),
      floor: (at) => bare(world, `/search?q=${around(terms, at)}`),
    },
  ]
}

const others = (world: World): Operation[] => [
  {
    says: 'Read one application',
    against: 'one row of one table',
    goal: 4,
    product: (at) => get(world, `/applications/${one(world, at).id}`),
    floor: (at) => bare(world, `/read/${one(world, at).id}`),
  },
  {
    says: 'Badge counts',
    against: 'counters',
    goal: 2,
    product: () => get(world, '/badge-counts'),
    floor: () => bare(world, '/badges'),
  },
  {
    says: 'Export as CSV, per row',
    against: 'COPY',
    goal: 1.3,
    isExport: true,
    product: () => get(world, '/applications/export?stage=approved&format=csv'),
    floor: () => bare(world, '/export'),
  },
]

const writes = (world: World): Operation[] => [
  {
    says: 'Change one field',
    against: 'one row of one table',
    goal: 5,
    product(at) {
      const found = one(world, at)
      const more = { 'if-match': `"${found.version++}"` }
      return send(world, {
        method: 'PATCH',
        path: `/applications/${found.id}`,
        more,
        body: { duties: `Does what is asked, ${at}.` },
      })
    },
    floor: (at) =>
      bare(world, `/edit/${one(world, at).id}`, {
        method: 'PATCH',
        body: JSON.stringify({ duties: `Does what is asked, ${at}.` }),
      }),
  },
  {
    says: 'Enter a whole application',
    against: 'one row of one table',
    goal: 8,
    product: (at) =>
      send(world, {
        method: 'POST',
        path: '/applications',
        more: { 'idempotency-key': randomUUID() },
        body: newApplication(world.openProgram, at),
      }),
    floor: (at) => bare(world, `/add/${one(world, at).id}`, { method: 'POST', body: '{}' }),
  },
]
