import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { hears, letters } from '#apps/server/modules.ts'
import { ownId } from '#apps/server/test-server.ts'
import type { Letter } from '#kit/contract/define-letters.ts'
import { currentVersion } from '#kit/server/letter-versions.ts'
import { accountsLetters } from '#modules/accounts/contract/accounts.letters.ts'
import {
  admin,
  amina,
  server,
  withPeople,
} from '#modules/applications/server/applications.test-people.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { messagesLetters } from '#modules/messages/contract/messages.letters.ts'
import { newTask } from '#modules/notes-and-tasks/server/desk.test-world.ts'
import { orphanedLetters } from '#modules/orphaned/contract/orphaned.letters.ts'
import { cast, type CastMember } from '#seeds/cast.ts'
import { mailAlone, noticeKinds } from '../contract/kinds.ts'
import { forgetAll, listed } from './notices.test-people.ts'

withPeople()
beforeEach(() => forgetAll())

/** Tells of a letter as the kit does. */
const tell = (letter: Letter, to: { userId: string } | { email: string }, of: object = {}) =>
  server.db.transaction().execute(async (db) =>
    hears.onLetter({
      db,
      announce: async () => undefined,
      letter,
      versionId: (await currentVersion(db, letter)).id,
      to,
      facts: {},
      record: { entity: letter.declared.about ?? '', id: await ownId(admin) },
      once: null,
      ...of,
    }),
  )

const kept = async () => (await sql`select 1 from notices`.execute(server.db)).rows.length

describe('letters', () => {
  it('about an account, and those that bring a new link, make no notice', async () => {
    const to = { email: cast.employer.email }
    for (const letter of [accountsLetters.addressChanged, messagesLetters.freshLink])
      expect(await tell(letter, to)).toBe(true)
    expect(await kept()).toBe(0)
    await tell(messagesLetters.writtenToAccount, { email: cast.employer.email.toUpperCase() })
    expect(await kept()).toBe(1)
  })

  it('that come but once make one notice, whether the mail is wanted or not', async () => {
    const to = { userId: await ownId(amina) }
    const { rows } = await sql<{
      id: string
    }>`select c.id from orphaned_cases c join user_programs p
      on p.program_id = c.program_id and p.user_id = ${to.userId} limit 1`.execute(server.db)
    const record = { entity: 'orphanedCase', id: rows[0]?.id ?? '' }
    await amina.patch('/settings/notifications', { byMail: { stepDue: false } })
    expect(await tell(orphanedLetters.stepsDue, to, { once: '2026-11-30', record })).toBe(false)
    expect(await tell(orphanedLetters.stepsDue, to, { once: '2026-11-30', record })).toBe(false)
    expect(await kept()).toBe(1)
    await tell(orphanedLetters.stepsDue, to, { once: '2026-12-01', record })
    await tell(
      orphanedLetters.stepsDue,
      { userId: await ownId(admin) },
      { once: '2026-11-30', record },
    )
    expect(await kept()).toBe(3)
    await amina.patch('/settings/notifications', { byMail: { stepDue: true } })
  })

  it('of a kind are not sent to who has no account in use', async () => {
    const nobody = { email: 'nobody@example.org' }
    expect(await tell(orphanedLetters.assigned, nobody)).toBe(false)
    expect(await tell(orphanedLetters.matchOffered, nobody)).toBe(true)
  })

  it('have every kind, and those of a kind with a record make notices', () => {
    const ofKind = (kind: string) => letters.filter(({ declared }) => declared.kind === kind)
    for (const kind of noticeKinds) {
      expect(ofKind(kind).length, kind).toBeGreaterThan(0)
      for (const { key, declared } of ofKind(kind))
        expect([key, !declared.about && !declared.aboutAny]).toEqual([
          key,
          mailAlone.includes(kind),
        ])
    }
  })
})

/** Of each kind of record some that there are, and where one is read. */
const records: Record<string, { table: string; read: (id: string) => string }> = {
  application: { table: 'applications', read: (id) => `/applications/${id}` },
  monitoringForm: { table: 'monitoring_forms', read: (id) => `/monitoring-forms/${id}` },
  fundingRequest: { table: 'funding_requests', read: (id) => `/funding-requests/${id}` },
  payment: { table: 'payments', read: (id) => `/payments/${id}` },
  hold: { table: 'holds', read: (id) => `/holds/${id}` },
  orphanedCase: { table: 'orphaned_cases', read: (id) => `/orphaned-participants/${id}` },
}
const readers = Object.keys(cast) as (keyof typeof cast)[]

describe.each(Object.entries(records))('a notice about a record: %s', (entity, { table, read }) => {
  it('is shown to whoever may read the record, and to nobody else', async () => {
    const letter = letters.find(({ declared }) => declared.about === entity)!
    const { id: version } = await currentVersion(server.db, letter)
    const { rows } = await sql<{ id: string }>`
      (select id from ${sql.table(table)} order by id limit 3) union
      (select id from ${sql.table(table)} where status in ('draft', 'returned', 'withdrawn') limit 2) union
      ${ofApplicants(table)}`.execute(server.db)
    expect(rows.length).toBeGreaterThan(2)
    await sql`insert into notices (user_id, template, template_version_id, entity, record_id)
      select u.id, ${letter.key}, ${version}::uuid, ${entity}::text, r.id
      from users u, unnest(${rows.map(({ id }) => id)}::uuid[]) r(id)
      where u.email = any(${Object.values(cast).map(({ email }: CastMember) => email)})`.execute(
      server.db,
    )
    const seen = new Set<boolean>()
    for (const name of readers) {
      const by = await server.as(name)
      const told = (await listed(by)).data.map(({ path }) => path)
      for (const { id } of rows) {
        const { status } = await by.get(read(id))
        const isTold = told.some((path) => path.includes(id))
        expect([name, id, isTold]).toEqual([name, id, status === 200])
        seen.add(isTold)
      }
    }
    expect([...seen].toSorted()).toEqual([false, true])
  })
})

function ofApplicants(table: string) {
  const has = new Set(['applications', 'monitoring_forms', 'funding_requests', 'payments', 'holds'])
  if (!has.has(table)) return sql`(select id from ${sql.table(table)} order by id desc limit 2)`
  return sql`(select id from ${sql.table(table)} where
    employer_id = (select employer_id from users where email = ${cast.employer.email}) order by id limit 2) union
    (select id from ${sql.table(table)} where
    participant_id = (select participant_id from users where email = ${cast.employee.email}) order by id limit 2)`
}

describe('a notice about a task', () => {
  it('opens the tasks of its record for whoever sees both', async () => {
    const id = await submitBothHalves(server)
    const added = await admin.post<{ id: string }>(
      `/records/application/${id}/tasks`,
      newTask(await ownId(admin)),
    )
    expect(added.status).toBe(201)
    const letter = letters.find(({ key }) => key === 'tasks.reminder')!
    const told = { record: { entity: 'task', id: added.body.id }, facts: { task: 'Call' } }
    for (const { email } of [cast.superAdmin, cast.care]) await tell(letter, { email }, told)
    expect((await listed(admin)).data).toMatchObject([
      { text: 'Reminder: Call', path: `/applications/pending/${id}?tab=tasks` },
    ])
    expect((await listed(await server.as('care'))).data).toEqual([])
    await sql`update tasks set deleted_at = clock_now() where id = ${added.body.id}`.execute(
      server.db,
    )
    expect((await listed(admin)).data).toEqual([])
  })
})
