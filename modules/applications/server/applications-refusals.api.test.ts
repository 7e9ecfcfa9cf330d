import { describe, expect, it } from 'vitest'
import { ownId } from '#apps/server/test-server.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { admin, amina, luc, read, server, step, withPeople } from './applications.test-people.ts'

withPeople()

describe('an application', () => {
  it('is not corrected into one that ends before it starts', async () => {
    const id = await submitBothHalves(server)
    await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })
    const { startOn, version } = await read(admin, id)
    const answer = await admin.patch(`/applications/${id}`, { endOn: startOn }, { version })
    expect([answer.status, answer.body.errors?.['endOn']?.[0]?.code]).toEqual([
      422,
      'endsAfterStart',
    ])
    expect((await read(admin, id)).version).toBe(version)
  })

  it('is not given the address of the employer’s contact as the participant’s', async () => {
    const id = await submitBothHalves(server)
    await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })
    const { employer, version } = await read(admin, id)
    const participantEmail = employer.contactEmail?.toUpperCase()
    const answer = await admin.patch(`/applications/${id}`, { participantEmail }, { version })
    expect([answer.status, answer.body.errors?.['participantEmail']]).toEqual([
      422,
      [
        {
          code: 'sharedAddress',
          message: 'Enter the participant’s own email: this one is the employer’s contact',
        },
      ],
    ])
  })

  it('is not rejected for another reason than those listed without saying which', async () => {
    const id = await submitBothHalves(server)
    await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })
    await step(amina, id, 'recommendation', { outcome: 'reject', reasonCodes: ['lowValue'] })
    const reject = (applicantNote?: string) =>
      step(luc, id, 'rejection', {
        reasonCodes: ['other'],
        ...(applicantNote && { applicantNote }),
      })
    const without = await step(luc, id, 'rejection', { reasonCodes: [] })
    expect(without.body.errors?.['reasonCodes']).toEqual([
      { code: 'chooseOne', message: 'Choose at least one reason for the rejection' },
    ])
    const silent = await reject()
    expect([silent.status, silent.body.errors?.['applicantNote']?.[0]?.code]).toEqual([
      422,
      'reasonNeeded',
    ])
    expect((await reject('The shop has closed')).body.status).toBe('rejected')
  })

  it('is not recommended for rejection without a reason, which is kept for the decision', async () => {
    const id = await submitBothHalves(server)
    await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })
    const recommend = (also: object) =>
      step(amina, id, 'recommendation', { outcome: 'reject', ...also })
    for (const also of [{}, { reasonCodes: [] }])
      expect((await recommend(also)).body.errors?.['reasonCodes']).toEqual([
        { code: 'chooseOne', message: 'Choose at least one reason for the rejection' },
      ])
    const silent = await recommend({ reasonCodes: ['other'] })
    expect(silent.body.errors?.['applicantNote']?.[0]?.code).toBe('reasonNeeded')
    expect((await read(amina, id)).status).toBe('inReview')
    const reasons = {
      reasonCodes: ['lowValue', 'other'],
      applicantNote: 'Too few hours of training',
    }
    const done = await recommend({ ...reasons, note: 'I asked twice' })
    expect(done.body).toMatchObject({
      status: 'recommendedReject',
      recommendation: { ...reasons, by: 'Amina Haddad', note: 'I asked twice' },
    })
    const { recommendation } = await read(luc, id)
    expect(recommendation).toMatchObject(reasons)
    const { body } = await luc.get<{ data: { action: string; changes: object }[] }>(
      `/applications/${id}/history`,
    )
    expect(body.data[0]).toMatchObject({
      action: 'applications.recommendRejection',
      changes: { reasonCodes: [[], reasons.reasonCodes] },
    })
  })

  it('keeps what was recommended from the applicants, and forgets it once it is returned', async () => {
    const id = await submitBothHalves(server)
    await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })
    await step(amina, id, 'recommendation', {
      outcome: 'reject',
      reasonCodes: ['lowValue'],
      applicantNote: 'Too few hours of training',
    })
    const employer = await server.as('employer')
    expect(JSON.stringify((await employer.get(`/applications/${id}`)).body)).not.toContain(
      'Too few hours',
    )
    await step(luc, id, 'return', { note: 'Ask once more' })
    expect((await read(luc, id)).recommendation).toBeNull()
    const again = await step(admin, id, 'recommendation', {
      outcome: 'reject',
      reasonCodes: ['lowValue'],
    })
    expect(again.body.recommendation).toMatchObject({ applicantNote: null })
    expect((await step(admin, id, 'rejection', { reasonCodes: ['lowValue'] })).body.code).toBe(
      'fourEyes',
    )
    const rejected = await step(luc, id, 'rejection', { reasonCodes: ['outOfRegion'] })
    expect(rejected.body).toMatchObject({
      recommendation: { reasonCodes: ['lowValue'] },
      decision: { reasonCodes: ['outOfRegion'] },
    })
  })
})
