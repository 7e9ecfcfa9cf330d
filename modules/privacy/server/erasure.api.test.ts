import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { runJob } from '#kit/server/jobs.ts'
import { verifyAudit } from '#modules/audit/server/verify-audit.ts'
import { sealAudit } from '#modules/audit/server/seal-audit.ts'
import { forgetErased } from '#modules/outbox/server/forget-erased.ts'
import { emptyTrash } from '#modules/notes-and-tasks/server/empty-trash.ts'
import { admin, server, withPeople } from '#modules/applications/server/applications.test-people.ts'
import {
  asked,
  mailedToken,
  sendParticipantHalf,
  submitEmployerHalf,
} from '#modules/intake/server/intake.test-journey.ts'
import { newNote, pdf, upload } from '#modules/notes-and-tasks/server/desk.test-world.ts'
import { participantOf, placed } from '#modules/participants/server/participants.test-people.ts'
import type { ErasurePreview } from '../contract/privacy.endpoints.ts'
import { plant, totals, whereIs, whoIs } from './privacy.test-world.ts'

const email = 'solange.canarivale@canary.example'
const words = ['canarivale', 'solange', 'canary', '819 555-0177', '8195550177', '77 rue des Serins']

withPeople()

let applicationId: string
let id: string
let planted: string[]
let before: Awaited<ReturnType<typeof totals>>

beforeAll(async () => {
  const { seed, submitted } = await submitEmployerHalf(server, {
    participantEmail: email,
    also: { employer: asked('position', { participantName: 'Solange Canarivale' }) },
  })
  const { reference = '' } = submitted.body.submitted ?? {}
  await sendParticipantHalf(server, {
    token: await mailedToken(server, email),
    seed,
    also: asked('participant', {
      firstName: 'Solange',
      lastName: 'Canarivale',
      email,
      phone: '819 555-0177',
      street: '77 rue des Serins',
    }),
  })
  const row = await server.db
    .selectFrom('applications')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  applicationId = row.id
  id = await participantOf(applicationId)
  const path = `/records/application/${applicationId}`
  await admin.post(`${path}/notes`, newNote({ body: 'Canary: Solange prefers mornings.' }))
  await upload(server, admin, {
    path: `${path}/files`,
    content: Buffer.concat([pdf, Buffer.from('canary file of Solange Canarivale')]),
    name: 'canary Solange.pdf',
  })
  await admin.get('/participants/export?format=csv&filter[name]=Canarivale')
  await admin.post('/saved-views', {
    list: 'participants',
    name: 'Solange Canarivale',
    sharedWith: 'nobody',
    state: { search: 'Canarivale' },
  })
})

const preview = () => admin.get<ErasurePreview>(`/privacy/participant/${id}/erasure`)
const erase = (reference: string) =>
  admin.post(`/privacy/participant/${id}/erasure`, {
    reason: 'Asked by letter on November 30',
    confirmation: reference,
  })

describe('erasing a participant', () => {
  it('is refused while their application is open, and says what is open', async () => {
    const { body, status } = await preview()
    expect([status, body.open]).toEqual([200, [{ affair: 'openApplication', count: 1 }]])
    const answer = await erase(body.reference)
    expect([answer.status, answer.body.code]).toEqual([409, 'notSettled'])
    expect(answer.body.title).toBe(
      'Something is still open for this person. Settle it first, then erase the data.',
    )
  })

  it('shows by purpose what goes and what stays, and wants the number typed', async () => {
    await placed(applicationId, 'completed', '0')
    await sql`update applications set status = 'rejected' where id = ${applicationId}`.execute(
      server.db,
    )
    const { body } = await preview()
    expect(body.open).toEqual([])
    expect(body.nameAfter).toBe(`Erased person ${id.slice(-4).toUpperCase()}`)
    const application = body.purposes.find(({ purpose }) => purpose === 'application')
    expect(application?.stays.map(({ reason }) => reason)).toContain('money')
    const answer = await erase('PAR-0')
    expect([answer.status, answer.body.errors?.['confirmation']?.[0]?.code]).toEqual([
      422,
      'otherRecord',
    ])
  })

  it('leaves no planted word in any table or file, and every total as it was', async () => {
    planted = await plant(
      server,
      await whoIs(server, { kind: 'participant', id }),
      'Solange Canarivale',
    )
    expect(planted.length).toBeGreaterThan(20)
    server.clock.windOn({ minutes: 5 })
    await runJob(server.system, sealAudit)
    expect((await whereIs(server, words)).length).toBeGreaterThan(15)
    before = await totals(server)
    const { body } = await preview()
    const answer = await erase(body.reference)
    expect([answer.status, answer.body]).toMatchObject([200, { name: body.nameAfter }])
    await runJob(server.system, emptyTrash)
    await runJob(server.system, forgetErased)
    expect(await whereIs(server, words)).toEqual([])
    expect(await totals(server)).toEqual(before)
  })

  it('keeps the record under a neutral name, and happens once', async () => {
    const { body, status } = await admin.get<{ name: string }>(`/participants/${id}`)
    expect([status, body.name]).toEqual([200, `Erased person ${id.slice(-4).toUpperCase()}`])
    expect((await admin.get(`/applications/${applicationId}`)).status).toBe(200)
    const again = await erase('anything')
    expect([again.status, again.body.code]).toEqual([409, 'alreadyErased'])
  })

  it('leaves an audit log that verifies, and an entry that says who, when and why', async () => {
    await runJob(server.system, sealAudit)
    const { encryptionKeys } = server.system.settings
    expect(
      (await verifyAudit(server.db, { keys: { encryptionKeys }, heads: [] })).problems,
    ).toEqual([])
    const entry = await server.db
      .selectFrom('audit_log')
      .select(['actor_name', 'entity_id', 'reason'])
      .where('action', '=', 'privacy.erased')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ entity_id: id, reason: 'Asked by letter on November 30' })
  })
})

describe('who may not', () => {
  it.each(['caseOfficer', 'approver', 'finance', 'auditor', 'employer'] as const)(
    'as %s erase or export is refused',
    async (role) => {
      const person = await server.as(role)
      expect((await person.get(`/privacy/participant/${id}/erasure`)).status).toBe(403)
      expect((await person.get(`/privacy/participant/${id}/export`)).status).toBe(403)
    },
  )

  it('learns of a record that is not there as little as of one that is not seen', async () => {
    const none = '00000000-0000-7000-8000-000000000000'
    for (const kind of ['participant', 'shareholder', 'lead', 'user'])
      expect((await admin.get(`/privacy/${kind}/${none}/erasure`)).status, kind).toBe(404)
  })
})
