import { describe, expect, it } from 'vitest'
import { ownId } from '#apps/server/test-server.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { admin, amina, luc, read, server, step } from './applications.test-people.ts'

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

  it('is not rejected for another reason than those listed without saying which', async () => {
    const id = await submitBothHalves(server)
    await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })
    await step(amina, id, 'recommendation', { outcome: 'reject' })
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
})
