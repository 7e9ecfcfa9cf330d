import { beforeAll, expect, it } from 'vitest'
import { cast } from '#seeds/cast.ts'
import {
  act,
  asking,
  codeOf,
  complaintOf,
  granting,
  itemOf,
  lettersOf,
  on,
  read,
  record,
  refusing,
  working,
} from './checkpoint-two.test-people.ts'

let id: string
const item = 'payStub'
const until = '2027-05-01'

beforeAll(async () => {
  id = await working()
  on('2027-03-15')
})

it('only what failed can be overridden, and only when somebody asks', async () => {
  expect(codeOf(await act('caseOfficer', id, asking(item)))).toEqual([409, 'nothingToOverride'])
  expect(
    (await record('caseOfficer', id, { item, result: 'fail', note: 'No totals' })).status,
  ).toBe(200)
  expect(codeOf(await act('approver', id, granting(item, until)))).toEqual([409, 'notAsked'])
  expect(codeOf(await act('approver', id, refusing(item)))).toEqual([409, 'notAsked'])
})

it('whoever may grant it is told once it is asked for, which it is once', async () => {
  const { status, body } = await act('caseOfficer', id, asking(item))
  expect([status, body.status]).toEqual([200, 'failed'])
  expect(codeOf(await act('caseOfficer', id, asking(item)))).toEqual([409, 'askedAlready'])
  const told = (await lettersOf(id, 'overrideAsked')).map(({ recipient }) => recipient)
  expect(told).toContain(cast.approver.email)
  expect(told).not.toContain(cast.caseOfficer.email)
})

it('a refusal is told to whoever asked, and leaves the check failed', async () => {
  expect((await act('approver', id, refusing(item))).status).toBe(200)
  const { result, asked, refused } = await itemOf('caseOfficer', id, item)
  expect([result, asked, refused?.reason]).toEqual(['fail', null, 'It must be on paper'])
  expect((await lettersOf(id, 'overrideRefused')).map(({ recipient }) => recipient)).toEqual([
    cast.caseOfficer.email,
  ])
})

it('whoever recorded it or asked for it does not grant it', async () => {
  await act('superAdmin', id, asking(item))
  expect(codeOf(await act('superAdmin', id, granting(item, until)))).toEqual([409, 'fourEyes'])
  expect(codeOf(await act('superAdmin', id, refusing(item)))).toEqual([409, 'fourEyes'])
  await record('superAdmin', id, { item: 'payer', result: 'fail', note: 'Another company' })
  await act('caseOfficer', id, asking('payer'))
  expect(codeOf(await act('superAdmin', id, granting('payer', until)))).toEqual([409, 'fourEyes'])
  await record('superAdmin', id, { item: 'payer', result: 'pass' })
})

it('a second person grants it until a day that is ahead; then it fails again', async () => {
  expect(complaintOf(await act('approver', id, granting(item, '2027-03-15')), 'expiresOn')).toBe(
    'inFuture',
  )
  const { status, body } = await act('approver', id, granting(item, until))
  expect([status, body.items.find(({ code }) => code === item)?.override?.by]).toEqual([
    200,
    cast.approver.name,
  ])
  expect(body.status).toBe('inProgress')
  on('2027-05-02')
  expect((await read('caseOfficer', id)).status).toBe('failed')
  on('2027-03-15')
})

it('what is recorded anew is overridden no more', async () => {
  await record('caseOfficer', id, { item, result: 'pass' })
  const { override, refused } = await itemOf('caseOfficer', id, item)
  expect([override, refused]).toEqual([null, null])
})
