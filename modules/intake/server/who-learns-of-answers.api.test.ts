import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import type { HistoryEntry } from '#kit/contract/history.ts'
import type { Difference } from '#modules/forms/contract/differences.endpoints.ts'
import type { TaskRecord } from '#modules/notes-and-tasks/contract/tasks.endpoints.ts'
import { both, keyOf, openEditor, own } from '#modules/forms/server/forms.test-editor.ts'
import {
  employerAnswers,
  mailedToken,
  positionAnswers,
  programId,
  sendParticipantHalf,
  submitBothHalves,
  submitEmployerHalf,
} from './intake.test-journey.ts'
import { server, withPeople } from './intake.test-people.ts'

withPeople()

const [ill, danger, long, wage] = ['ill', 'danger', 'long', 'wage'].map(keyOf) as [
  string,
  string,
  string,
  string,
]

let margaret: Caller
let id = ''

const effects = ['openTask']
const choice = (option: string, en: string, fr: string) => ({ id: option, label: both(en, fr) })

async function ask(purpose: string, questions: object[]) {
  const program = await programId(server, 'YESP')
  const editor = await openEditor(server, { by: margaret, programId: program, purpose })
  const words = { title: both('Besides'), intro: both('', '') }
  const section = { id: 'sOwn', place: 'application', ...words, questions: questions as never }
  const after = purpose === 'application.employer' ? 'statements' : 'consents'
  expect((await editor.edit({ do: 'addSection', section, after })).status).toBe(200)
  expect((await editor.publish()).body).toMatchObject({ published: { number: 2 } })
}

beforeAll(async () => {
  margaret = await server.as('superAdmin')
  await ask('application.employer', [
    own('danger', 'one', {
      label: both('How dangerous is the work?', 'À quel point le travail est-il dangereux?'),
      options: [choice('very', 'Very', 'Très'), choice('not', 'Not at all', 'Pas du tout')],
      effects,
    }),
    own('long', 'yesNo', { label: both('😀'.repeat(150), '😀'.repeat(150)), effects }),
  ])
  await ask('application.participant', [
    own('ill', 'yesNo', {
      label: both('Do you live with an illness?', 'Vivez-vous avec une maladie?'),
      effects,
    }),
    own('wage', 'money', { role: 'hourlyWage', effects: ['flagDifference'] }),
  ])
  id = await submitBothHalves(server, {
    also: {
      employer: { [danger]: 'very', [long]: true },
      participant: { [ill]: true, [wage]: '19.00' },
    },
  })
})

/** Somebody who sees and does everything of applications and tasks, but for these groups. */
async function without(...groups: string[]): Promise<Caller> {
  const all = ['basic', 'personal', 'employerHalf', 'review', 'checkpointItems']
  const fields = all.filter((group) => !groups.includes(group))
  const rules = [
    { action: 'view', subject: 'Applications View', fields },
    { action: 'update', subject: 'Applications View', fields },
    { action: 'view', subject: 'Tasks' },
    { action: 'update', subject: 'Tasks' },
    { action: 'override', subject: 'Applications View', fields },
  ]
  await sql`update roles set rules = ${JSON.stringify(rules)}::jsonb where key = 'auditor'`.execute(
    server.db,
  )
  return server.as('auditor')
}

const tasksOf = async (by: Caller, of = id) =>
  (await by.get<{ data: TaskRecord[] }>(`/records/application/${of}/tasks`)).body.data
const titlesOf = async (by: Caller) =>
  (await tasksOf(by)).map(({ titles, title }) => titles?.en ?? title)
async function assign(of: string, assigneeId: string) {
  const { version } = (await margaret.get<{ version: number }>(`/applications/${of}`)).body
  return margaret.post(`/applications/${of}/assignment`, { assigneeId }, { version })
}

const illness = 'Do you live with an illness?'

describe('a task that an answer opened', () => {
  it('is called as its reader speaks, with what was chosen', async () => {
    const found = (await tasksOf(margaret)).map(({ titles }) => titles)
    expect(found).toContainEqual({
      en: 'How dangerous is the work? – Very',
      fr: 'À quel point le travail est-il dangereux? – Très',
    })
  })

  it('is whole signs where a question is too long for a title', async () => {
    const [title = ''] = (await titlesOf(margaret)).filter((each) => each.startsWith('😀'))
    expect(title.isWellFormed()).toBe(true)
    expect([title.endsWith('…'), title.length <= 200]).toEqual([true, true])
  })

  it('is there for those alone who see the answer, wherever tasks are told of', async () => {
    const told = async (by: Caller) => {
      const team = await by.get<{ data: { title: string }[] }>('/tasks?view=team&perPage=100')
      const counts = await by.get<{ tasks: number }>(`/records/application/${id}/counts`)
      const found = await by.get<{ data: { title: string }[] }>('/tasks?view=team&search=maladie')
      return {
        onRecord: (await titlesOf(by)).includes(illness),
        inTeam: team.body.data.some(({ title }) => title === illness),
        found: found.body.data.length > 0,
        count: counts.body.tasks,
      }
    }
    const open = { onRecord: true, inTeam: true, found: true, count: 3 }
    expect(await told(await without())).toEqual(open)
    const closed = { onRecord: false, inTeam: false, found: false }
    expect(await told(await without('personal'))).toEqual({ ...closed, count: 2 })
    const [danger] = await titlesOf(await without('employerHalf'))
    expect(danger).toBe(illness)
  })

  it('cannot be touched, nor found in the trash, by whoever does not see the answer', async () => {
    const reader = await without('personal')
    const task = (await tasksOf(margaret)).find(({ titles }) => titles?.en === illness)
    const path = `/tasks/${task?.id}`
    const done = await reader.post(`${path}/completion`, undefined, { version: 1 })
    expect(done.status).toBe(404)
    const admin = await server.as('superAdmin')
    expect((await admin.delete(path, { version: task?.version ?? 1 })).status).toBe(204)
    const deleted = async (...hidden: string[]) => {
      const own = await without(...hidden)
      const trash = await own.get<{ data: unknown[] }>('/trash?perPage=100')
      expect(trash.status).toBe(200)
      return JSON.stringify(trash.body)
    }
    expect(await deleted()).toContain('illness')
    expect(await deleted('personal')).not.toContain('illness')
  })

  it('is nobody’s while the one who has the application cannot sign in', async () => {
    const luc = await ownId(await server.as('caseOfficer'))
    const { seed, submitted } = await submitEmployerHalf(server)
    const reference = submitted.body.submitted?.reference ?? ''
    const { id: other } = await server.db
      .selectFrom('applications')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const assigned = await assign(other, luc)
    expect(assigned.status).toBe(200)
    const setStatus = (status: string) =>
      sql`update users set status = ${status} where id = ${luc}`.execute(server.db)
    await setStatus('disabled')
    const token = await mailedToken(server, `zoe.beland.${seed}@example.org`)
    const sent = await sendParticipantHalf(server, { token, seed, also: { [ill]: true } })
    expect(sent.status).toBe(200)
    expect(await tasksOf(margaret, other)).toMatchObject([{ assignee: null }])
    expect(await assign(other, luc)).toMatchObject({
      status: 422,
      body: { errors: { assigneeId: [{ code: 'missing' }] } },
    })
    await setStatus('active')
  })

  it('stays with whom it was when it lies in the trash', async () => {
    const other = await submitBothHalves(server, { also: { employer: { [danger]: 'very' } } })
    const amina = await ownId(await server.as('caseOfficer'))
    expect((await assign(other, amina)).status).toBe(200)
    const [task] = await tasksOf(margaret, other)
    const gone = await margaret.delete(`/tasks/${task?.id}`, { version: task?.version ?? 0 })
    expect(gone.status).toBeLessThan(300)
    expect((await assign(other, await ownId(margaret))).status).toBe(200)
    const kept = await server.db
      .selectFrom('tasks')
      .select('assignee_id')
      .where('parent_id', '=', other)
      .execute()
    expect(kept).toEqual([{ assignee_id: amina }])
  })
})

describe('a difference between the two parts', () => {
  it('is told of in the history to those alone who know both answers', async () => {
    const { body } = await margaret.get<{ data: Difference[] }>(`/answer-differences?record=${id}`)
    const [difference] = body.data
    const settled = await margaret.post(
      `/answer-differences/${difference?.id}/settlement`,
      { note: 'Zoé earns 19.00' },
      { version: difference?.version ?? 0 },
    )
    expect(settled.status).toBe(200)
    const historyOf = async (by: Caller) =>
      (await by.get<{ data: HistoryEntry[] }>(`/applications/${id}/history`)).body.data
    const open = JSON.stringify(await historyOf(margaret))
    expect(open).toContain('Zoé earns 19.00')
    expect(open).toContain('hourlyWage')
    expect(open).toContain('Zoé Béland')
    for (const group of ['personal', 'employerHalf']) {
      // oxlint-disable-next-line no-await-in-loop -- the role is another one each time
      const told = await historyOf(await without(group))
      expect(told.map(({ action }) => action)).toContain('forms.differenceSettled')
      for (const word of ['19.00', 'hourlyWage', 'Béland', 'Côté'])
        expect(JSON.stringify(told), `${word} without ${group}`).not.toContain(word)
      expect(told.find(({ action }) => action === 'forms.differenceSettled')?.actorName).toMatch(
        /Margaret/,
      )
    }
  })

  it('is refused with what somebody else found out, and nothing else of the form', async () => {
    const other = await submitBothHalves(server, { also: { participant: { [wage]: '18.00' } } })
    const { body } = await margaret.get<{ data: Difference[] }>(
      `/answer-differences?record=${other}`,
    )
    const path = `/answer-differences/${body.data[0]?.id}/settlement`
    await margaret.post(path, { note: 'Asked both' }, { version: body.data[0]?.version ?? 0 })
    const late = await margaret.post<{ current: Difference }>(
      path,
      { note: 'Me too' },
      { version: body.data[0]?.version ?? 0 },
    )
    expect([late.status, late.body.current?.settled?.note]).toEqual([412, 'Asked both'])
    expect(Object.keys(late.body.current ?? {}).toSorted()).toEqual(
      Object.keys(body.data[0] ?? {}).toSorted(),
    )
  })

  it('is found where staff entered the employer’s part', async () => {
    const amina = await server.as('caseOfficer')
    const entered = await amina.post<{ id: string }>('/applications', {
      programId: await programId(server, 'YESP'),
      language: 'en',
      employer: employerAnswers(951),
      position: positionAnswers(951),
    })
    expect(entered.status).toBe(201)
    const token = await mailedToken(server, 'zoe.beland.951@example.org')
    const sent = await sendParticipantHalf(server, { token, seed: 951, also: { [wage]: '21.00' } })
    expect(sent.status).toBe(200)
    const { body } = await margaret.get<{ data: Difference[] }>(
      `/answer-differences?record=${entered.body.id}`,
    )
    expect(body.data).toMatchObject([
      { first: { answer: { value: '22.50' } }, second: { answer: { value: '21.00' } } },
    ])
  })
})
