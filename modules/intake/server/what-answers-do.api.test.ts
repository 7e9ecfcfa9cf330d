import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import type { ApplicationRecord } from '#modules/applications/contract/applications.endpoints.ts'
import type { Difference } from '#modules/forms/contract/differences.endpoints.ts'
import type { Question } from '#modules/forms/contract/definition.ts'
import { both, keyOf, openEditor, own } from '#modules/forms/server/forms.test-editor.ts'
import type { TaskRecord } from '#modules/notes-and-tasks/contract/tasks.endpoints.ts'
import { daysFromNow, programId, submitBothHalves } from './intake.test-journey.ts'
import { server, withPeople } from './intake.test-people.ts'

withPeople()

let margaret: Caller
let amina: Caller
let luc: Caller

const [equipment, trade, tools, line, start, hours, wage] = [
  'equipment',
  'trade',
  'tools',
  'line',
  'start',
  'hours',
  'wage',
].map(keyOf) as [string, string, string, string, string, string, string]

/** Publishes a form of the program with a page of questions of one's own. */
async function ask(purpose: string, questions: readonly Question[]) {
  const id = await programId(server, 'YESP')
  const editor = await openEditor(server, { by: margaret, programId: id, purpose })
  const section = {
    id: 'sOwn',
    place: 'application',
    title: both('Besides'),
    intro: both('', ''),
    questions: [...questions],
  }
  const after = purpose === 'application.employer' ? 'statements' : 'consents'
  expect((await editor.edit({ do: 'addSection', section, after })).status).toBe(200)
  const published = await editor.publish()
  expect(published.body).toMatchObject({ published: { number: 2 } })
}

beforeAll(async () => {
  margaret = await server.as('superAdmin')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
  await ask('application.employer', [
    own('equipment', 'yesNo', {
      label: both('Does the work need equipment?', 'Faut-il de l’équipement?'),
      effects: ['openTask'],
    }),
    own('trade', 'one', {
      label: both('What is the trade?', 'Quel est le métier?'),
      options: ['roofer', 'cook'].map((id) => ({ id, label: both(id) })),
      effects: ['openTask'],
      effectsOn: ['roofer'],
    }),
    own('tools', 'group', {
      entry: { item: both('Line'), add: both('Add a line') },
      questions: [
        own('line', 'text', { label: both('Which tool?'), effects: ['openTask'] }),
      ] as never,
    }),
  ])
  const compared = { effects: ['flagDifference'] }
  await ask('application.participant', [
    own('start', 'date', { ...compared, role: 'startOn', label: both('When do you start?') }),
    own('hours', 'number', { ...compared, role: 'hoursPerWeek' }),
    own('wage', 'money', { role: 'hourlyWage' }),
  ])
})

const tasksOf = async (id: string, by = margaret) =>
  (await by.get<{ data: TaskRecord[] }>(`/records/application/${id}/tasks`)).body.data

const differencesOf = async (id: string, by = margaret) =>
  (await by.get<{ data: Difference[] }>(`/answer-differences?record=${id}`)).body.data

async function assign(id: string, assigneeId: string) {
  const { body } = await margaret.get<ApplicationRecord>(`/applications/${id}`)
  const { version } = body
  return margaret.post(`/applications/${id}/assignment`, { assigneeId }, { version })
}

const auditOf = async (action: string, entityId: string) =>
  server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', action)
    .where('entity_id', '=', entityId)
    .execute()

describe('an answer that opens a task', () => {
  it('leaves it on the application, due with the decision, for whoever is assigned', async () => {
    const id = await submitBothHalves(server, { also: { employer: { [equipment]: true } } })
    const { body: application } = await margaret.get<ApplicationRecord>(`/applications/${id}`)
    const [task, ...others] = await tasksOf(id)
    expect(others).toEqual([])
    expect(task).toMatchObject({
      title: 'Does the work need equipment?',
      assignee: null,
      dueOn: application.reviewDueOn,
      doneAt: null,
    })
    expect(await auditOf('tasks.opened', task?.id ?? '')).toMatchObject([
      { reference: application.reference, actor_id: null },
    ])

    expect((await assign(id, await ownId(amina))).status).toBe(200)
    expect((await tasksOf(id, amina))[0]).toMatchObject({
      assignee: { id: await ownId(amina) },
      can: { finish: true },
    })
    const mine = await amina.get<{ data: { id: string; parent: object }[] }>('/tasks')
    expect(mine.body.data.find((each) => each.id === task?.id)?.parent).toMatchObject({
      kind: 'application',
      reference: application.reference,
    })
  })

  it('opens with the choices alone that the question names', async () => {
    const [named, other] = await Promise.all(
      ['roofer', 'cook'].map((chosen) =>
        submitBothHalves(server, { also: { employer: { [trade]: chosen } } }),
      ),
    )
    expect(await tasksOf(named ?? '')).toMatchObject([{ title: 'What is the trade? – roofer' }])
    expect(await tasksOf(other ?? '')).toEqual([])
  })

  it('goes along when the application is given to somebody else, unless it is done', async () => {
    const id = await submitBothHalves(server, {
      also: {
        employer: {
          [equipment]: true,
          [tools]: [
            { item: '00000000-0000-4000-8000-000000000001', answers: { [line]: 'Saw' } },
            { item: '00000000-0000-4000-8000-000000000002', answers: { [line]: 'Plane' } },
          ],
        },
      },
    })
    await assign(id, await ownId(amina))
    const [first, second, ...others] = await tasksOf(id, amina)
    expect(others).toEqual([])
    const done = await amina.post(`/tasks/${first?.id}/completion`, undefined, {
      version: first?.version ?? 0,
    })
    expect(done.status).toBe(200)
    await assign(id, await ownId(margaret))
    const after = new Map((await tasksOf(id)).map((each) => [each.id, each.assignee?.id]))
    expect(after.get(first?.id ?? '')).toBe(await ownId(amina))
    expect(after.get(second?.id ?? '')).toBe(await ownId(margaret))
  })

  it('opens none for a no, or for a question that nobody answered', async () => {
    const id = await submitBothHalves(server, { also: { employer: { [equipment]: false } } })
    expect(await tasksOf(id)).toEqual([])
  })

  it('shows its task to nobody outside, who sees the application as well', async () => {
    const employer = await server.as('employer')
    const own = await employer.get<{ data: { id: string }[] }>('/applications?stage=approved')
    const id = own.body.data[0]?.id ?? ''
    expect((await employer.get(`/applications/${id}`)).status).toBe(200)
    for (const part of ['tasks', 'notes', 'files', 'counts'])
      expect((await employer.get(`/records/application/${id}/${part}`)).status, part).toBe(403)
    const note = await employer.post(`/records/application/${id}/notes`, {
      body: 'From outside',
      visibility: 'team',
      isPinned: false,
    })
    expect(note.status).toBe(403)
  })
})

describe('answers of the two halves that do not agree', () => {
  const other = { [start]: daysFromNow(30), [hours]: '35.0', [wage]: '19.00' }

  it('are flagged where a question asks for that, and are settled with a note', async () => {
    const id = await submitBothHalves(server, { also: { participant: other } })
    // 35 hours are 35.0, and nobody asked to compare the wage.
    const found = await differencesOf(id, amina)
    expect(found).toMatchObject([
      {
        role: { en: 'First day of work', fr: 'Premier jour de travail' },
        first: { name: { en: 'The employer’s part' }, answer: { value: daysFromNow(21) } },
        second: {
          name: { en: 'The participant’s part' },
          question: { label: 'When do you start?' },
          answer: { value: daysFromNow(30) },
        },
        settled: null,
        can: { settle: true },
      },
    ])
    expect(await auditOf('forms.differencesFlagged', id)).toMatchObject([
      { changes: { differing: [null, ['startOn']] } },
    ])

    const [difference] = found
    const path = `/answer-differences/${difference?.id}/settlement`
    const version = difference?.version ?? 0
    const blank = await amina.post(path, { note: ' ' }, { version })
    expect(blank).toMatchObject({ status: 422, body: { errors: { note: [{ code: 'required' }] } } })
    const stale = await amina.post(path, { note: 'Asked' }, { version: version + 1 })
    expect(stale.status).toBe(412)
    const settled = await amina.post(path, { note: 'The employer was right' }, { version })
    expect(settled).toMatchObject({
      status: 200,
      body: { settled: { note: 'The employer was right' }, can: {} },
    })
    const again = await amina.post(path, { note: 'Once more' }, { version: version + 1 })
    expect(again).toMatchObject({
      status: 409,
      body: { title: 'Someone has already settled this difference' },
    })
    expect(await auditOf('forms.differenceSettled', id)).toMatchObject([
      {
        changes: {
          differing: [null, ['startOn']],
          settlement: [null, 'The employer was right'],
        },
        actor_id: await ownId(amina),
      },
    ])
  })

  it('are settled by whoever verifies applications, and seen by whoever may know both', async () => {
    const id = await submitBothHalves(server, { also: { participant: other } })
    const [difference] = await differencesOf(id, luc)
    expect(difference?.can).toEqual({})
    const refused = await luc.post(
      `/answer-differences/${difference?.id}/settlement`,
      { note: 'Not mine' },
      { version: difference?.version ?? 0 },
    )
    expect(refused.status).toBe(403)
    const more = [{ action: 'verify', subject: 'Applications View', scope: 'own' }]
    await sql`update roles set rules = rules || ${JSON.stringify(more)}::jsonb where key = 'approver'`.execute(
      server.db,
    )
    const ofOwnFiles = await (
      await server.as('approver')
    ).post(
      `/answer-differences/${difference?.id}/settlement`,
      { note: 'Not mine' },
      { version: difference?.version ?? 0 },
    )
    expect(ofOwnFiles.status).toBe(403)
    const employer = await server.as('employer')
    expect(await differencesOf(id, employer)).toEqual([])
    const outside = await employer.post(
      `/answer-differences/${difference?.id}/settlement`,
      { note: 'Not mine' },
      { version: difference?.version ?? 0 },
    )
    expect(outside.status).toBe(403)
  })

  it('are none when both say the same, or one says nothing', async () => {
    const same = { [start]: daysFromNow(21), [hours]: '35' }
    const id = await submitBothHalves(server, { also: { participant: same } })
    expect(await differencesOf(id)).toEqual([])
    expect(await differencesOf(await submitBothHalves(server))).toEqual([])
  })
})
