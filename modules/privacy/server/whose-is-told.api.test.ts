import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { admin, server, withPeople } from '#modules/applications/server/applications.test-people.ts'
import { addField } from '#modules/custom-fields/server/custom-fields.test-world.ts'
import {
  asked,
  mailedToken,
  save,
  submitEmployerHalf,
} from '#modules/intake/server/intake.test-journey.ts'

withPeople()

let employee: Caller
let participantId: string
let applicationId: string

beforeAll(async () => {
  employee = await server.as('employee')
  const { rows } = await sql<{ participantId: string; applicationId: string }>`
    select a.participant_id as "participantId", a.id as "applicationId" from applications a
    join users u on u.participant_id = a.participant_id where u.email = 'employee@example.org' limit 1`.execute(
    server.db,
  )
  ;({ participantId = '', applicationId = '' } = rows[0] ?? {})
})

async function ownData() {
  const answer = await fetch(`${server.address}/api/account/data`, {
    headers: { authorization: `Bearer ${employee.token}` },
  })
  expect(answer.status).toBe(200)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return { names: Object.keys(files), text: strFromU8(files['data.json'] ?? new Uint8Array()) }
}

/** An applicant who has begun. */
async function begun(email: string, answers: object) {
  await submitEmployerHalf(server, {
    participantEmail: email,
    also: { employer: asked('position', { participantName: 'Zenobia Canarivale' }) },
  })
  const token = await mailedToken(server, email)
  await save(server, token, asked('participant', answers))
}

describe('one’s own data', () => {
  it('hold no payment that the employer has not sent', async () => {
    const { rows } = await sql<{ reference: string; sent: string }>`
      select reference, case when submitted_on is null then '' else reference end as sent from payments
      where participant_id = ${participantId} and payee = 'employer' order by reference`.execute(
      server.db,
    )
    const { text } = await ownData()
    const told = rows.map(({ reference }) => (text.includes(`"${reference}"`) ? reference : ''))
    expect(rows.some(({ sent }) => sent === '')).toBe(true)
    expect(told).toEqual(rows.map(({ sent }) => sent))
  })

  it('hold no draft of another person whose number was typed as the own', async () => {
    await begun('zenobia@canary.example', { birthDate: '1990-02-03', phone: '819 555-0177' })
    const { body } = await employee.get<{ version: number }>(`/participants/${participantId}`)
    const changed = await employee.patch(
      `/participants/${participantId}`,
      { phone: '819 555-0177' },
      { version: body.version },
    )
    expect(changed.status).toBe(200)
    expect((await ownData()).text).not.toContain('zenobia@canary.example')
  })

  it('hold no letter to an address that was typed and never shown to be the own', async () => {
    await begun('yolande@canary.example', {})
    await sql`update participants set email = 'yolande@canary.example' where id = ${participantId}`.execute(
      server.db,
    )
    expect((await ownData()).text).not.toContain('Zenobia Canarivale')
  })

  it('hold no file between the employer and the staff, and none of the staff’s own', async () => {
    const fileOf = async (name: string) => {
      const { rows } = await sql<{ id: string }>`
        insert into files (name, media_type, size_bytes, sha256, storage_key)
        values (${name}, 'application/pdf', 1, ${'0'.repeat(64)}, ${name}) returning id`.execute(
        server.db,
      )
      return rows[0]?.id
    }
    await sql`insert into message_files (application_id, side, file_id)
      values (${applicationId}, 'employer', ${await fileOf('between.pdf')})`.execute(server.db)
    await sql`update application_documents set side = 'staff', file_id = ${await fileOf('memo.pdf')}, title = 'Memo'
      where id = (select id from application_documents where application_id = ${applicationId} limit 1)`.execute(
      server.db,
    )
    const { names, text } = await ownData()
    expect(names.join()).not.toMatch(/between|memo/)
    expect(text).not.toContain('Memo')
  })

  it('hold no form that the employer fills in', async () => {
    const { text } = await ownData()
    const { body } = await employee.get<{ meta: { total: number } }>(
      '/monitoring-forms?perPage=100',
    )
    expect(text.split('"table":"monitoring_forms"')).toHaveLength(body.meta.total + 1)
    expect(body.meta.total).toBeGreaterThan(0)
  })

  it('hold no field that the organisation added for its own work', async () => {
    await addField(admin, 'Impression', { entity: 'participant' })
    const path = `/participants/${participantId}`
    const { body } = await admin.get<{ version: number }>(path)
    const saved = await admin.patch(path, { custom_impression: 'Hesitant' }, body)
    expect(saved.status).toBe(200)
    expect((await ownData()).text).not.toContain('Hesitant')
  })
})
