import { describe, expect, it } from 'vitest'
import type { Edit } from '#modules/forms/contract/edits.ts'
import type { FormRecord } from '#modules/forms/contract/forms.endpoints.ts'
import { both, keyOf, openEditor, own } from '#modules/forms/server/forms.test-editor.ts'
import type { Draft } from '../contract/intake.ts'
import { programId, save, send, upload, wholeHalf } from './intake.test-journey.ts'
import { server, start, withPeople } from './intake.test-people.ts'

withPeople()

const [hasTools, tools, other, costs, item, amount] = [
  'hastools',
  'tools',
  'other',
  'costs',
  'item',
  'amount',
].map(keyOf) as [string, string, string, string, string, string]
const entry = (at: number) => `00000000-0000-4000-8000-00000000000${at}`

const questions = [
  own('hasTools', 'yesNo', { required: true }),
  own('tools', 'one', {
    required: true,
    options: [
      { id: 'saw', label: both('Saw') },
      { id: 'else', label: both('Something else') },
    ],
    show: { all: [{ q: hasTools, op: 'is', is: true }] },
  }),
  own('other', 'text', { required: true, show: { all: [{ q: tools, op: 'in', of: ['else'] }] } }),
  own('costs', 'group', {
    limits: { max: '2' },
    entry: { item: both('Line'), add: both('Add a line') },
    questions: [
      { ...own('item', 'text', { required: true }) },
      { ...own('amount', 'money', { required: true, limits: { max: '500.00' } }) },
    ] as never,
  }),
]

/** The employer's half of a program with questions of its own, after the last ones. */
async function publishOwnQuestions(code: string) {
  const margaret = await server.as('superAdmin')
  const editor = await openEditor(server, {
    by: margaret,
    programId: await programId(server, code),
    purpose: 'application.employer',
  })
  const section = {
    id: 'sTools',
    place: 'application',
    title: both('Tools'),
    intro: both('', ''),
    questions,
  }
  const edit: Edit = { do: 'addSection', section, after: 'statements' }
  expect((await editor.edit(edit)).status).toBe(200)
  expect((await editor.publish()).status).toBe(200)
}

async function ready(code: string, seed: number, answers: object) {
  const { token, draft } = await start(code)
  for (const { code: kind, askedOf } of draft.program.requiredDocuments)
    if (askedOf === 'employer') await upload(server, { token, kind })
  await save(server, token, { ...wholeHalf(seed), ...answers })
  return token
}

const responses = () => server.db.selectFrom('form_responses').selectAll().execute()

describe('an organisation’s own questions', () => {
  it('are asked as their conditions say, and only what was asked is kept', async () => {
    await publishOwnQuestions('YESP')
    const token = await ready('YESP', 930, {
      [hasTools]: false,
      [tools]: 'else',
      [other]: 'A lathe that nobody asked for',
      [costs]: [{ item: entry(1), answers: { [item]: 'Gloves', [amount]: '12.50' } }],
    })
    const sent = await send(server, token)
    expect(sent.status).toBe(200)
    const response = (await responses()).at(-1)
    expect(response?.content).toMatchObject({
      [hasTools]: false,
      [costs]: [{ item: entry(1), answers: { [item]: 'Gloves', [amount]: '12.50' } }],
      'employer.city': 'Gatineau',
    })
    expect(JSON.stringify(response)).not.toContain('lathe')
    expect(response?.asked).toContain(`${costs}.${item}`)
    expect(response?.asked).not.toContain(tools)
    const rows = await server.db
      .selectFrom('form_answers')
      .select(['item', 'key', 'text', 'number', 'options'])
      .where('response_id', '=', response?.id ?? '')
      .orderBy('key')
      .execute()
    expect(rows).toEqual([
      { item: entry(1), key: amount, text: null, number: '12.50', options: null },
      { item: '', key: hasTools, text: null, number: null, options: ['false'] },
      { item: entry(1), key: item, text: 'Gloves', number: null, options: null },
    ])
  })

  it('are answered at their place when they need another look, entry by entry', async () => {
    const token = await ready('YESP', 931, {
      [hasTools]: true,
      [tools]: 'hammer',
      [costs]: [
        { item: entry(1), answers: { [item]: 'Gloves', [amount]: '900' } },
        { item: entry(2), answers: {} },
        { item: entry(3), answers: { [item]: 'Boots', [amount]: '1' } },
      ],
    })
    const { status, body } = await send(server, token)
    expect(status).toBe(422)
    expect(body).toMatchObject({
      errors: {
        // What is no option any more is no answer.
        [tools]: [{ message: 'Complete this field' }],
        [costs]: [{ message: 'Give at most 2' }],
        [`${costs}.${entry(1)}.${amount}`]: [{ message: 'Enter 500 or less' }],
        [`${costs}.${entry(2)}.${item}`]: [{ code: 'required' }],
      },
    })
  })

  it('are one answer however often and wherever the button is pressed', async () => {
    const token = await ready('YESP', 932, { [hasTools]: false })
    const before = (await responses()).length
    const { body } = await server.visitor.get<Draft>(`/public/drafts/${token}`)
    const { version, revision } = body
    const presses = Array.from({ length: 100 }, () =>
      server.visitor.post<Draft>(`/public/drafts/${token}/submission`, { version, revision }),
    )
    const answers = await Promise.all(presses)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map((each) => each.body.submitted?.reference)).size).toBe(1)
    expect((await responses()).length).toBe(before + 1)
  })

  it('are shown again before they are sent when they were changed elsewhere', async () => {
    const token = await ready('YESP', 933, { [hasTools]: false })
    const { body } = await server.visitor.get<Draft>(`/public/drafts/${token}`)
    const { version, revision } = body
    await save(server, token, { 'employer.city': 'Hull' })
    const path = `/public/drafts/${token}/submission`
    const stale = await server.visitor.post(path, { version, revision })
    expect(stale).toMatchObject({
      status: 409,
      body: {
        code: 'formChanged',
        title: 'The form has changed since you saw it; check your answers again',
      },
    })
    expect((await send(server, token)).status).toBe(200)
  })

  it('take nothing that no version asks for, and no entry twice', async () => {
    const { token, draft } = await start('YESP')
    const path = `/public/drafts/${token}`
    const strange = { constructor: 'x', documents: 'x', 'employer.sin': 'x', [keyOf('nothing')]: 1 }
    for (const version of [draft.version, crypto.randomUUID()]) {
      const { status, body } = await server.visitor.patch(path, { version, answers: strange })
      expect([200, 201]).not.toContain(status)
      if (version === draft.version)
        expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(
          Object.keys(strange)
            .map((key) => `answers.${key}`)
            .toSorted(),
        )
    }
    const twice = { item: entry(1), answers: { [item]: 'Gloves' } }
    await save(server, token, { ...wholeHalf(934), [hasTools]: false, [costs]: [twice, twice] })
    const { body } = await send(server, token)
    expect(body.errors).toMatchObject({ [costs]: [{ code: 'format' }] })
  })

  it('are told what the store cannot keep', async () => {
    const { token } = await start('YESP')
    for (const text of ['a\u0000b', '\ud800'])
      expect((await save(server, token, { 'employer.city': text })).status).toBe(422)
  })

  it('do not lose what was typed under the version before', async () => {
    const { token, draft } = await start('YESP')
    await save(server, token, { [hasTools]: true, [tools]: 'saw', 'employer.city': 'Hull' })
    const margaret = await server.as('superAdmin')
    const editor = await openEditor(server, {
      by: margaret,
      programId: draft.program.id,
      purpose: 'application.employer',
    })
    await editor.edit({ do: 'retireQuestion', id: other })
    await editor.edit({ do: 'retireQuestion', id: tools })
    expect((await editor.publish()).status).toBe(200)
    const path = `/public/drafts/${token}`
    // A device that still has the questions of before.
    const { body } = await server.visitor.patch<Draft>(path, {
      version: draft.version,
      answers: { [tools]: 'else', 'employer.legalName': 'Atelier' },
    })
    expect(body.version).not.toBe(draft.version)
    expect(body.form?.sections.length).toBeGreaterThan(5)
    expect(body.moved?.setAside).toEqual(['tools'])
    expect(body.answers).toMatchObject({ 'employer.city': 'Hull', 'employer.legalName': 'Atelier' })
    expect(body.answers).not.toHaveProperty(tools)
    const { set_aside: kept } = await server.db
      .selectFrom('form_drafts')
      .select('set_aside')
      .where('version_id', '=', body.version)
      .executeTakeFirstOrThrow()
    expect(kept).toEqual({ [tools]: 'else' })
  })

  it('go along when the program is copied, under the same keys', async () => {
    const margaret = await server.as('superAdmin')
    const from = await programId(server, 'YESP')
    const copied = await margaret.post<{ id: string }>(`/programs/${from}/copies`, {
      code: 'YESPNEXT',
    })
    expect(copied.status).toBe(201)
    const path = 'forms/application.employer'
    const [was, is] = await Promise.all(
      [from, copied.body.id].map((id) => margaret.get<FormRecord>(`/programs/${id}/${path}`)),
    )
    expect(is?.body.published.definition).toEqual(was?.body.published.definition)
    expect(is?.body.published.number).toBe(was?.body.published.number)
    expect(is?.body.openDrafts).toBe(0)
  })
})
