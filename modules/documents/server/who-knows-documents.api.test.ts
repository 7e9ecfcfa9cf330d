import { sql } from 'kysely'
import { expect, it } from 'vitest'
import {
  amina,
  luc,
  read,
  server,
  withPeople,
} from '#modules/applications/server/applications.test-people.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import {
  addOne,
  currentFile,
  judge,
  judgeFile,
  listed,
  ofBothSides,
  refusal,
} from './documents.test-people.ts'

withPeople()

it('what is the staff’s own no applicant ever learns of', async () => {
  const { id, rachel, lucas } = await ofBothSides()
  const before = await Promise.all([rachel, lucas].map((by) => listed(by, id)))
  const sent = await addOne(amina, id, { kind: 'other', side: 'staff', title: 'Register extract' })
  const own = sent.body.data.find(({ side }) => side === 'staff')
  expect(own?.ownTitle).toBe('Register extract')
  expect(await Promise.all([rachel, lucas].map((by) => listed(by, id)))).toEqual(before)
  const file = own?.files[0]
  for (const by of [rachel, lucas])
    expect((await by.get(`/applications/${id}/documents/${file?.id}`)).status).toBe(404)
  const refused = await judgeFile(amina, id, { file: file!, noun: 'refusal', body: refusal })
  expect(refused.body.code).toBe('ofStaff')
})

it('each side sees, sends and opens its own alone', async () => {
  const { id, rachel, lucas } = await ofBothSides()
  const sides = async (by: typeof rachel) =>
    new Set((await listed(by, id)).data.map(({ side }) => side))
  expect(await sides(rachel)).toEqual(new Set(['employer']))
  expect(await sides(lucas)).toEqual(new Set(['participant']))
  expect((await listed(lucas, id)).mayAdd).toEqual(['participant'])
  expect((await listed(amina, id)).mayAdd).toEqual(['employer', 'participant', 'staff'])
  expect((await addOne(rachel, id, { kind: 'workStatus' })).status).toBe(404)
  expect((await addOne(lucas, id, { kind: 'other', side: 'employer', title: 'x' })).status).toBe(
    404,
  )
  const theirs = await currentFile(amina, id, 'workStatus')
  expect((await rachel.get(`/applications/${id}/documents/${theirs.id}`)).status).toBe(404)
  for (const noun of ['acceptance', 'review', 'restoration'])
    expect((await judgeFile(lucas, id, { file: theirs, noun })).status).toBe(403)
  expect((await judgeFile(luc, id, { file: theirs, noun: 'acceptance' })).status).toBe(403)
  const foreign = await submitBothHalves(server)
  expect((await addOne(rachel, foreign, { kind: 'offerLetter' })).status).toBe(404)
  const elsewhere = await judgeFile(amina, foreign, { file: theirs, noun: 'acceptance' })
  expect(elsewhere.status).toBe(404)
})

it('staff to whom personal data is closed know of no document of the participant', async () => {
  const { id, lucas } = await ofBothSides()
  await addOne(lucas, id, { kind: 'workStatus' })
  const { version, id: documentId } = await currentFile(amina, id, 'workStatus')
  const dated = { expiresOn: '2099-03-31' }
  await amina.patch(`/applications/${id}/documents/${documentId}`, dated, { version })
  await judge(amina, id, { series: 'workStatus', noun: 'refusal', body: refusal })
  await sql`update roles set rules = (
      select jsonb_agg(case when rule ->> 'subject' = 'Applications View'
        then rule || '{"fields": ["employerHalf", "checkpointItems"]}' else rule end)
      from jsonb_array_elements(rules) rule) where key = 'auditor'`.execute(server.db)
  const auditor = await server.as('auditor')
  const { data, mayAdd } = await listed(auditor, id)
  expect(new Set(data.map(({ side }) => side))).toEqual(new Set(['employer']))
  expect(mayAdd).toEqual([])
  const theirs = await currentFile(amina, id, 'workStatus')
  expect((await auditor.get(`/applications/${id}/documents/${theirs.id}`)).status).toBe(404)
  const timeline = await auditor.get(`/records/application/${id}/timeline`)
  const history = await auditor.get<{ data: object[] }>(`/applications/${id}/history`)
  for (const told of [timeline, history])
    for (const hidden of [
      'participantDocument',
      'scan.pdf',
      '2099-03-31',
      'unreadable',
      'refuseDocument',
      refusal.note,
    ])
      expect(JSON.stringify(told.body)).not.toContain(hidden)
})

it('who of the staff sent a document its side is not told', async () => {
  const { id, rachel } = await ofBothSides()
  await addOne(amina, id, { kind: 'offerLetter' })
  expect(await currentFile(rachel, id, 'offerLetter')).toMatchObject({
    way: 'staff',
    addedByName: '',
  })
  expect((await currentFile(amina, id, 'offerLetter')).addedByName).toBe('Amina Haddad')
  expect(JSON.stringify((await read(rachel, id)).documents)).not.toContain('Amina')
})
