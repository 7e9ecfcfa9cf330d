import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { served } from '#apps/server/modules.ts'
import type { Caller, CastMember } from '#apps/server/test-server.ts'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { reachOf, tokenScopes } from '../contract/token-reach.ts'
import { idOf, server, tokenOf, withServer } from './tokens.test-people.ts'

withServer({ API_TOKEN_CALLS: '1000000' })

const missing = '00000000-0000-7000-8000-000000000000'
const reading = tokenScopes.filter((scope) => scope.endsWith(':read'))

async function call(secret: string, { method, path }: Endpoint) {
  const response = await fetch(`${server.address}/api${path.replace(/\{\w+\}/g, missing)}`, {
    method,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: '{}' }),
  })
  const text = await response.text()
  const isProblem = response.headers.get('content-type')?.includes('problem') ?? false
  return { status: response.status, problem: isProblem ? (JSON.parse(text) as Problem) : null }
}
interface Problem {
  code: string
  title: string
  scope?: string
}

/** Of an endpoint, the scopes by which a token could reach it. */
const scopesOf = (endpoint: Endpoint): string[] => reachOf(endpoint).map(({ scope }) => scope)

describe('of every endpoint there is', () => {
  let narrow: string
  let reader: string
  beforeAll(async () => {
    narrow = (await tokenOf('superAdmin', ['tasks:read'])).secret
    reader = (await tokenOf('superAdmin', reading)).secret
  })

  it('what is outside of its scopes, a token is refused, and told which scope it would take', async () => {
    let refused = 0
    for (const { name, endpoint } of served) {
      const scopes = scopesOf(endpoint)
      if (scopes.includes('tasks:read')) continue
      // oxlint-disable-next-line no-await-in-loop -- one address after the other
      const { status, problem } = await call(narrow, endpoint)
      expect([name, status, problem?.code]).toEqual([name, 403, 'forbidden'])
      expect([name, problem?.title]).toEqual([
        name,
        expect.stringMatching(
          scopes.length === 0
            ? /^API tokens cannot be used here/
            : /^This API token does not include \w+:(read|write)$/,
        ),
      ])
      refused += 1
    }
    expect(refused).toBeGreaterThan(500)
  }, 120_000)

  it('with every scope to read, a token changes nothing', async () => {
    const before = await changesSoFar()
    for (const { name, endpoint } of served.filter(
      ({ endpoint: { method } }) => method !== 'GET',
    )) {
      // oxlint-disable-next-line no-await-in-loop -- one address after the other
      const { status, problem } = await call(reader, endpoint)
      expect([name, status, problem?.code]).toEqual([name, 403, 'forbidden'])
    }
    expect(await changesSoFar()).toBe(before)
  }, 120_000)

  it('a scope that is asked for is one that there is', () => {
    const asked = served.flatMap(({ endpoint }) => scopesOf(endpoint))
    expect(asked.filter((scope) => !tokenScopes.some((known) => known === scope))).toEqual([])
    expect(new Set(asked).size).toBeGreaterThan(tokenScopes.length - 5)
  })

  it('every one that shows once more what is protected is for somebody in person', () => {
    const reveals = served.filter(({ endpoint: { path } }) => path.endsWith('reveal'))
    expect(reveals.length).toBeGreaterThan(2)
    expect(reveals.filter(({ endpoint }) => !endpoint.inPerson)).toEqual([])
  })

  it('an address that lets in whoever has it is not given to a program: it would outlive the token', () => {
    const given = served.filter(
      ({ endpoint: { method, path } }) => method === 'POST' && path.endsWith('/feed'),
    )
    expect(given.map(({ name }) => name)).toEqual(['renewBirthdayFeed'])
    expect(given.flatMap(({ endpoint }) => scopesOf(endpoint))).toEqual([])
  })

  it('none is reached that signs in, changes a password, a factor, a role, a token or erases', () => {
    const shut = served.filter(({ endpoint: { path } }) =>
      /^\/(auth|two-factor|passkeys|account|me|roles|settings\/roles|privacy|public)\b|api-tokens|webhook/.test(
        path,
      ),
    )
    expect(shut.length).toBeGreaterThan(60)
    const open = shut.filter(({ endpoint: { method, path, ...rest } }) => {
      const isReadOfRoles = method === 'GET' && path.startsWith('/roles/assignable')
      return !isReadOfRoles && scopesOf({ method, path, ...rest }).length > 0
    })
    expect(open.map(({ name }) => name)).toEqual([])
  })
})

/** Other than that somebody was refused. */
async function changesSoFar() {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_log where action <> 'access.refused'`.execute(
    server.db,
  )
  return rows[0]?.count
}

describe('no more than its owner', () => {
  const lists = [
    '/applications?stage=pending',
    '/participants',
    '/employers',
    '/programs',
    '/payments',
    '/holds',
    '/shareholders',
    '/orders',
    '/leads',
    '/users',
    '/audit-log',
    '/reports',
  ]
  const everyone = [
    'admin',
    'caseOfficer',
    'approver',
    'finance',
    'auditor',
    'manager',
    'adviser',
    'care',
    'employer',
    'employee',
  ] as const satisfies readonly CastMember[]

  it.each(everyone)('%s: with every scope a program reads what the person reads', async (name) => {
    const person = await server.as(name)
    const { program } = await tokenOf(name, tokenScopes)
    for (const path of lists) {
      // oxlint-disable-next-line no-await-in-loop -- one address after the other
      const [own, through] = await Promise.all([person.get(path), program.get(path)])
      expect([path, through.status]).toEqual([path, own.status])
      if (own.status === 200) expect(through.body).toEqual(own.body)
    }
  })

  it('no program says where money goes, nor what asks for a recent proof', async () => {
    const { program } = await tokenOf('employer', ['employers:write'])
    const { rows } = await sql<{ id: string }>`select employer_id as id from users
      where email = 'employer@example.org'`.execute(server.db)
    const account = {
      holderName: 'Northlight Energy',
      institution: '001',
      transit: '10101',
      accountNumber: '7654321',
    }
    const answer = await program.post<{ code: string }>(
      `/employers/${rows[0]?.id}/bank-accounts`,
      account,
    )
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
    const profile = `/employers/${rows[0]?.id}/profile`
    const { body } = await program.get<{ version: number }>(profile)
    const other = await program.patch(profile, { contactEmail: 'other@example.org' }, body)
    expect([other.status, other.body.code]).toEqual([428, 'proofRequired'])
  })

  it('a permission that the role loses, its tokens lose with the next call', async () => {
    const { program } = await tokenOf('adviser', ['leads:read'])
    expect((await program.get('/leads')).status).toBe(200)
    const role = sql`(select role_id from users where id = ${await idOf('adviser')})`
    const { rows } = await sql<{ rules: { subject: string }[] }>`
      select rules from roles where id = ${role}`.execute(server.db)
    const rules = rows[0]!.rules
    const without = JSON.stringify(rules.filter(({ subject }) => subject !== 'Leads'))
    await sql`update roles set rules = ${without}::jsonb where id = ${role}`.execute(server.db)
    expect((await program.get('/leads')).status).toBe(403)
    await sql`update roles set rules = ${JSON.stringify(rules)}::jsonb where id = ${role}`.execute(
      server.db,
    )
  })

  it('what is done is on record by the name of the token, and a refusal, too', async () => {
    const { program } = await tokenOf('superAdmin', ['leads:write'])
    const made = await program.post('/leads', { name: 'Odette Béland', email: 'o@example.net' })
    expect(made.status).toBe(201)
    await program.get('/orders')
    const { rows } = await sql<{ actor_name: string; action: string; actor_id: string }>`
      select actor_name, action, actor_id from audit_log where action <> 'accounts.signIn'
      order by sequence desc limit 2`.execute(server.db)
    const [refused, done] = rows
    const by = { actor_name: 'Margaret Chen (API “Payroll”)', actor_id: await idOf('superAdmin') }
    expect(refused).toMatchObject({ ...by, action: 'access.refused' })
    expect(done).toMatchObject(by)
  })

  it('a call costs no more than one statement beside those of a session', async () => {
    const { program } = await tokenOf('superAdmin', ['programs:read'])
    const margaret = await server.as('superAdmin')
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const fewest = async (by: Caller) => {
      const counts: number[] = []
      for (let call = 0; call < 8; call++) {
        query.mockClear()
        // oxlint-disable-next-line no-await-in-loop -- one call after the other is counted
        await by.get('/programs')
        counts.push(query.mock.calls.length)
      }
      return Math.min(...counts)
    }
    const ofSession = await fewest(margaret)
    const ofToken = await fewest(program)
    query.mockRestore()
    expect(ofSession).toBeGreaterThan(1)
    expect(ofToken).toBe(ofSession + 1)
  })

  it('a stream of live events is for sessions', async () => {
    const { secret } = await tokenOf('superAdmin', ['tasks:read'])
    const answer = await fetch(`${server.address}/api/events`, {
      headers: { authorization: `Bearer ${secret}` },
    })
    expect(answer.status).toBe(401)
    await answer.body?.cancel()
  })
})
