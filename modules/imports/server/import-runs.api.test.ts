import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { importAll, rowsOf, take, uploadFile, work } from './imports.test-world.ts'
import { server, margaret, david, found, sheet, withPeople } from './imports.test-people.ts'

withPeople()

/** What a role may do with imports from now on. */
async function permit(role: string, actions: string[]) {
  const { rows } = await sql<{ rules: { subject: string }[] }>`
    select rules from roles where key = ${role}`.execute(server.db)
  const others = (rows[0]?.rules ?? []).filter(({ subject }) => subject !== 'Imports')
  const own = actions.map((action) => ({ action, subject: 'Imports' }))
  await sql`update roles set rules = ${JSON.stringify([...others, ...own])}::jsonb
    where key = ${role}`.execute(server.db)
}

describe('what is asked for', () => {
  const ready = async (content = 'Last name,Email\nA,a@guard.example.org') =>
    (await uploadFile(server, margaret, { content })).body

  it.each([
    [{ matchBy: 'city' }, 'choice'],
    [{ matchBy: null, onMissing: 'skip' }, 'required'],
    [{ matchBy: 'number', onMissing: 'skip' }, 'required'],
  ])('is refused with the options %j', async (part, code) => {
    const up = await ready()
    const body = { mapping: up.mapping, options: { ...up.options, ...part } }
    const answer = await margaret.post(`/imports/${up.id}/check`, body, { version: up.version })
    expect([answer.status, answer.body.errors?.['options.matchBy']?.[0]?.code]).toEqual([422, code])
  })

  it('is refused by whoever saw the import as it was', async () => {
    const up = await ready()
    const body = { mapping: up.mapping, options: up.options }
    const checked = await take(server, margaret, { ...up, step: 'check', body })
    const late = await margaret.post(`/imports/${up.id}/check`, body, { version: up.version })
    expect([late.status, late.body.code]).toEqual([412, 'stale'])
    const early = await margaret.post(`/imports/${up.id}/reversal`, undefined, {
      version: checked.version,
    })
    expect([early.status, early.body.code]).toEqual([409, 'wrongState'])
  })

  it('needs the permission to import, and to take back another', async () => {
    await permit('manager', ['view'])
    expect((await uploadFile(server, david, { content: 'Last name\nA' })).status).toBe(403)
    expect((await david.get('/imports')).status).toBe(200)
    await permit('manager', ['view', 'import'])
    const done = await importAll(server, david, { content: 'Last name\nGuarded' })
    expect(done.counts).toEqual({ created: 1 })
    const { version } = done
    const refused = await david.post(`/imports/${done.id}/reversal`, undefined, { version })
    expect(refused.status).toBe(403)
    await permit('manager', [])
  })

  it('takes nothing away that the person does not see, or may not archive', async () => {
    const chloe = await server.as('adviser')
    for (const [by, role, content, code] of [
      [david, 'manager', 'Last name\nNot-seen', 'editedSince'],
      [chloe, 'adviser', 'Last name,Relationship manager\nSeen-only,Chloé Bergeron', 'forbidden'],
    ] as const) {
      const done = await importAll(server, margaret, { content })
      await permit(role, ['view', 'import', 'restore'])
      const reverted = await take(server, by, { ...done, step: 'reversal' })
      await permit(role, [])
      expect(reverted.counts, code).toEqual({ kept: 1 })
      const row = await server.db
        .selectFrom('import_rows')
        .select('problem')
        .where('import_id', '=', done.id)
        .executeTakeFirst()
      expect(row?.problem).toEqual({ code })
    }
  })
})

describe('a run', () => {
  it('creates, updates and skips by the rules of the forms, and every record has its audit row', async () => {
    const first = await importAll(server, margaret, {
      content: 'Last name,Email,City\nRunner,runner@example.org,Hull\nOther,other.run@example.org,',
      options: { matchBy: 'email' },
    })
    expect(first).toMatchObject({ state: 'done', counts: { created: 2 }, doneCount: 2 })
    const second = await importAll(server, margaret, {
      content:
        'Last name,Email,City\nRunner,RUNNER@example.org,Gatineau\nOther,other.run@example.org,',
      options: { matchBy: 'email', onMatch: 'update', onMissing: 'skip' },
    })
    expect(second.counts).toEqual({ updated: 1, skipped: 1 })
    const [runner] = await found('runner@example.org')
    expect(runner).toMatchObject({ city: 'Gatineau', version: 2 })
    const by = { entity: 'shareholder', actor: 'Margaret Chen' }
    expect(await auditRows(server.db, { entityId: runner?.id })).toMatchObject([
      { ...by, action: 'shareholders.added' },
      { ...by, action: 'shareholders.edited', changes: { city: ['Hull', 'Gatineau'] } },
    ])
  })

  it('is begun once, and by whoever saw the import as it is', async () => {
    const { body: up } = await uploadFile(server, margaret, { content: 'Last name\nOnce' })
    const { mapping, options } = up
    const checked = await take(server, margaret, {
      ...up,
      step: 'check',
      body: { mapping, options },
    })
    const { version } = checked
    const both = await Promise.all(
      [1, 2].map(() => margaret.post(`/imports/${up.id}/run`, undefined, { version })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
    await Promise.all([work(server), work(server), work(server)])
    expect(await found('Once')).toHaveLength(1)
  })

  it('stops when whoever began it may not import any more, and goes on as somebody who may', async () => {
    const { body: up } = await uploadFile(server, margaret, { content: 'Last name\nStopped' })
    const { mapping, options } = up
    const checked = await take(server, margaret, {
      ...up,
      step: 'check',
      body: { mapping, options },
    })
    await margaret.post(`/imports/${up.id}/run`, undefined, { version: checked.version })
    const adviser = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'adviser@example.org')
      .executeTakeFirstOrThrow()
    await server.db
      .updateTable('imports')
      .set({ acted_by: adviser.id })
      .where('id', '=', up.id)
      .execute()
    await work(server)
    const stopped = (await margaret.get<typeof up>(`/imports/${up.id}`)).body
    expect(stopped.state).toBe('stopped')
    const done = await take(server, margaret, { ...stopped, step: 'resumption' })
    expect(done).toMatchObject({ state: 'done', counts: { created: 1 } })
  })
})

describe('a reversal', () => {
  it('takes created and updated records back unless they were changed since, and says which', async () => {
    const people = ['Back', 'Kept', 'Changed'].map((name) => `${name},${name}@revert.example.org`)
    await importAll(server, margaret, {
      content: sheet(['Last name,Email', people[2] ?? '']),
      options: { matchBy: 'email' },
    })
    const done = await importAll(server, margaret, {
      content: sheet(['Last name,Email,City', ...people.map((line) => `${line},Hull`)]),
      options: { matchBy: 'email', onMatch: 'update', onMissing: 'create' },
    })
    expect(done.counts).toEqual({ created: 2, updated: 1 })
    const [kept] = await found('kept@revert')
    await margaret.patch(`/shareholders/${kept?.id}`, { city: 'Laval' }, { version: 1 })
    const reverted = await take(server, margaret, { ...done, step: 'reversal' })
    expect(reverted).toMatchObject({ state: 'reverted', counts: { reverted: 2, kept: 1 } })
    expect(await found('back@revert')).toEqual([])
    expect((await found('changed@revert'))[0]?.city).toBeNull()
    expect((await found('kept@revert'))[0]?.city).toBe('Laval')
    const [row] = await rowsOf(margaret, done.id)
    expect(row).toMatchObject({ line: 3, state: 'kept', reference: kept?.number })
    const again = await margaret.post(`/imports/${done.id}/reversal`, undefined, {
      version: reverted.version,
    })
    expect([again.status, again.body.code]).toEqual([409, 'wrongState'])
  })
})

describe('how an import came out', () => {
  const outcomes = async (content: string) => {
    const { body: up } = await uploadFile(server, margaret, { content })
    const body = { mapping: up.mapping, options: { ...up.options, matchBy: null } }
    const checked = await take(server, margaret, { ...up, step: 'check', body })
    const done = await take(server, margaret, { ...checked, step: 'run' })
    const { data } = (
      await margaret.get<{ data: { id: string; outcome: string }[] }>('/imports?perPage=100')
    ).body
    return [up.outcome, checked.outcome, done.outcome, data.find(({ id }) => id === up.id)?.outcome]
  }

  it('is nothing when every row failed, a part when some did, and whole when none', async () => {
    const [good, bad] = ['Came-out,out@came.example.org', 'Came-out,no address']
    const head = 'Last name,Email'
    expect(await outcomes(sheet([head, bad, bad]))).toEqual([null, ...Array(3).fill('nothing')])
    expect(await outcomes(sheet([head, good, bad]))).toEqual([null, ...Array(3).fill('part')])
    expect(await outcomes(sheet([head, good]))).toEqual([null, ...Array(3).fill('whole')])
  })
})
