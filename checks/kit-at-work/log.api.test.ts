import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { writeAuditHead } from '#modules/audit/server/audit-heads.ts'
import { sealAudit } from '#modules/audit/server/seal-audit.ts'
import { verifyAuditLog } from '#modules/audit/server/verify-daily.ts'
import { cast } from '#seeds/cast.ts'
import { meddle } from './meddle.test-hands.ts'

let server: TestServer
const page = readFileSync('docs/operations/logs.md', 'utf8')
/** The first cells of the table below a heading. */
const cellsBelow = (heading: string) =>
  [
    ...(page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(/^\| `([^`]+)` +\|/gm),
  ].map(([, cell]) => cell!)

/** `req.path` of `{ req: { path } }`. */
const fieldsOf = (line: object, before = ''): string[] =>
  Object.entries(line).flatMap(([key, value]) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? fieldsOf(value as object, `${before}${key}.`)
      : [`${before}${key}`],
  )

const id = '0199c0de-1234-7000-8000-00000000abcd'
const told = ['Odile Roy', 'odile.roy@example.org', '046 454 286', 'DE89370400440532013000']
const secret = 'x7Qk2Vn9bPz4Lw8sJd3Ht6Rf1Gm5Yc0aEuNo'

beforeAll(async () => {
  server = await openTestServer({
    LOG_LEVEL: 'info',
    SMTP_URL: 'smtp://postmaster:Very-secret-1@127.0.0.1:9',
  })
  const margaret = await server.as('superAdmin')
  for (const each of told) {
    const written = encodeURIComponent(each)
    await margaret.get(`/applications?search=${written}`)
    await margaret.get(`/shareholders/${written}`)
    await margaret.get(`/${written}/${id}`)
    await margaret.post('/auth/login', { email: each, password: each })
    await fetch(`${server.address}/people/${written}?name=${written}`)
  }
  await margaret.get(`/applications/${id}`)
  await server.visitor.get(`/forms/links/${secret}`)
  await server.visitor.post('/auth/forgot-password', { email: 'manager@example.org' })
  await sql`create function tell_all() returns trigger language plpgsql as $$ begin
    raise exception 'Odile Roy' using errcode = '23514', detail = 'Key (email)=(odile.roy@example.org)',
      hint = '046 454 286', table = 'programs', constraint = 'programs_plain'; end $$;
    create trigger tell_all before insert on sessions execute function tell_all()`.execute(
    server.db,
  )
  const { email, password } = cast.manager
  const failed = await server.visitor.post('/auth/login', { email, password })
  expect(failed.status).toBe(500)
  await runJob(server.system, sealAudit)
  await runJob(server.system, writeAuditHead)
  await meddle(
    server.db,
    `update audit_log set actor_name = 'Odile Roy' where sequence =
      (select audit_sequence from audit_seals where position = 3)`,
  )
  await runJob(server.system, verifyAuditLog)
  await vi.waitFor(() => expect(messages()).toContain('background work failed'), 20_000)
}, 60_000)
afterAll(() => server.close())

const messages = () => server.logged().map(({ msg }) => String(msg).replace(/ at http.+/, ''))

describe('the log', () => {
  it('says what the page of the logs tells, and nothing else', () => {
    expect([...new Set(messages())].toSorted()).toEqual(cellsBelow('Messages').toSorted())
  })

  it('has the fields that the page names, and no other', () => {
    const written = new Set(server.logged().flatMap((line) => fieldsOf(line)))
    expect([...written].toSorted()).toEqual(cellsBelow('Fields').toSorted())
  })

  it('names nobody, whatever was asked for, typed or quoted by an error', () => {
    const text = JSON.stringify(server.logged())
    const people = Object.values(cast).flatMap(({ name, email }) => [name, email])
    for (const each of [...people, ...told, 'Odile', secret, 'Very-secret-1']) {
      expect(text).not.toContain(each)
      expect(text).not.toContain(encodeURIComponent(each))
    }
    expect(text).not.toMatch(/@|example\.org|127\.0\.0\.1(?!:\d+")/)
  })

  it('tells a path as it is declared, with the ids of records', () => {
    const paths = server
      .logged()
      .flatMap(({ req }) => (req ? [(req as { path: string }).path] : []))
    expect(paths).toContain(`/api/applications/${id}`)
    expect(paths).toContain('/api/shareholders/…')
    expect(paths).toContain('/…')
    expect(paths.join()).not.toContain('people')
  })

  it('tells of an error what kind it was and where, so that it can be found', () => {
    const line = server.logged().find(({ msg }) => msg === 'request failed')
    expect(line).toMatchObject({
      level: 50,
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      err: {
        type: 'error',
        code: '23514',
        table: 'programs',
        constraint: 'programs_plain',
        where: expect.arrayContaining([expect.stringMatching(/\.ts:\d+/)]),
      },
    })
  })
})
