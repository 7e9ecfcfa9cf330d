import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import { exported, rows, smart, type Statement } from './floor-queries.ts'

/**
 * The least that a server can do: one table, no sign-in, no rules, no audit. What the product is held against.
 * FLOOR_DATABASE says where, FLOOR_PORT and FLOOR_PROGRAMS the rest.
 */
const { FLOOR_DATABASE = '{}', FLOOR_PORT = '0', FLOOR_PROGRAMS = '' } = process.env
const programs = FLOOR_PROGRAMS.split(',')
const pool = new pg.Pool({ ...(JSON.parse(FLOOR_DATABASE) as pg.PoolConfig), max: 10 })

const ask = async (statement: Statement, ...values: unknown[]) =>
  (await pool.query({ ...statement, values: [programs, ...values] })).rows as { j: string }[]

function send(response: ServerResponse, body: string) {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}

async function bodyOf(request: IncomingMessage): Promise<{ duties?: string }> {
  const parts = await request.toArray()
  return JSON.parse(Buffer.concat(parts as Buffer[]).toString()) as { duties?: string }
}

type Answer = (asked: { url: URL; request: IncomingMessage; id: string }) => Promise<string>

const answers: Readonly<Record<string, Answer>> = {
  async list({ url }) {
    return JSON.stringify({ data: await ask(rows.list, ...pageOf(url)) })
  },
  async smartList({ url }) {
    return firstOf(await ask(smart.list, ...pageOf(url)))
  },
  async search({ url }) {
    return firstOf(await ask(smart.search, `%${url.searchParams.get('q')?.toLowerCase()}%`))
  },
  badges: async () => firstOf(await ask(smart.badges)),
  async read({ id }) {
    return JSON.stringify({ data: await ask(rows.read, id) })
  },
  async edit({ id, request }) {
    return JSON.stringify({ data: await ask(rows.edit, id, (await bodyOf(request)).duties) })
  },
  async add({ id }) {
    return JSON.stringify({ data: await ask(rows.add, id) })
  },
}

const firstOf = ([row]: { j: string }[]) => row?.j ?? ''

function pageOf({ searchParams }: URL): [string | null, number] {
  return [searchParams.get('stage'), (Number(searchParams.get('page')) - 1) * 25]
}

async function copyOut(response: ServerResponse) {
  const client = await pool.connect()
  try {
    response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' })
    await pipeline(client.query(to(exported(programs))), response)
  } finally {
    client.release()
  }
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://floor')
  const [, what = '', id = ''] = url.pathname.split('/')
  if (what === 'export') return copyOut(response)
  const made = await answers[what]?.({ url, request, id })
  return made === undefined ? response.writeHead(404).end() : send(response, made)
}

http
  .createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  .listen(Number(FLOOR_PORT), '127.0.0.1')
