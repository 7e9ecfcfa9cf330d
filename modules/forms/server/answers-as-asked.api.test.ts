import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { participantStatements } from '#modules/intake/contract/intake.ts'
import {
  asked,
  confirmed,
  mailedToken,
  participantAnswers,
  save,
  send,
  submitEmployerHalf,
  upload,
} from '#modules/intake/server/intake.test-journey.ts'
import type { FormResponse } from '../contract/answers.endpoints.ts'
import {
  amina,
  askAboutMentoring,
  keys,
  margaret,
  publish,
  questionIn,
  readAnswers,
  responsesOf,
  server,
  submit,
  withPeople,
} from './answers.test-people.ts'

withPeople()

const first = '0197aaaa-0000-7000-8000-000000000001'
const second = '0197aaaa-0000-7000-8000-000000000002'

describe('answers as they were asked', () => {
  it('stay with the questions and the wording of their version', async () => {
    const early = await submit()
    const before = await readAnswers(amina, early.id)
    expect(before).toMatchObject({ number: 1, language: 'en', by: 'Marie Côté' })
    expect(questionIn(before, 'position.positionTitle')?.answer).toEqual({
      state: 'answered',
      value: 'Apprentice baker',
    })
    expect(questionIn(before, keys.mentor)).toBeUndefined()

    await askAboutMentoring()
    const later = await submit({
      [keys.mentor]: 'Denise, who has baked for thirty years',
      [keys.kind]: 'free',
      [keys.costs]: [
        { item: first, answers: { [keys.what]: 'Shoes', [keys.price]: '120.00' } },
        { item: second, answers: { [keys.what]: 'Knives' } },
      ],
    })
    await publish([
      {
        do: 'changeQuestion',
        id: keys.mentor,
        label: { en: 'Name the mentor', fr: 'Nommez la personne mentor' },
      },
      { do: 'retireQuestion', id: keys.amount },
    ])
    const after = await readAnswers(amina, later.id)
    expect(after.number).toBe(2)
    expect(questionIn(after, keys.mentor)).toMatchObject({
      isOwn: true,
      question: { label: 'Who will be the mentor?' },
      answer: { state: 'answered', value: 'Denise, who has baked for thirty years' },
    })
    expect(questionIn(after, keys.amount)?.answer).toEqual({ state: 'notAsked' })
    expect(questionIn(after, 'employer.website')?.answer).toEqual({ state: 'empty' })
    expect(questionIn(after, keys.costs)?.answer.entries).toEqual([
      {
        item: first,
        answers: {
          [keys.what]: { state: 'answered', value: 'Shoes' },
          [keys.price]: { state: 'answered', value: '120.00' },
        },
      },
      {
        item: second,
        answers: {
          [keys.what]: { state: 'answered', value: 'Knives' },
          [keys.price]: { state: 'empty' },
        },
      },
    ])
    expect(await readAnswers(amina, early.id)).toEqual(before)
  })

  it('are read in the language of whoever reads', async () => {
    const { id } = await submit({ [keys.kind]: 'paid' })
    const french = await readAnswers(amina, id, 'fr')
    expect(questionIn(french, keys.mentor)?.question.label).toBe('Nommez la personne mentor')
    expect(questionIn(french, keys.kind)).toMatchObject({
      question: { options: [{ label: 'Payé' }, { label: 'Gratuit' }] },
      answer: { value: 'paid' },
    })
    expect(french.name.fr).toBe((await responsesOf(margaret, id))[0]?.name.fr)
  })

  it('never tell a protected answer, nor that there is such a question', async () => {
    const { seed } = await submitEmployerHalf(server)
    const token = await mailedToken(server, `zoe.beland.${seed}@example.org`)
    await save(server, token, {
      ...asked('participant', participantAnswers(seed)),
      ...confirmed(participantStatements),
      selfIdentification: ['newcomer'],
    })
    await upload(server, { token, kind: 'workStatus' })
    const sent = await send(server, token, 'participant-submission')
    expect(sent.body.submitted?.reference).toBeDefined()
    const { rows } = await sql<{ id: string }>`
      select id from form_responses where purpose = 'application.participant'
      order by submitted_at desc limit 1`.execute(server.db)
    const { status, body } = await margaret.get<FormResponse>(`/responses/${rows[0]?.id}`)
    expect(status).toBe(200)
    expect(questionIn(body, 'participant.lastName')?.answer.value).toBe(`Béland ${seed}`)
    expect(JSON.stringify(body)).not.toMatch(/selfIdentification|newcomer/)
  })
})
