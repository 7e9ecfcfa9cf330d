import { describe, expect, it } from 'vitest'
import { both, keyOf, openEditor, own } from '#modules/forms/server/forms.test-editor.ts'
import type { Edit } from '#modules/forms/contract/edits.ts'
import type { Draft } from '../contract/intake.ts'
import { programId, save, send, wholeHalf } from './intake.test-journey.ts'
import { server, start, withPeople } from './intake.test-people.ts'

withPeople()

async function publish(...edits: Edit[]) {
  const editor = await openEditor(server, {
    by: await server.as('superAdmin'),
    programId: await programId(server, 'YESP'),
    purpose: 'application.employer',
  })
  for (const each of edits) expect((await editor.edit(each)).status).toBe(200)
  expect((await editor.publish()).status).toBe(200)
}

const readDraft = async (token: string) =>
  (await server.visitor.get<Draft>(`/public/drafts/${token}`)).body

const reword = async (id: string, language: 'en' | 'fr', words: string) => {
  const { form } = (await start('YESP', 'en')).draft
  const { form: french } = (await start('YESP', 'fr')).draft
  const labelIn = (of: Draft['form']) =>
    of?.sections.flatMap(({ questions }) => questions).find((each) => each.id === id)?.label ?? ''
  const label = { en: labelIn(form), fr: labelIn(french), [language]: words }
  await publish({ do: 'changeQuestion', id, label })
}

describe('a statement', () => {
  it('is confirmed again when the words change in which it was confirmed, whatever is read since', async () => {
    const { token } = await start('YESP', 'fr')
    await save(server, token, { 'statements.laws': true })
    const { version } = await readDraft(token)
    await server.visitor.patch(`/public/drafts/${token}`, { version, language: 'en' })
    await reword('statements.laws', 'en', 'We follow the laws')
    expect((await readDraft(token)).answers).toMatchObject({ 'statements.laws': true })
    await reword('statements.laws', 'fr', 'Nous respectons les lois')
    const draft = await readDraft(token)
    expect(draft.answers).not.toHaveProperty(['statements.laws'])
    expect(draft.moved?.reopened).toEqual(['statements'])
  })

  it('is confirmed again when nobody knows in which language it was', async () => {
    const { token } = await start('YESP', 'en')
    await save(server, token, { 'statements.armsLength': true })
    await server.db.updateTable('form_drafts').set({ confirmed_in: '{}' }).execute()
    await reword('statements.armsLength', 'fr', 'Sans lien de dépendance')
    expect((await readDraft(token)).answers).toEqual({})
  })
})

const [lines, what, sworn] = ['lines', 'what', 'sworn'].map(keyOf) as [string, string, string]
const item = '0197dddd-0000-7000-8000-00000000000a'
const partsOf = [own('what', 'text'), own('sworn', 'statement')]
const group = own('lines', 'group', {
  entry: { item: both('Line'), add: both('Add') },
  questions: partsOf,
})

describe('a repeated group', () => {
  it('tells what is retired and reworded within it, and takes an old device’s word for nothing', async () => {
    await publish({ do: 'addQuestion', question: group, into: 'learning', after: null })
    const { token } = await start('YESP')
    const typed = [{ item, answers: { [what]: 'Shoes', [sworn]: true } }]
    const { body: first } = await save(server, token, { [lines]: typed })
    await publish(
      { do: 'retireQuestion', id: what },
      { do: 'changeQuestion', id: sworn, label: both('I swear') },
    )
    const told = await readDraft(token)
    expect(told.moved).toMatchObject({ setAside: ['lines – what'], reopened: ['learning'] })
    expect(told.answers[lines]).toEqual([{ item, answers: {} }])
    const boots = [{ item, answers: { [what]: 'Boots', [sworn]: true } }]
    const late = { version: first.version, answers: { [lines]: boots } }
    const { body: after } = await server.visitor.patch<Draft>(`/public/drafts/${token}`, late)
    expect(after.answers[lines]).toEqual([{ item, answers: {} }])
    await publish({ do: 'addQuestion', question: own('what', 'text'), into: lines, after: null })
    const back = await readDraft(token)
    expect(back.answers[lines]).toEqual([{ item, answers: { [what]: 'Boots' } }])
  })

  it('has an entry once however its id is written', async () => {
    const { token } = await start('YESP')
    const twice = [item, item.toUpperCase()].map((id) => ({ item: id, answers: { [what]: 'x' } }))
    const { body } = await save(server, token, { ...wholeHalf(970), [lines]: twice })
    expect(body.answers[lines]).toEqual([0, 1].map(() => ({ item, answers: { [what]: 'x' } })))
    expect((await send(server, token)).body.errors).toMatchObject({ [lines]: [{ code: 'format' }] })
  })
})

describe('an answer', () => {
  it('comes back when its question does', async () => {
    const { token } = await start('YESP')
    await save(server, token, {
      'employer.website': 'https://example.org',
      'employer.city': 'Hull',
    })
    await publish({ do: 'retireQuestion', id: 'employer.website' })
    const { answers, moved } = await readDraft(token)
    expect([answers, moved?.setAside]).toEqual([{ 'employer.city': 'Hull' }, ['Website']])
    await save(server, token, { 'employer.city': 'Gatineau' })
    const website = {
      id: 'employer.website',
      kind: 'field' as const,
      label: both('Website'),
      required: false,
    }
    await publish({ do: 'addQuestion', question: website, into: 'details', after: null })
    const back = await readDraft(token)
    expect(back.moved).toBeNull()
    const whole = { 'employer.website': 'https://example.org', 'employer.city': 'Gatineau' }
    expect(back.answers).toEqual(whole)
    await save(server, token, {})
    expect((await readDraft(token)).answers).toEqual(whole)
    const { set_aside: left } = await server.db
      .selectFrom('form_drafts')
      .select('set_aside')
      .where('version_id', '=', back.version)
      .orderBy('updated_at', 'desc')
      .executeTakeFirstOrThrow()
    expect(left).toEqual({})
  })

  it('to what no version asks is refused at its key, whichever version is named', async () => {
    const { token } = await start('YESP')
    const answers = { [keyOf('nothing')]: 'x' }
    const version = crypto.randomUUID()
    const answer = await server.visitor.patch(`/public/drafts/${token}`, { version, answers })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { [`answers.${keyOf('nothing')}`]: [{ code: 'unknown' }] } },
    })
  })
})

describe('a file and a link', () => {
  it('that are not there are not found', async () => {
    const { token } = await start('YESP')
    const nothing = crypto.randomUUID()
    const removed = await server.visitor.delete(`/public/drafts/${token}/documents/${nothing}`)
    expect([removed.status, removed.body.code]).toEqual([404, 'notFound'])
    const never = 'a'.repeat(43)
    const fresh = await server.visitor.post(`/public/drafts/${never}/fresh-link`)
    expect([fresh.status, fresh.body.code]).toEqual([404, 'notFound'])
  })
})
