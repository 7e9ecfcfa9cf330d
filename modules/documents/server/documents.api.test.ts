import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { ownId } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'
import {
  admin,
  amina,
  luc,
  read,
  server,
  step,
  withPeople,
} from '#modules/applications/server/applications.test-people.ts'
import {
  add,
  addOne,
  currentFile,
  fileOf,
  judge,
  judgeFile,
  lettersOf,
  line,
  listed,
  ofBothSides,
  refusal,
  reviewed,
  tasksOf,
  waiting,
} from './documents.test-people.ts'

withPeople()

it('an employee sends a document of their own, which staff find as a task and as a version', async () => {
  const { id, lucas } = await ofBothSides()
  const first = await currentFile(amina, id, 'workStatus')
  const sent = await addOne(lucas, id, { kind: 'workStatus' })
  expect(sent.status).toBe(201)
  const found = await line(amina, id, 'workStatus')
  expect(found.files.map(({ number, way, addedByName }) => [number, way, addedByName])).toEqual([
    [2, 'portal', cast.employee.name],
  ])
  expect(found.earlier.map((each) => [each.id, each.number, each.way])).toEqual([
    [first.id, 1, 'form'],
  ])
  expect(await tasksOf(id, 'Review the documents received')).toMatchObject([
    { field_group: 'personal' },
  ])
  await addOne(lucas, id, { kind: 'workStatus' })
  const [task, ...more] = await tasksOf(id, 'Review the documents received')
  expect(more).toEqual([])
  // Whatever was judged of the earlier ones, what comes once the task is done is another.
  await sql`update tasks set done_at = now(), done_by = ${await ownId(amina)}
    where id = ${task!.id}`.execute(server.db)
  await addOne(lucas, id, { kind: 'workStatus' })
  expect(await tasksOf(id, 'Review the documents received')).toHaveLength(2)
})

it('files of one sending are one version, and the archive has the versions that count', async () => {
  const { id, rachel } = await ofBothSides()
  const files = [await fileOf(rachel, 'front.pdf'), await fileOf(rachel, 'back.pdf')]
  await add(rachel, id, { kind: 'offerLetter', files })
  const { files: current, earlier } = await line(rachel, id, 'offerLetter')
  expect(current.map(({ name, number }) => [name, number])).toEqual([
    ['front.pdf', 2],
    ['back.pdf', 2],
  ])
  expect(earlier).toHaveLength(1)
  expect((await read(amina, id)).documents.map(({ name }) => name)).not.toContain(
    'document (2).pdf',
  )
  expect((await read(rachel, id)).documents).toHaveLength(3)
})

it('fifty of one kind at once are fifty versions in order', async () => {
  const { id, rachel } = await ofBothSides()
  const ids = []
  for (let nth = 0; nth < 50; nth++) ids.push(await fileOf(rachel, `letter-${nth}.pdf`))
  const sent = await Promise.all(
    ids.map((file) => add(rachel, id, { kind: 'offerLetter', files: [file] })),
  )
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]))
  const { files, earlier } = await line(amina, id, 'offerLetter')
  const numbers = [...files, ...earlier].map(({ number }) => number)
  expect(numbers).toEqual(Array.from({ length: 51 }, (_, at) => 51 - at))
  expect(files).toHaveLength(1)
})

it('what is refused is missing, its side is told why in its language, and nobody recommends meanwhile', async () => {
  const { id, lucas } = await ofBothSides('fr')
  await server.db
    .updateTable('participants')
    .set({ language: 'fr' })
    .where('id', '=', (await read(admin, id)).participant?.id ?? '')
    .execute()
  const refused = await judge(amina, id, { series: 'workStatus', noun: 'refusal', body: refusal })
  expect(refused.body).toMatchObject({ status: 'refused', judgedBy: 'Amina Haddad' })
  expect((await line(lucas, id, 'workStatus')).state).toBe('refused')
  expect((await read(amina, id)).missingDocuments).toMatchObject([
    { code: 'workStatus', why: 'refused', mandatory: true },
  ])
  const blocked = await step(amina, id, 'recommendation', { outcome: 'approve' })
  expect(blocked.body).toMatchObject({
    code: 'mandatoryDocuments',
    title: 'Mandatory documents are missing: Proof of status in Canada',
  })
  expect((await read(amina, id)).can['recommendApproval']).toMatchObject({
    reason: 'mandatoryDocuments',
    about: { fr: 'Preuve de statut au Canada' },
  })
  const [letter] = await lettersOf(id)
  expect(letter).toMatchObject({ language: 'fr' })
  expect(letter?.body).toContain('Le document est illisible')
  expect(letter?.body).toContain('Scan both sides, in colour.')
  await addOne(lucas, id, { kind: 'workStatus' })
  await judge(amina, id, { series: 'workStatus', noun: 'acceptance' })
  expect((await line(lucas, id, 'workStatus')).state).toBe('accepted')
  expect((await step(amina, id, 'recommendation', { outcome: 'approve' })).status).toBe(200)
})

it('what is refused once it is recommended is not approved', async () => {
  const id = await reviewed()
  await step(amina, id, 'recommendation', { outcome: 'approve' })
  await judge(amina, id, { series: 'offerLetter', noun: 'refusal', body: refusal })
  const { funding } = await read(luc, id)
  const answer = await step(luc, id, 'approval', { expectedAmount: funding.total })
  expect(answer.body).toMatchObject({ code: 'mandatoryDocuments' })
})

it('whoever has no account gets a link to where the better one can be sent', async () => {
  const id = await reviewed()
  await judge(amina, id, { series: 'offerLetter', noun: 'refusal', body: refusal })
  const [letter] = await lettersOf(id)
  expect(letter?.template).toBe('documents.refused')
  expect(letter?.link).toContain('/forms/messages?token=')
})

it('whoever has an account is led to the document itself', async () => {
  const { id } = await ofBothSides()
  await sql`update applications set participant_email = ${cast.employee.email} where id = ${id}`.execute(
    server.db,
  )
  await sql`update participants set proven_email = ${cast.employee.email}
    where id = (select participant_id from applications where id = ${id})`.execute(server.db)
  await judge(amina, id, { series: 'workStatus', noun: 'refusal', body: refusal })
  const [letter] = await lettersOf(id)
  expect(letter?.template).toBe('documents.refusedToAccount')
  expect(letter?.link).toContain(`/applications/pending/${id}?document=workStatus`)
})

it('a wrong upload is taken away with the reason: the version before counts, and staff restore it', async () => {
  const { id, lucas } = await ofBothSides()
  await addOne(lucas, id, { kind: 'workStatus' })
  const wrong = await currentFile(amina, id, 'workStatus')
  const gone = await judgeFile(amina, id, {
    file: wrong,
    noun: 'removal',
    body: { reason: 'Somebody else’s' },
  })
  expect(gone.body).toMatchObject({ status: 'removed', note: 'Somebody else’s' })
  expect((await currentFile(amina, id, 'workStatus')).number).toBe(1)
  expect((await line(lucas, id, 'workStatus')).removed).toEqual([])
  expect((await lucas.get(`/applications/${id}/documents/${wrong.id}`)).status).toBe(404)
  expect((await line(amina, id, 'workStatus')).removed).toHaveLength(1)
  await judgeFile(amina, id, { file: gone.body, noun: 'restoration' })
  expect((await currentFile(amina, id, 'workStatus')).number).toBe(2)
})

it('a document that nobody asked for has a title, and versions of its own', async () => {
  const { id, rachel } = await ofBothSides()
  const untitled = await addOne(rachel, id, { kind: 'other' })
  expect(untitled.body.errors?.['title']?.[0]?.code).toBe('required')
  const sent = await addOne(rachel, id, { kind: 'other', title: 'Organization chart' })
  const chart = sent.body.data.find(({ ownTitle }) => ownTitle === 'Organization chart')
  expect(chart).toMatchObject({ side: 'employer', isRequired: false, state: 'toReview' })
  await addOne(rachel, id, { kind: 'other', series: chart?.series })
  const again = await line(rachel, id, chart?.series ?? '')
  expect([again.files[0]?.number, again.earlier.length, again.ownTitle]).toEqual([
    2,
    1,
    'Organization chart',
  ])
  const foreign = await addOne(rachel, id, { kind: 'other', series: id })
  expect(foreign.body.errors?.['series']?.[0]?.code).toBe('choice')
  const across = await addOne(rachel, id, { kind: 'offerLetter', series: chart?.series })
  expect(across.body.errors?.['series']?.[0]?.code).toBe('choice')
  expect((await addOne(rachel, id, { kind: 'passport' })).body.errors?.['kind']?.[0]?.code).toBe(
    'choice',
  )
})

it('a file is taken once, by whoever sent it, and of a type that people can open', async () => {
  const { id, rachel, lucas } = await ofBothSides()
  const file = await fileOf(rachel)
  const stolen = await add(lucas, id, { kind: 'workStatus', files: [file] })
  expect(stolen.body.errors?.['files']?.[0]?.message).toBe('Upload this file again')
  expect((await add(rachel, id, { kind: 'offerLetter', files: [file] })).status).toBe(201)
  expect((await add(rachel, id, { kind: 'offerLetter', files: [file] })).status).toBe(422)
  const script = await waiting(rachel, 'run.pdf', Buffer.from('#!/bin/sh\n'))
  expect([script.status, script.body.code]).toEqual([422, 'fileType'])
})

it('two who judge at the same moment: one is first, the other is told', async () => {
  const id = await reviewed()
  const file = await currentFile(amina, id, 'offerLetter')
  const answers = await Promise.all([
    judgeFile(amina, id, { file, noun: 'acceptance' }),
    judgeFile(admin, id, { file, noun: 'refusal', body: refusal }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
})

it('the history of the application tells what was sent, dated and judged', async () => {
  const { id, lucas } = await ofBothSides()
  await addOne(lucas, id, { kind: 'workStatus' })
  const file = await currentFile(amina, id, 'workStatus')
  await amina.patch(
    `/applications/${id}/documents/${file.id}`,
    { expiresOn: '2099-01-31' },
    { version: file.version },
  )
  await judge(amina, id, { series: 'workStatus', noun: 'acceptance' })
  const { body } = await amina.get<{ data: { action: string; changes: object }[] }>(
    `/applications/${id}/history`,
  )
  expect(body.data.slice(0, 3).map(({ action, changes }) => [action, changes])).toEqual([
    ['applications.acceptDocument', { participantDocument: [null, 'scan.pdf'] }],
    [
      'applications.documentDated',
      {
        participantDocument: [null, 'scan.pdf'],
        participantDocumentExpiresOn: [null, '2099-01-31'],
      },
    ],
    ['applications.documentsAdded', { participantDocument: [null, 'scan.pdf'] }],
  ])
})

it('an older version is judged no more', async () => {
  const { id, rachel } = await ofBothSides()
  const old = await currentFile(amina, id, 'offerLetter')
  await addOne(rachel, id, { kind: 'offerLetter' })
  const answer = await judgeFile(amina, id, { file: old, noun: 'refusal', body: refusal })
  expect([answer.status, answer.body.code]).toEqual([409, 'olderVersion'])
  expect(answer.body.title).toBe('A newer version was sent. Check that one')
})

it('a reason that the list has not is said in the note', async () => {
  const id = await reviewed()
  const wanted = { series: 'offerLetter', noun: 'refusal' }
  const silent = await judge(amina, id, { ...wanted, body: { reasonCodes: ['other'] } })
  expect(silent.body.errors?.['note']?.[0]?.message).toBe('Enter the reason in the note')
  await judge(amina, id, {
    ...wanted,
    body: { reasonCodes: ['other'], note: 'It names another job' },
  })
  const [letter] = await lettersOf(id)
  expect(letter?.body.split('It names another job')).toHaveLength(2)
})

it('a closed application takes no documents', async () => {
  const { id, rachel } = await ofBothSides()
  await step(amina, id, 'withdrawal', { reason: 'Changed plans' })
  expect((await addOne(rachel, id, { kind: 'offerLetter' })).body).toMatchObject({
    code: 'applicationClosed',
  })
  expect((await listed(amina, id)).mayAdd).toEqual([])
})
