import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { deliverOutbox } from '#kit/server/outbox.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { act, formOf, goTo, twentyWeeks } from './monitoring.test-people.ts'
import { fill, lettersOf, tokenOf } from './survey.test-people.ts'

withPeople()

let form: string
let amina: Caller

beforeEach(async () => {
  const { placementId } = await twentyWeeks()
  await goTo('2027-03-08')
  form = await formOf(placementId, 'employer', 1)
  await fill(await tokenOf(form))
  amina = await server.as('caseOfficer')
  await act(amina, form, 'acceptance', {})
}, 60_000)

const takeBack = (by: Caller) => act(by, form, 'acceptance-withdrawal', {})

const accepted = async () =>
  (await lettersOf(form)).filter((each) => each.startsWith('accepted')).length

const noticed = async () =>
  (
    await sql<{ template: string }>`select template from notices
      where record_id = ${form} and template = 'monitoring.accepted'`.execute(server.db)
  ).rows.map(({ template }) => template)

it('waits to be judged again once its acceptance is taken back, and no letter goes out', async () => {
  expect(await accepted()).toBe(1)
  expect(await noticed()).toEqual(['monitoring.accepted'])
  expect((await takeBack(amina)).body).toMatchObject({
    status: 'submitted',
    submittedOn: '2027-03-08',
    acceptedOn: null,
    acceptedBy: null,
    // Ten business days on.
    proposedDueOn: '2027-03-22',
  })
  expect(await accepted()).toBe(0)
  expect(await noticed()).toEqual([])
  expect(codeOf(await takeBack(amina))).toEqual([409, 'wrongState'])
  expect((await auditRows(server.db, { entityId: form })).at(-1)).toMatchObject({
    action: 'monitoring.withdrawAcceptance',
  })
})

it('is told to its side only once that can no longer be undone; what has left stays', async () => {
  const sent: string[] = []
  const deliver = () =>
    deliverOutbox(server.db, async ({ template }) => {
      sent.push(template)
      return true
    })
  await deliver()
  expect(sent).not.toContain('monitoring.accepted')
  server.clock.moveTo(new Date(server.clock.now().getTime() + 16_000))
  await deliver()
  expect(sent).toContain('monitoring.accepted')
  await takeBack(amina)
  expect(await accepted()).toBe(1)
})

it('stays accepted for whoever only looks, or of whom it is', async () => {
  for (const who of ['auditor', 'employer'] as const)
    expect((await takeBack(await server.as(who))).status).toBe(403)
})
