import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import type { PersonKind } from '#kit/contract/personal-data.ts'
import { runJob } from '#kit/server/jobs.ts'
import { admin, server, withPeople } from '#modules/applications/server/applications.test-people.ts'
import {
  asked,
  mailedToken,
  save,
  submitEmployerHalf,
} from '#modules/intake/server/intake.test-journey.ts'
import { addLead } from '#modules/leads/server/leads.test-world.ts'
import { example, newShareholder, orderOf } from '#modules/orders/server/orders.test-world.ts'
import { forgetErased } from '#modules/outbox/server/forget-erased.ts'
import { verifyLedgers } from '#modules/orders/server/verify-ledgers.ts'
import { whereIs } from './privacy.test-world.ts'

withPeople()

let chloe: Caller
beforeAll(async () => {
  chloe = await server.as('adviser')
})

async function erase(kind: PersonKind, id: string) {
  const path = `/privacy/${kind}/${id}/erasure`
  const { body } = await admin.get<{ reference: string }>(path)
  const answer = await admin.post(path, { reason: 'Asked for it', confirmation: body.reference })
  expect(answer.status).toBe(200)
}

const lead = async (part: object) => (await addLead(chloe, part)).body.id

async function draftOf(email: string, answers: object) {
  await submitEmployerHalf(server, {
    participantEmail: email,
    also: { employer: asked('position', { participantName: 'Other Person' }) },
  })
  const token = await mailedToken(server, email)
  await save(server, token, asked('participant', answers))
  return async () => (await server.visitor.get<{ answers: object }>(`/public/drafts/${token}`)).body
}

describe('when somebody is erased', () => {
  it('the draft of another keeps all that does not name them', async () => {
    const read = await draftOf('other@other.example', {
      street: 'c/o Hannelore Zebra',
      city: 'Hull',
      accommodationNeeds: 'Parks at the Savanna Lending Bank',
    })
    await erase(
      'lead',
      await lead({
        name: 'Hannelore Zebra',
        email: 'hannelore@zebra.example',
        company: 'Savanna Lending Bank',
      }),
    )
    expect((await read()).answers).toMatchObject({
      'participant.street': '░░░░',
      'participant.city': 'Hull',
      'participant.accommodationNeeds': 'Parks at the Savanna Lending Bank',
    })
  })

  it('an address that ends or begins as theirs stays, and so do its letters', async () => {
    await draftOf('john.quagga@plain.example', {})
    await erase('lead', await lead({ name: 'John Quagga', email: 'quagga@plain.example' }))
    const { rows } = await sql<{ recipient: string; body: string }>`
      select recipient, body from outbox_messages where recipient like 'john.quagga@%'`.execute(
      server.db,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.body).toContain('Complete your part')
  })

  it('a short number of theirs leaves the numbers of records in the log alone', async () => {
    const marked = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_log
        where reference = erased_sign()`.execute(server.db)
      return rows[0]?.count
    }
    const { rows } = await sql<{ number: string }>`
      select right(reference, 6) as number from audit_log where reference ~ '-[0-9]{6}$' limit 1`.execute(
      server.db,
    )
    const before = await marked()
    const depotNumber = rows[0]?.number
    await erase('shareholder', await newShareholder(admin, undefined, { depotNumber }))
    expect(await marked()).toBe(before)
  })

  it('the written file of a letter that named them goes, whoever it went to', async () => {
    const { rows } = await sql<{ id: string }>`
      insert into outbox_messages (channel, recipient, subject, body, language, template)
      values ('mail', 'other@plain.example', 'News', 'About Edwina Oryxanthus', 'en', 'notes.mentioned') returning id`.execute(
      server.db,
    )
    const folder = join(server.dataDir, 'outbox')
    mkdirSync(folder, { recursive: true })
    const file = join(folder, `${rows[0]?.id}.json`)
    writeFileSync(file, 'About Edwina Oryxanthus')
    await erase(
      'lead',
      await lead({ name: 'Edwina Oryxanthus', email: 'edwina@oryxanthus.example' }),
    )
    await runJob(server.system, forgetErased)
    expect(await whereIs(server, ['oryxanthus'])).toEqual([])
  })

  it('the proofs of orders hold, and those of a namesake tell their name', async () => {
    const names = { firstName: 'Theodora', lastName: 'Gnu' }
    const shareholderId = await newShareholder(admin, undefined, names)
    const assigneeId = await ownId(chloe)
    const { body } = await admin.post<{ id: string }>(
      '/orders',
      orderOf({ shareholderId, assigneeId }, example[0]!),
    )
    expect((await admin.post(`/orders/${body.id}/snapshots`, {})).status).toBe(201)
    const proofs = async () => {
      const { rows } = await sql<{ content: string }>`
        select n.content::text as content from order_snapshots n join orders o on o.id = n.order_id
        where o.shareholder_id = ${shareholderId}`.execute(server.db)
      return rows.map(({ content }) => content).join()
    }
    expect(await proofs()).toContain('Theodora Gnu')
    await erase('lead', await lead({ name: 'Theodora Gnu', email: 'theodora@gnu.example' }))
    expect(await proofs()).toContain('Theodora Gnu')
    await sql`update orders set status = 'void', void_reason = 'Not wanted' where shareholder_id = ${shareholderId}`.execute(
      server.db,
    )
    await sql`update shareholders set number_of_shares = 0 where id = ${shareholderId}`.execute(
      server.db,
    )
    await erase('shareholder', shareholderId)
    expect(await proofs()).not.toContain('Gnu')
    const problems = await verifyLedgers(server.db)
    expect(problems.filter((each) => each.startsWith('snapshot'))).toEqual([])
  })

  it('a name that they bore before a merge goes from the log as well', async () => {
    const keep = await newShareholder(admin, undefined, {
      firstName: 'Ottoline',
      lastName: 'Okapiwald',
    })
    const drop = await newShareholder(admin, undefined, {
      firstName: 'Leopoldine',
      lastName: 'Kudulandia',
    })
    const versionOf = async (id: string) =>
      (await admin.get<{ version: number }>(`/shareholders/${id}`)).body.version
    const third = await newShareholder(admin)
    const told = { profession: 'Cousin of Leopoldine Kudulandia' }
    expect(
      (await admin.patch(`/shareholders/${third}`, told, { version: await versionOf(third) }))
        .status,
    ).toBe(200)
    const versions = { keep: await versionOf(keep), drop: await versionOf(drop) }
    expect((await admin.post('/shareholders/merge', { keep, drop, versions })).status).toBe(200)
    await erase('shareholder', keep)
    const left = await whereIs(server, ['leopoldine', 'kudulandia', 'okapiwald'])
    // What others wrote of them on a record that is not theirs is for its own staff to correct.
    expect(left.map((each) => each.split(':')[0])).toEqual(['shareholders.profession'])
  })
})
