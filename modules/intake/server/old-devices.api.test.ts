import { describe, expect, it } from 'vitest'
import { both, keyOf, openEditor, own } from '#modules/forms/server/forms.test-editor.ts'
import { participantStatements, type Draft } from '../contract/intake.ts'
import {
  asked,
  confirmed,
  mailedToken,
  participantAnswers,
  save,
  send,
  submitEmployerHalf,
} from './intake.test-journey.ts'
import { server, start, withPeople } from './intake.test-people.ts'

withPeople()

const editorOf = async (draft: Draft, purpose: string) =>
  openEditor(server, {
    by: await server.as('superAdmin'),
    programId: draft.program.id,
    purpose,
  })

const readDraft = async (token: string) =>
  (await server.visitor.get<Draft>(`/public/drafts/${token}`)).body

const patch = (token: string, body: object) =>
  server.visitor.patch<Draft>(`/public/drafts/${token}`, body)

describe('a device that still has the questions of before', () => {
  it('does not confirm a statement in words that it has not shown', async () => {
    const { token, draft } = await start('YESP')
    await save(server, token, { 'statements.laws': true, 'employer.city': 'Hull' })
    const editor = await editorOf(draft, 'application.employer')
    const label = both('We keep every law there is')
    await editor.edit({ do: 'changeQuestion', id: 'statements.laws', label })
    expect((await editor.publish()).status).toBe(200)
    const again = await patch(token, {
      version: draft.version,
      answers: { 'statements.laws': true, 'employer.street': '4, rue Neuve' },
    })
    expect(again.body.moved?.reopened).toEqual(['statements'])
    const { answers } = await readDraft(token)
    expect(answers).not.toHaveProperty(['statements.laws'])
    expect(answers).toMatchObject({ 'employer.street': '4, rue Neuve', 'employer.city': 'Hull' })
  })

  it('leaves no protected answer behind once it is asked no more', async () => {
    const { seed } = await submitEmployerHalf(server)
    const token = await mailedToken(server, `zoe.beland.${seed}@example.org`)
    const { body: before } = await save(server, token, { selfIdentification: ['inuit'] })
    expect(before.given).toEqual(['selfIdentification'])
    const editor = await editorOf(before, 'application.participant')
    await editor.edit({ do: 'retireQuestion', id: 'selfIdentification' })
    await editor.edit({ do: 'removeSection', id: 'identity' })
    expect((await editor.publish()).status).toBe(200)
    const { version } = before
    const after = await patch(token, { version, answers: { selfIdentification: ['metis'] } })
    expect(after.status).toBe(200)
    expect(after.body.given).toEqual([])
    const kept = await server.db
      .selectFrom('form_drafts')
      .select(['answers', 'set_aside', 'sealed'])
      .where('purpose', '=', 'application.participant')
      .execute()
    expect(JSON.stringify(kept)).not.toContain('metis')
    expect(kept.map(({ sealed }) => sealed)).toEqual([null])
    await save(server, token, {
      ...asked('participant', participantAnswers(seed)),
      ...confirmed(participantStatements),
    })
    expect((await send(server, token, 'participant-submission')).body).toMatchObject({
      code: 'documentsMissing',
    })
  })

  it('cannot leave a draft that opens no more', async () => {
    const { token, draft } = await start('YESP')
    const editor = await editorOf(draft, 'application.employer')
    const group = own('lines', 'group', {
      entry: { item: both('Line'), add: both('Add') },
      questions: [own('what', 'text')] as never,
    })
    await editor.edit({ do: 'addQuestion', question: group, into: 'learning', after: null })
    expect((await editor.publish()).status).toBe(200)
    const { version } = await readDraft(token)
    const answers = { [keyOf('lines')]: ['a'], 'employer.city': [{ item: crypto.randomUUID() }] }
    expect((await patch(token, { version, answers })).status).toBe(422)
    const texts = await patch(token, { version, answers: { [keyOf('lines')]: ['a'] } })
    expect(texts).toMatchObject({
      status: 422,
      body: { errors: { [`answers.${keyOf('lines')}`]: [{ code: 'format' }] } },
    })
    expect((await readDraft(token)).answers).toEqual({})
  })
})

describe('a form that would hold more than a form can', () => {
  it('is refused while it is edited', async () => {
    const { draft } = await start('YESP')
    const editor = await editorOf(draft, 'application.employer')
    for (let at = 0; at < 60; at++) {
      const question = own(`n${String(at).padStart(2, '0')}x`, 'text')
      const { status, body } = await editor.edit({
        do: 'addQuestion',
        question,
        into: 'organisation',
        after: null,
      })
      if (status === 200) continue
      expect([at, status, body]).toMatchObject([
        57,
        422,
        { title: 'This is more than a form can hold' },
      ])
      break
    }
    expect((await editor.read()).draft?.definition.sections[0]?.questions).toHaveLength(60)
  }, 90_000)
})
