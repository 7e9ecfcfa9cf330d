import { describe, expect, it } from 'vitest'
import { ownId } from '#apps/server/test-server.ts'
import type { ProgramRecord } from '#modules/programs/contract/programs.endpoints.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import type { CheckpointItemCode } from '../contract/checkpoint.ts'
import {
  admin,
  amina,
  approve,
  luc,
  passCheckpoint,
  read,
  recommended,
  server,
  step,
  withPeople,
} from './applications.test-people.ts'

withPeople()

async function edit(id: string, change: object) {
  const { version } = await read(admin, id)
  const answer = await admin.patch(`/applications/${id}`, change, { version })
  expect(answer.status).toBe(200)
}

async function found(id: string, code: CheckpointItemCode) {
  const { checkpointOne } = await read(amina, id)
  const { result, finding } = checkpointOne.items.find((item) => item.code === code) ?? {}
  return [result, finding]
}

async function rule(id: string, rules: object) {
  const { program } = await read(admin, id)
  const { body } = await admin.get<ProgramRecord>(`/programs/${program.id}`)
  const answer = await admin.patch(`/programs/${program.id}`, rules, { version: body.version })
  expect(answer.status).toBe(200)
}

describe('what checkpoint one finds by itself', () => {
  it('fails a wage below the province’s minimum on the first day, and passes the minimum', async () => {
    const id = await submitBothHalves(server)
    await edit(id, { region: 'QC', startOn: '2027-01-04', hourlyWage: '1.00' })
    expect(await found(id, 'wageAndHours')).toEqual(['fail', 'minimumWage'])
    await edit(id, { hourlyWage: '16.59' })
    expect(await found(id, 'wageAndHours')).toEqual(['fail', 'minimumWage'])
    await edit(id, { hourlyWage: '16.60' })
    expect(await found(id, 'wageAndHours')).toEqual(['pass', 'minimumWage'])
    await edit(id, { hoursPerWeek: '10' })
    expect(await found(id, 'wageAndHours')).toEqual(['fail', 'hours'])
  })

  it('leaves the wage to a person where nobody knows the minimum yet', async () => {
    const id = await submitBothHalves(server)
    await edit(id, { region: 'NU', startOn: '2027-01-04', hourlyWage: '25.00' })
    expect(await found(id, 'wageAndHours')).toEqual(['pending', 'minimumWageUnknown'])
  })

  it('asks for a social insurance number where the program needs one, and only there', async () => {
    const id = await submitBothHalves(server)
    expect(await found(id, 'sinSeen')).toEqual(['notApplicable', 'sinNotRequired'])
    await rule(id, { sinRequired: true })
    const other = await submitBothHalves(server)
    expect(await found(other, 'sinSeen')).toEqual(['pending', null])
    await step(amina, other, 'assignment', { assigneeId: await ownId(amina) })
    await passCheckpoint(amina, other)
    expect(await found(other, 'sinSeen')).toEqual(['pass', null])
    await rule(id, { sinRequired: false })
  })

  it('fails an employer who has as many placements as the program allows', async () => {
    const approved = await recommended()
    await approve(luc, approved)
    const { employer } = await read(admin, approved)
    const id = await submitBothHalves(server)
    await server.db
      .updateTable('applications')
      .set({ employer_id: employer.id })
      .where('id', '=', id)
      .execute()
    await edit(id, { hourlyWage: '23.00' })
    expect(await found(id, 'employerRoom')).toEqual(['pass', 'employerRoom'])
    await rule(id, { maxActivePerEmployer: 1 })
    await edit(id, { hourlyWage: '24.00' })
    expect(await found(id, 'employerRoom')).toEqual(['fail', 'employerActiveMaximum'])
  })
})
