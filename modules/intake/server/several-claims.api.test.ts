import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import type { Proposals } from '#modules/employers/server/proposals.queries.ts'
import { employerStatements } from '../contract/intake.ts'
import {
  asked,
  confirmed,
  employerAnswers,
  positionAnswers,
  programId,
  save,
  send,
  upload,
} from './intake.test-journey.ts'
import { server, start, withPeople } from './intake.test-people.ts'

withPeople()

let seeds = 8000
let margaret: Caller
let rachel: Caller
let rachelsId = ''

beforeAll(async () => {
  margaret = await server.as('superAdmin')
  rachel = await server.as('employer')
  rachelsId = await ownId(rachel)
})

/** A visitor applies in the name of the employer with this number. */
async function apply(seed: number, contactEmail: string, employer: object = {}) {
  const { token, draft } = await start()
  await save(server, token, {
    ...asked('employer', { ...employerAnswers(seed), contactEmail, ...employer }),
    ...asked('position', positionAnswers(seeds++)),
    ...confirmed(employerStatements),
  })
  for (const { code, mandatory, askedOf } of draft.program.requiredDocuments)
    if (mandatory && askedOf === 'employer') await upload(server, { token, kind: code })
  const { body } = await send(server, token)
  return server.db
    .selectFrom('applications')
    .select(['id', 'employer_id as employerId', 'reference'])
    .where('reference', '=', body.submitted?.reference ?? '')
    .executeTakeFirstOrThrow()
}

/** Rachel came in by the address that the first visitor named. */
async function accountOfFirst(email: string, employerId: string) {
  await server.db
    .updateTable('users')
    .set({ employer_id: employerId, email })
    .where('id', '=', rachelsId)
    .execute()
}

/** Mallory applies first, and has an account. */
async function mallorysClaim() {
  const seed = seeds++
  const mallory = `mallory.${seed}@example.org`
  const owner = `owner.${seed}@example.org`
  const first = await apply(seed, mallory)
  await accountOfFirst(mallory, first.employerId)
  return { seed, mallory, owner, first, employerId: first.employerId }
}

const proposalsOf = async (employerId: string) =>
  (await margaret.get<Proposals>(`/employers/${employerId}/proposals`)).body

/** Staff decide what the form of an application says differently. */
async function decide(
  { employerId, reference }: { employerId: string; reference: string },
  as: 'acceptance' | 'dismissal',
) {
  const { data, version } = await proposalsOf(employerId)
  const { id } = data.find((each) => each.applicationReference === reference) ?? {}
  const path = `/employers/${employerId}/proposals/${id}/${as}`
  expect((await margaret.post(path, undefined, { version })).status).toBe(200)
}

const seenByMallory = async ({ id }: { id: string }) =>
  (await rachel.get(`/applications/${id}`)).status

const employerOf = async (userId: string) =>
  (
    await server.db
      .selectFrom('users')
      .select('employer_id')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).employer_id

describe('an employer that several visitors claim', () => {
  it('is decided about before the first of their applications goes on, too', async () => {
    const { seed, owner, first } = await mallorysClaim()
    const reasonFor = async () =>
      (await margaret.get<{ can: object }>(`/applications/${first.id}`)).body.can
    const amina = await server.as('caseOfficer')
    const { version } = (await margaret.get<{ version: number }>(`/applications/${first.id}`)).body
    await margaret.post(
      `/applications/${first.id}/assignment`,
      { assigneeId: await ownId(amina) },
      { version },
    )
    await server.db
      .updateTable('applications')
      .set({ participant_completed_at: new Date().toISOString() })
      .where('id', '=', first.id)
      .execute()
    await sql`
      insert into application_documents (application_id, kind, file_id, side, series, number, part, way, added_by_name)
      select application_id, 'workStatus', file_id, 'participant', 'workStatus', 1, 1, 'form', 'Zoé Béland'
      from application_documents where application_id = ${first.id} limit 1`.execute(server.db)
    const { items } = (
      await margaret.get<{ checkpointOne: { items: { code: string }[] } }>(
        `/applications/${first.id}`,
      )
    ).body.checkpointOne
    const passed = { result: 'pass', note: 'Seen' }
    const recorded = await margaret.patch(
      `/applications/${first.id}/checkpoints/1`,
      { items: Object.fromEntries(items.map(({ code }) => [code, passed])) },
      { version: version + 1 },
    )
    expect(recorded.status).toBe(200)
    expect(await reasonFor()).toMatchObject({ recommendApproval: true })
    await apply(seed, owner)
    expect(await reasonFor()).toMatchObject({ recommendApproval: { reason: 'employerUncertain' } })
  })

  it('stays uncertain while one claim is dismissed and another is open', async () => {
    const { seed, owner, employerId } = await mallorysClaim()
    const theirs = await apply(seed, owner)
    const eves = await apply(seed, `eve.${seed}@example.org`)
    await decide(eves, 'dismissal')
    expect(await seenByMallory(theirs)).toBe(404)
    await decide(theirs, 'acceptance')
    expect(await seenByMallory(theirs)).toBe(404)
    expect(await employerOf(rachelsId)).toBeNull()
    expect(employerId).toBe(theirs.employerId)
  })

  it('stays uncertain when staff take over or correct something else', async () => {
    const { seed, mallory, owner, employerId } = await mallorysClaim()
    const theirs = await apply(seed, owner)
    const bait = await apply(seed, mallory, { city: 'Laval' })
    await decide(bait, 'acceptance')
    const { version } = await proposalsOf(employerId)
    const corrected = await margaret.patch(
      `/employers/${employerId}/profile`,
      { postalCode: 'H2X 1Y4' },
      { version },
    )
    expect(corrected.status).toBe(200)
    expect(await seenByMallory(theirs)).toBe(404)
  })

  it('is certain once the last claim is dismissed', async () => {
    const { seed, owner } = await mallorysClaim()
    const theirs = await apply(seed, owner)
    await decide(theirs, 'dismissal')
    expect(await seenByMallory(theirs)).toBe(200)
  })

  it('is certain when the last two claims are dismissed at the same moment', async () => {
    const { seed, owner } = await mallorysClaim()
    const theirs = await apply(seed, owner)
    const eves = await apply(seed, `eve.${seed}@example.org`)
    // Both have begun, and neither is kept yet.
    const both = await server.db.transaction().execute(async (held) => {
      await sql`lock table audit_log in share mode`.execute(held)
      const begun = [decide(theirs, 'dismissal'), decide(eves, 'dismissal')]
      await pause(500)
      return { begun }
    })
    await Promise.all(both.begun)
    expect(await seenByMallory(theirs)).toBe(200)
  })

  it('puts outside again whomever the wrong one let in, and nobody whom staff invited', async () => {
    const { seed, owner, employerId } = await mallorysClaim()
    const theirs = await apply(seed, owner)
    const role = await server.db
      .selectFrom('roles')
      .select('id')
      .where('key', '=', 'employer')
      .executeTakeFirstOrThrow()
    const invite = (by: Caller, name: string) =>
      by.post<{ id: string }>('/users', {
        name,
        email: `${name.toLowerCase()}.${seed}@example.org`,
        language: 'en',
        roleId: role.id,
        employerId,
      })
    const accomplice = await invite(rachel, 'Mordred')
    const helper = await invite(margaret, 'Helen')
    expect([accomplice.status, helper.status]).toEqual([201, 201])
    await decide(theirs, 'acceptance')
    expect(await employerOf(accomplice.body.id)).toBeNull()
    expect(await employerOf(helper.body.id)).toBe(employerId)
  })
})

it('a claim that is not there, or is another employer’s, is decided by nobody', async () => {
  const [one, other] = [await mallorysClaim(), await mallorysClaim()]
  await apply(other.seed, other.owner)
  const [theirs] = (await proposalsOf(other.employerId)).data
  const { version } = await proposalsOf(one.employerId)
  const nowhere = '00000000-0000-4000-8000-000000000009'
  for (const proposalId of [nowhere, theirs?.id ?? ''])
    for (const noun of ['acceptance', 'dismissal']) {
      const path = `/employers/${one.employerId}/proposals/${proposalId}/${noun}`
      expect((await margaret.post(path, undefined, { version })).status).toBe(404)
    }
  expect((await proposalsOf(other.employerId)).data).toHaveLength(1)
})

describe('whoever came in by an uncertain contact', () => {
  it('cannot put the address of another in its place', async () => {
    const { seed, owner, employerId } = await mallorysClaim()
    const { version } = (await rachel.get<{ version: number }>(`/employers/${employerId}/profile`))
      .body
    const taken = await rachel.patch(
      `/employers/${employerId}/profile`,
      { contactEmail: owner },
      { version },
    )
    expect(taken.status).toBe(422)
    expect(taken.body.errors).toMatchObject({ contactEmail: [{ code: 'contactUncertain' }] })
    const theirs = await apply(seed, owner)
    expect(await seenByMallory(theirs)).toBe(404)
  })

  it('nor by an application, which leaves it to staff', async () => {
    const { seed, owner, employerId } = await mallorysClaim()
    const { status } = await rachel.post('/applications', {
      programId: await programId(server, 'YESP'),
      language: 'en',
      employer: { ...employerAnswers(seed), contactEmail: owner },
      position: positionAnswers(seeds++),
    })
    expect(status).toBe(201)
    expect((await proposalsOf(employerId)).data).toMatchObject([
      { changes: { contactEmail: { proposed: owner } } },
    ])
    const theirs = await apply(seed, owner)
    expect(await seenByMallory(theirs)).toBe(404)
  })

  it('hears nothing of what another one says', async () => {
    const { seed, owner, employerId } = await mallorysClaim()
    await apply(seed, owner)
    const { facts } = await server.db
      .selectFrom('live_events')
      .select('facts')
      .where('topic', '=', 'employers')
      .where('record_id', '=', employerId)
      .executeTakeFirstOrThrow()
    expect(facts).toEqual({ employerId: null })
  })
})
