import { expect, test } from 'vitest'
import { asks, choice, formOf, isYes } from '#modules/forms/contract/definition.test-forms.ts'
import { askedQuestions } from './request-form.ts'

test('a question that is asked once more keeps what stands alone, without its conditions', () => {
  const before = asks('yesNo')
  const several = asks('many', {
    show: isYes(before.id),
    options: [choice('a', isYes(before.id)), { ...choice('none'), exclusive: true }],
  })
  const { sections } = askedQuestions(
    formOf(before, several),
    { side: 'employer', fields: [several.id] },
    'en',
  )
  expect(sections[0]?.questions).toEqual([
    expect.objectContaining({
      id: several.id,
      options: [
        { id: 'a', label: 'Choice a' },
        { id: 'none', label: 'Choice none', exclusive: true },
      ],
    }),
  ])
})
