import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { inChange } from '#kit/server/change.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import type { Difference } from '#modules/forms/contract/differences.endpoints.ts'
import { projectForm } from '#modules/forms/contract/project.ts'
import { shownOf } from '#modules/forms/contract/shown.ts'
import { carryOut } from '#modules/forms/server/carry-out.ts'
import { publishedVersion } from '#modules/forms/server/form.queries.ts'
import { keepResponse } from '#modules/forms/server/keep-response.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import type { Side } from '../contract/monitoring-form.ts'
import { surveyPurpose } from '../contract/survey-purpose.ts'
import { twentyWeeks } from './monitoring.test-people.ts'
import { surveyPurposes } from './survey-purposes.ts'

withPeople()

let placementId: string
let programId: string
let amina: Caller

beforeAll(async () => {
  ;({ placementId } = await twentyWeeks())
  const found = await server.db
    .selectFrom('placements')
    .select('program_id')
    .where('id', '=', placementId)
    .executeTakeFirstOrThrow()
  programId = found.program_id
  amina = await server.as('caseOfficer')
}, 60_000)

/** What a side answers in the first form, kept as it is when it is sent in. */
const answer = (side: Side, typed: Record<string, unknown>) =>
  inChange(server.system, { person: systemPerson, requestId: null }, async (change) => {
    const purpose = surveyPurposes.find(({ key }) => key === surveyPurpose(side, '1'))!
    const version = await publishedVersion(change.db, programId, purpose)
    const form = projectForm(version.content, { catalogue: [], language: 'en' })
    const { asked, answers } = shownOf(form, typed)
    const draft = { id: null, programId, purpose: purpose.key, language: 'en' as const }
    const on = { recordId: placementId, by: side }
    await keepResponse(change, { version, form, asked, answers, draft }, on)
    await carryOut(change, { version, asked, answers }, { ...on, purpose })
  })

const differences = async (by: Caller) =>
  (await by.get<{ data: Difference[] }>(`/answer-differences?record=${placementId}`)).body.data

describe('what both sides of a placement answer', () => {
  beforeAll(async () => {
    const common = { qfirstDay00: '2027-02-08', qhours00000: '30', qpayStub000: true }
    await answer('employer', { ...common, qstill00000: 'yes', qwage000000: '22.50' })
    await answer('participant', {
      ...common,
      qstill00000: 'changed',
      qhours00000: '30.0',
      qwage000000: '21.00',
      qpayStub000: false,
    })
  })

  it('is flagged where it differs, whatever kind of question it is; a changed job is a job', async () => {
    const found = await differences(amina)
    expect(
      found.map(({ role, first, second }) => [role.en, first.answer.value, second.answer.value]),
    ).toEqual(
      expect.arrayContaining([
        ['Hourly wage', '22.50', '21.00'],
        ['Pay stub', true, false],
      ]),
    )
    expect(found).toHaveLength(2)
  })

  it('is told to nobody but the staff who see the placement’s forms', async () => {
    for (const by of ['employer', 'employee', 'adviser'] as const)
      expect(await differences(await server.as(by)), by).toEqual([])
  })

  it('is settled by the officer of the program with a note, once', async () => {
    const [first] = await differences(amina)
    const path = `/answer-differences/${first?.id}/settlement`
    const note = { note: 'Both confirmed by phone' }
    const luc = await server.as('approver')
    expect((await luc.post(path, note, { version: first?.version })).status).toBe(403)
    expect((await amina.post(path, note, { version: first?.version })).status).toBe(200)
    const settled = (await differences(amina)).filter((each) => each.settled)
    expect(settled.map(({ id }) => id)).toEqual([first?.id])
  })
})
