import { beforeAll, describe, expect, it } from 'vitest'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import type { Proposals } from '#modules/employers/server/proposals.queries.ts'
import { employerStatements } from '../contract/intake.ts'
import {
  daysFromNow,
  asked,
  confirmed,
  employerAnswers,
  mailedToken,
  positionAnswers,
  save,
  send,
  sendParticipantHalf,
  upload,
} from './intake.test-journey.ts'
import { server, start, withPeople } from './intake.test-people.ts'

withPeople()

let seeds = 7000
let margaret: Caller
let amina: Caller
let rachel: Caller
let rachelsId = ''

beforeAll(async () => {
  margaret = await server.as('superAdmin')
  amina = await server.as('caseOfficer')
  rachel = await server.as('employer')
  rachelsId = await ownId(rachel)
})

/** A visitor applies in the name of the employer with this number. */
async function apply(seed: number, contactEmail: string, position: object = {}) {
  const { token, draft } = await start()
  const own = seeds++
  await save(server, token, {
    ...asked('employer', { ...employerAnswers(seed), contactEmail, contactName: contactEmail }),
    ...asked('position', { ...positionAnswers(own), ...position }),
    ...confirmed(employerStatements),
  })
  for (const { code, mandatory, askedOf } of draft.program.requiredDocuments)
    if (mandatory && askedOf === 'employer') await upload(server, { token, kind: code })
  const { status, body } = await send(server, token)
  return { status, own, body, reference: body.submitted?.reference ?? '' }
}

const idOf = async (reference: string) =>
  server.db
    .selectFrom('applications')
    .select(['id', 'employer_id'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()

const lettersTo = async (recipient: string) =>
  JSON.stringify(
    await server.db
      .selectFrom('outbox_messages')
      .select(['subject', 'body'])
      .where('recipient', '=', recipient)
      .execute(),
  )

/** Somebody of the first address has an account for the employer. */
async function accountOf(email: string, employerId: string) {
  await server.db
    .updateTable('users')
    .set({ employer_id: employerId, email })
    .where('id', '=', rachelsId)
    .execute()
}

async function twoClaims() {
  const seed = seeds++
  const [mallory, owner] = [`mallory.${seed}@example.org`, `owner.${seed}@example.org`]
  const first = await apply(seed, mallory)
  const second = await apply(seed, owner)
  expect([first.status, second.status]).toEqual([200, 200])
  const sent = await sendParticipantHalf(server, {
    token: await mailedToken(server, `zoe.beland.${second.own}@example.org`),
    seed: second.own,
  })
  expect(sent.status).toBe(200)
  const { id, employer_id: employerId } = await idOf(second.reference)
  return { mallory, owner, first, second, id, employerId }
}

const proposalsOf = async (id: string, by: Caller) =>
  (await by.get<Proposals>(`/employers/${id}/proposals`)).body

const versionOf = async (id: string) =>
  (await margaret.get<{ version: number }>(`/applications/${id}`)).body.version

describe('two visitors who apply in the name of an employer that nobody knows', () => {
  it('each hear of their own application, and of no other', async () => {
    const { mallory, owner, first, second, id } = await twoClaims()
    await margaret.post(
      `/applications/${id}/assignment`,
      { assigneeId: await ownId(amina) },
      { version: await versionOf(id) },
    )
    const asks = await amina.post(
      `/applications/${id}/information-request`,
      { message: 'Please send the lease', dueOn: daysFromNow(30) },
      { version: await versionOf(id) },
    )
    expect(asks.status).toBe(200)
    const toMallory = await lettersTo(mallory)
    expect(toMallory).toContain(first.reference)
    expect(toMallory).not.toContain(second.reference)
    const toOwner = await lettersTo(owner)
    expect(toOwner).toContain('Please send the lease')
    expect(toOwner).toContain('completed their part')
  })

  it('see nothing of one another when the first one has an account, nor decide who is right', async () => {
    const { mallory, id, employerId } = await twoClaims()
    await accountOf(mallory, employerId)
    expect((await rachel.get(`/applications/${id}`)).status).toBe(404)
    const list = await rachel.get<{ data: { id: string }[] }>('/applications?stage=pending')
    expect(list.body.data.map((each) => each.id)).not.toContain(id)
    expect(list.body.data).toHaveLength(1)
    expect(await proposalsOf(employerId, rachel)).toMatchObject({ data: [], can: {} })
    const { version, data } = await proposalsOf(employerId, margaret)
    for (const decision of ['acceptance', 'dismissal']) {
      const path = `/employers/${employerId}/proposals/${data[0]?.id}/${decision}`
      expect((await rachel.post(path, undefined, { version })).status, decision).toBe(403)
    }
    expect((await proposalsOf(employerId, margaret)).data).toEqual(data)
  })

  it('wait for staff to say who the employer’s contact is', async () => {
    const { mallory, owner, second, id, employerId } = await twoClaims()
    await accountOf(mallory, employerId)
    const can = async () =>
      (await margaret.get<{ can: Record<string, unknown> }>(`/applications/${id}`)).body.can
    await margaret.post(
      `/applications/${id}/assignment`,
      { assigneeId: await ownId(amina) },
      { version: await versionOf(id) },
    )
    const { items } = (
      await margaret.get<{ checkpointOne: { items: { code: string }[] } }>(`/applications/${id}`)
    ).body.checkpointOne
    const passed = { result: 'pass', note: 'Seen' }
    const recorded = await margaret.patch(
      `/applications/${id}/checkpoints/1`,
      { items: Object.fromEntries(items.map(({ code }) => [code, passed])) },
      { version: await versionOf(id) },
    )
    expect(recorded.status).toBe(200)
    expect((await can())['recommendApproval']).toEqual({ reason: 'employerUncertain' })

    const { data, version } = await proposalsOf(employerId, margaret)
    const proposal = data.find(
      ({ applicationReference }) => applicationReference === second.reference,
    )
    const accepted = await margaret.post(
      `/employers/${employerId}/proposals/${proposal?.id}/acceptance`,
      undefined,
      { version },
    )
    expect(accepted.status).toBe(200)
    expect((await can())['recommendApproval']).toBe(true)
    const { contact_email } = await server.db
      .selectFrom('employers')
      .select('contact_email')
      .where('id', '=', employerId)
      .executeTakeFirstOrThrow()
    expect(contact_email).toBe(owner)
    // Whoever came in by the other address is outside again.
    const seen = await rachel.get<{ data: unknown[] }>('/applications?stage=pending')
    expect(seen.body.data ?? []).toEqual([])
  })

  it('are one employer when they apply at the same moment', async () => {
    const seed = seeds++
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, at) => apply(seed, `first.${seed}.${at}@example.org`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const rows = await Promise.all(answers.map(({ reference }) => idOf(reference)))
    expect(new Set(rows.map(({ employer_id: id }) => id)).size).toBe(1)
  })
})
