import { expect, it } from 'vitest'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { formOf, goTo, twentyWeeks } from './monitoring.test-people.ts'
import { answersTo } from './survey-answers.test-forms.ts'
import { keptOf, open, save, send, tokenOf } from './survey.test-people.ts'

withPeople()

it('“None” of the supports is refused beside others, and kept alone', async () => {
  const { placementId } = await twentyWeeks()
  await goTo('2027-03-08')
  const token = await tokenOf(await formOf(placementId, 'participant', 1))
  const { form } = (await open(token)).body
  await save(token, answersTo(form!, { qsupports00: ['transport', 'none'] }))
  expect(await send(token)).toMatchObject({
    status: 422,
    body: {
      errors: {
        qsupports00: [
          {
            code: 'standsAlone',
            message: 'That choice cannot be combined with others: keep it alone, or remove it',
          },
        ],
      },
    },
  })
  await save(token, { qsupports00: ['none'] })
  expect((await send(token)).body.submitted).toMatchObject({ state: 'sent' })
  expect(await keptOf(placementId, 'participant')).toMatchObject([
    { content: { qsupports00: ['none'] } },
  ])
})
