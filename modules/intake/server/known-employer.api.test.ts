import { describe, expect, it } from 'vitest'
import { dayOf } from '#kit/server/organisation.ts'
import { employerStatements, participantStatements, type Draft } from '../contract/intake.ts'
import type { Proposals } from '#modules/employers/server/proposals.queries.ts'
import {
  asked,
  confirmed,
  employerAnswers,
  mailedToken,
  participantAnswers,
  positionAnswers,
  save,
  send,
  submitEmployerHalf,
  upload,
} from './intake.test-journey.ts'
import { server, start, withPeople } from './intake.test-people.ts'

withPeople()

const stranger = {
  contactName: 'Norman Stranger',
  contactEmail: 'norman.stranger@example.org',
  contactPhone: '416 555-0100',
  city: 'Toronto',
}

/** Somebody who knows the number of an employer on file applies in its name, signed in or not. */
async function applyInItsName(seed: number, position: object = {}, sender = server.visitor) {
  const { token, draft } = await start()
  await save(server, token, {
    ...asked('employer', { ...employerAnswers(seed), ...stranger }),
    ...asked('position', {
      ...positionAnswers(seed),
      participantEmail: `somebody.${token.slice(0, 8).toLowerCase()}@example.org`,
      ...position,
    }),
    ...confirmed(employerStatements),
  })
  for (const { code, mandatory, askedOf } of draft.program.requiredDocuments)
    if (mandatory && askedOf === 'employer') await upload(server, { token, kind: code })
  const { version, revision } = (await sender.get<Draft>(`/public/drafts/${token}`)).body
  const { status, body } = await sender.post<Draft>(`/public/drafts/${token}/submission`, {
    version,
    revision,
  })
  expect(status).toBe(200)
  return { reference: body.submitted?.reference ?? '', token }
}

const byReference = (reference: string) =>
  server.db
    .selectFrom('applications')
    .innerJoin('employers', 'employers.id', 'applications.employer_id')
    .selectAll('employers')
    .select('applications.id as application_id')
    .where('applications.reference', '=', reference)
    .executeTakeFirstOrThrow()

const lettersTo = (recipient: string) =>
  server.db
    .selectFrom('outbox_messages')
    .select(['subject', 'body'])
    .where('recipient', '=', recipient)
    .execute()

/** A hold that refuses new applications to whoever speaks for the employer. */
async function holdNewApplications(employerId: string) {
  const luc = await server.as('approver')
  const { status } = await luc.post('/holds', {
    kind: 'employer',
    employerId,
    reason: 'misuse',
    effects: ['application'],
    message: 'We are looking at the invoices of March.',
    startsOn: dayOf({ timeZone: 'America/Toronto' }, server.clock.now()),
    liftBy: 'anyone',
  })
  expect(status).toBe(201)
}

/** Staff have dealt with the employer. */
async function makeCertain(reference: string) {
  const { id } = await byReference(reference)
  await server.db
    .updateTable('employers')
    .set({ contact_proven_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
}

describe('a public form that names an employer on file', () => {
  it('leaves the employer as it is, and offers staff the difference', async () => {
    const { seed, submitted } = await submitEmployerHalf(server)
    const before = await byReference(submitted.body.submitted?.reference ?? '')
    const { reference } = await applyInItsName(seed)
    const after = await byReference(reference)
    expect({ ...after, application_id: null }).toEqual({ ...before, application_id: null })
    const admin = await server.as('admin')
    const { body } = await admin.get<Proposals>(`/employers/${after.id}/proposals`)
    expect(body.can).toEqual({ decide: true })
    expect(body.data).toMatchObject([
      {
        applicationReference: reference,
        proposedBy: 'Marie Côté',
        changes: {
          contactName: { known: 'Marie Côté', proposed: 'Norman Stranger' },
          contactEmail: { proposed: 'norman.stranger@example.org' },
          city: { known: 'Gatineau', proposed: 'Toronto' },
        },
      },
    ])
  })

  it.each(['employer', 'employee', 'caseOfficer', 'superAdmin'] as const)(
    'leaves the employer as it is whoever is signed in: %s',
    async (name) => {
      const { seed, submitted } = await submitEmployerHalf(server)
      const own = submitted.body.submitted?.reference ?? ''
      await makeCertain(own)
      const before = await byReference(own)
      const { reference } = await applyInItsName(seed, {}, await server.as(name))
      const { application_id: id, ...after } = await byReference(reference)
      expect({ ...after, application_id: before.application_id }).toEqual(before)
      const admin = await server.as('admin')
      const { body } = await admin.get<Proposals>(`/employers/${after.id}/proposals`)
      expect(body.data).toMatchObject([
        { changes: { contactEmail: { proposed: 'norman.stranger@example.org' } } },
      ])
      const { body: shown } = await admin.get<{ channel: string }>(`/applications/${id}`)
      expect(shown.channel).toBe('self')
    },
  )

  it('tells somebody signed in nothing of a hold on the employer', async () => {
    const { seed, submitted } = await submitEmployerHalf(server)
    const { id } = await byReference(submitted.body.submitted?.reference ?? '')
    await holdNewApplications(id)
    const { reference } = await applyInItsName(seed, {}, await server.as('employer'))
    expect((await byReference(reference)).id).toBe(id)
  })

  it('keeps what was typed and signed in the frozen version, beside what is on file', async () => {
    const { seed } = await submitEmployerHalf(server)
    const { reference } = await applyInItsName(seed)
    const { application_id: id } = await byReference(reference)
    const admin = await server.as('admin')
    const frozen = await admin.get<{ content: { employer: object } }>(
      `/applications/${id}/versions/submission`,
    )
    expect(frozen.body.content.employer).toMatchObject({
      contactName: stranger.contactName,
      city: stranger.city,
      legalName: `Boulangerie Côté ${seed}`,
    })
    const now = await admin.get<{ employer: object }>(`/applications/${id}`)
    expect(now.body.employer).toMatchObject({ contactName: 'Marie Côté', city: 'Gatineau' })
  })

  it('sends the stranger letters about this application alone', async () => {
    const { seed, submitted } = await submitEmployerHalf(server)
    const own = submitted.body.submitted?.reference ?? ''
    await makeCertain(own)
    const { reference } = await applyInItsName(seed)
    const token = await mailedToken(server, `zoe.beland.${seed}@example.org`)
    await save(server, token, {
      ...asked('participant', participantAnswers(seed)),
      ...confirmed(participantStatements),
    })
    const { body: draft } = await server.visitor.get<Draft>(`/public/drafts/${token}`)
    for (const { code, mandatory, askedOf } of draft.program.requiredDocuments)
      if (mandatory && askedOf === 'participant') await upload(server, { token, kind: code })
    expect((await send(server, token, 'participant-submission')).status).toBe(200)
    const toStranger = JSON.stringify(await lettersTo(stranger.contactEmail))
    expect(toStranger).toContain(reference)
    expect(toStranger).not.toContain(own)
    const toMarie = JSON.stringify(await lettersTo(`marie.cote.${seed}@example.org`))
    expect(toMarie).toContain(own)
    expect(toMarie).toContain(reference)
  })

  it('is accepted once, on record, by somebody who saw the employer as it is', async () => {
    const { seed } = await submitEmployerHalf(server)
    const { id } = await byReference((await applyInItsName(seed)).reference)
    const admin = await server.as('admin')
    const path = `/employers/${id}/proposals`
    const { body } = await admin.get<Proposals>(path)
    const accept = `${path}/${body.data[0]?.id}/acceptance`
    expect((await admin.post(accept, undefined, { version: body.version + 5 })).status).toBe(412)
    const accepted = await admin.post<Proposals>(accept, undefined, { version: body.version })
    expect(accepted.status).toBe(200)
    expect(accepted.body.data).toEqual([])
    const again = await admin.post(accept, undefined, { version: accepted.body.version })
    expect([again.status, again.body.title]).toEqual([409, 'This proposal was already decided'])
    const { body: profile } = await admin.get(`/employers/${id}/profile`)
    expect(profile).toMatchObject({ contactEmail: stranger.contactEmail, city: 'Toronto' })
    expect((await auditOf(id)).slice(-3)).toEqual([
      ['employers.proposed', null],
      ['employers.proposalAccepted', 'admin@example.org'],
      ['employers.edited', 'admin@example.org'],
    ])
  })

  it('is dismissed and changes nothing; a case officer sees it and does not decide', async () => {
    const { seed } = await submitEmployerHalf(server)
    const { id } = await byReference((await applyInItsName(seed)).reference)
    const path = `/employers/${id}/proposals`
    const officer = await server.as('caseOfficer')
    const { body } = await officer.get<Proposals>(path)
    expect([body.data.length, body.can]).toEqual([1, {}])
    const dismiss = `${path}/${body.data[0]?.id}/dismissal`
    const { version } = body
    expect((await officer.post(dismiss, undefined, { version })).status).toBe(403)
    const admin = await server.as('admin')
    expect((await admin.post<Proposals>(dismiss, undefined, { version })).body.data).toEqual([])
    const { body: profile } = await admin.get(`/employers/${id}/profile`)
    expect(profile).toMatchObject({ contactEmail: `marie.cote.${seed}@example.org` })
  })
})

const auditOf = async (entityId: string) => {
  const rows = await server.db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['audit_log.action', 'users.email'])
    .where('audit_log.entity_id', '=', entityId)
    .orderBy('audit_log.sequence')
    .execute()
  return rows.map(({ action, email }) => [action, email])
}

describe('a public form that names a person on file', () => {
  it('changes nothing of that person unless the link went to their own address', async () => {
    const { seed } = await submitEmployerHalf(server)
    const zoe = participantAnswers(seed)
    await complete(await mailedToken(server, zoe.email), zoe)
    const invited = `other.${seed}@example.org`
    await applyInItsName(seed, { participantEmail: invited })
    const other = { ...zoe, city: 'Toronto', phone: '416 555-0100' }
    await server.db
      .updateTable('applications')
      .set({ status: 'withdrawn' })
      .where('participant_id', 'is not', null)
      .execute()
    expect((await complete(await mailedToken(server, invited), other)).status).toBe(200)
    const people = await server.db
      .selectFrom('participants')
      .select(['city', 'email'])
      .where('last_name', '=', zoe.lastName)
      .orderBy('id')
      .execute()
    expect(people.map(({ city }) => city)).toEqual(['Gatineau', 'Toronto'])
  })
})

async function complete(token: string, person: object) {
  const { body: draft } = await save(server, token, {
    ...asked('participant', person),
    ...confirmed(participantStatements),
  })
  for (const { code, mandatory, askedOf } of draft.program.requiredDocuments)
    if (mandatory && askedOf === 'participant') await upload(server, { token, kind: code })
  return send(server, token, 'participant-submission')
}
