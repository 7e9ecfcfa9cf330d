import { beforeEach, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import type { SurveyDraft } from '../contract/survey-draft.ts'
import { formOf, goTo, twentyWeeks } from './monitoring.test-people.ts'
import { answersTo } from './survey-answers.test-forms.ts'
import { open, save, submit, tokenOf } from './survey.test-people.ts'

withPeople()

let token: string
let seen: SurveyDraft
beforeEach(async () => {
  const { placementId } = await twentyWeeks()
  await goTo('2027-03-08')
  token = await tokenOf(await formOf(placementId, 'employer', 1))
  await save(token, answersTo((await open(token)).body.form!))
  seen = (await open(token)).body
}, 60_000)

const inAnotherTab = async (saved: object) => {
  const { version } = seen
  const path = `/public/monitoring-surveys/${token}`
  return server.visitor.patch<SurveyDraft>(path, { version, ...saved })
}

it('another language or page in a second tab does not keep the first from sending the form', async () => {
  const { body } = await inAnotherTab({ language: 'fr', step: 'work' })
  expect(body).toMatchObject({ language: 'fr', step: 'work', revision: seen.revision })
  expect((await submit(token, seen)).body.submitted).toMatchObject({ state: 'sent' })
})

it('another answer does, since it was not seen', async () => {
  await inAnotherTab({ answers: { qhours00000: '12' } })
  expect(codeOf(await submit(token, seen))).toEqual([409, 'formChanged'])
})
