import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { afterWaiting } from '#apps/server/test-locks.ts'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import type { PersonKind } from '#kit/contract/personal-data.ts'
import { admin, server, withPeople } from '#modules/applications/server/applications.test-people.ts'
import { addField } from '#modules/custom-fields/server/custom-fields.test-world.ts'
import { addLead } from '#modules/leads/server/leads.test-world.ts'
import { newShareholder } from '#modules/orders/server/orders.test-world.ts'

withPeople()

let chloe: Caller
beforeAll(async () => {
  chloe = await server.as('adviser')
})

const pathOf = (kind: PersonKind, id: string) => `/privacy/${kind}/${id}/erasure`

async function erase(kind: PersonKind, id: string) {
  const { body } = await admin.get<{ reference: string }>(pathOf(kind, id))
  return admin.post(pathOf(kind, id), { reason: 'Asked for it', confirmation: body.reference })
}

describe('whoever may erase and export', () => {
  beforeAll(() =>
    sql`update roles set rules = rules || '[{"action": "export", "subject": "Privacy"}, {"action": "delete", "subject": "Privacy"}]'::jsonb
      where key = 'adviser'`.execute(server.db),
  )

  it.each(['lead', 'shareholder'] as const)(
    'does so with a %s of their own alone',
    async (kind) => {
      const make = async (assigneeId: string) =>
        kind === 'lead'
          ? (await addLead(admin, { email: `${assigneeId}@zebra.example`, assigneeId })).body.id
          : newShareholder(admin, assigneeId)
      const own = await make(await ownId(chloe))
      const others = await make(await ownId(admin))
      const status = async (id: string, path: string) =>
        (await chloe.get(`/privacy/${kind}/${id}/${path}`)).status
      expect([await status(own, 'erasure'), await status(own, 'export')]).toEqual([200, 200])
      expect([await status(others, 'erasure'), await status(others, 'export')]).toEqual([404, 404])
      const answer = await chloe.post(pathOf(kind, others), {
        reason: 'Not mine',
        confirmation: 'x',
      })
      expect(answer.status).toBe(404)
    },
  )
})

describe('an export', () => {
  it('tells a protected field that the organisation added to those alone who see the group', async () => {
    const assigneeId = await ownId(chloe)
    const { body } = await addLead(admin, { name: 'Vault Zebra', assigneeId })
    await addField(admin, 'Vault', { protection: 'restricted' })
    const saved = await admin.patch(`/leads/${body.id}`, { custom_vault: 'Behind it' }, body)
    expect(saved.status).toBe(200)
    const textOf = async (by: Caller) => {
      const answer = await fetch(`${server.address}/api/privacy/lead/${body.id}/export`, {
        headers: { authorization: `Bearer ${by.token}` },
      })
      const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
      return strFromU8(files['data.json'] ?? new Uint8Array())
    }
    expect(await textOf(admin)).toContain('Behind it')
    expect(await textOf(chloe)).not.toContain('Behind it')
  })
})

describe('an erasure', () => {
  it('waits while the log is sealed, so that no row is sealed with what it takes away', async () => {
    const { body } = await addLead(chloe, { name: 'Sealed Zebra' })
    const answer = await afterWaiting(
      server,
      { lock: sql`select pg_advisory_xact_lock(735203)` },
      () => erase('lead', body.id),
    )
    expect(answer.status).toBe(200)
  })

  it('waits for a change under way, and takes away what that brought', async () => {
    const { body } = await addLead(chloe, { name: 'Racing Zebra', email: 'first@zebra.example' })
    await sql`insert into outbox_messages (channel, recipient, subject, body, language, template)
      values ('mail', 'second@zebra.example', 'Stripes', 'Stripes', 'en', 'notes.mentioned')`.execute(
      server.db,
    )
    const answer = await afterWaiting(
      server,
      { lock: sql`update leads set email = 'second@zebra.example' where id = ${body.id}` },
      () => erase('lead', body.id),
    )
    expect(answer.status).toBe(200)
    const { rows } = await sql`select 1 from outbox_messages where body = 'Stripes'`.execute(
      server.db,
    )
    expect(rows).toEqual([])
  })

  it('asked for a second time is refused before anything is shown', async () => {
    const { body } = await addLead(chloe, { name: 'Twice Zebra', email: 'twice@zebra.example' })
    expect((await erase('lead', body.id)).status).toBe(200)
    const again = await admin.get(pathOf('lead', body.id))
    expect([again.status, again.body.code]).toEqual([409, 'alreadyErased'])
  })

  it('of a person with one name leaves that word in what is told of others', async () => {
    const other = await addLead(chloe, { name: 'Okapi Nord', email: 'nord@zebra.example' })
    const one = await addLead(chloe, { name: 'Okapi', email: 'okapi@zebra.example' })
    expect((await erase('lead', one.body.id)).status).toBe(200)
    const { rows } = await sql<{ name: unknown }>`
      select changes -> 'name' as name from audit_log where entity_id = ${other.body.id}`.execute(
      server.db,
    )
    expect(rows[0]?.name).toEqual([null, 'Okapi Nord'])
  })

  it('keeps a file that somebody else has as well', async () => {
    const { body } = await addLead(chloe, { name: 'File Zebra', email: 'file@zebra.example' })
    const { rows } = await sql<{ id: string }>`
      insert into files (name, media_type, size_bytes, sha256, storage_key)
      values ('shared.pdf', 'application/pdf', 1, ${'0'.repeat(64)}, 'shared') returning id`.execute(
      server.db,
    )
    const file = rows[0]?.id
    await sql`insert into record_files (parent_kind, parent_id, file_id, position, uploaded_by)
      values ('lead', ${body.id}, ${file}, 1, ${await ownId(chloe)})`.execute(server.db)
    await sql`insert into message_files (application_id, side, file_id)
      select id, 'employer', ${file} from applications limit 1`.execute(server.db)
    expect((await erase('lead', body.id)).status).toBe(200)
    const left = await sql`select 1 from files where id = ${file}`.execute(server.db)
    expect(left.rows).toHaveLength(1)
  })
})
