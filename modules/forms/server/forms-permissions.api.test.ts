import { expect, test } from 'vitest'
import type { FormRecord } from '../contract/forms.endpoints.ts'
import { begin, newProgram, sarah, server, withPeople } from './forms.test-people.ts'

withPeople()

test('whoever sees programs sees their forms, and changes nothing', async () => {
  const { id, path } = await newProgram()
  const amina = await server.as('caseOfficer')
  const seen = await amina.get<FormRecord>(path)
  expect([seen.status, seen.body.mayEdit]).toEqual([200, false])
  const list = await amina.get<{ data: { purpose: string }[] }>(`/programs/${id}/forms`)
  expect(list.body.data.map(({ purpose }) => purpose)).toContain('application.employer')
  const refused = await Promise.all([
    begin(path, amina),
    amina.patch(`${path}/draft`, { editNo: 0, edit: { do: 'removeSection', id: 'details' } }),
    amina.post(`${path}/draft/undo`, { editNo: 0 }),
    amina.post(`${path}/draft/discard`, { editNo: 0 }),
    amina.post(`${path}/publication`, { editNo: 0, reason: 'Mine' }),
  ])
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
})

test('an employer sees no forms of programs, and nobody those of a program that is not there', async () => {
  const { path } = await newProgram()
  const rachel = await server.as('employer')
  expect((await rachel.get(path)).status).toBe(403)
  expect((await server.visitor.get(path)).status).toBe(401)
  const missing = '/programs/00000000-0000-7000-8000-000000000000/forms'
  expect((await sarah.get(missing)).status).toBe(404)
  expect((await begin(`${missing}/application.employer`)).status).toBe(404)
  const { id } = await newProgram()
  expect((await sarah.get(`/programs/${id}/forms/monitoring.nothing`)).status).toBe(404)
})
