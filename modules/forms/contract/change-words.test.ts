import { expect, test } from 'vitest'
import { changeWords, confirmWords } from './change-words.ts'

test('filling in what was blank makes nothing lag behind', () => {
  expect(changeWords({ en: '', fr: '' }, 'en', ' Why? ')).toEqual({ en: 'Why?', fr: '' })
  expect(changeWords({ en: 'Why?', fr: '' }, 'fr', 'Pourquoi?')).toEqual({
    en: 'Why?',
    fr: 'Pourquoi?',
  })
})

test('a change of one language leaves the other to be confirmed, until that is changed or confirmed', () => {
  const changed = changeWords({ en: 'Why?', fr: 'Pourquoi?' }, 'en', 'Why so?')
  expect(changed).toEqual({ en: 'Why so?', fr: 'Pourquoi?', confirm: 'fr' })
  expect(changeWords(changed, 'fr', 'Pourquoi donc?')).toEqual({
    en: 'Why so?',
    fr: 'Pourquoi donc?',
  })
  expect(confirmWords(changed)).toEqual({ en: 'Why so?', fr: 'Pourquoi?' })
  expect(changeWords(changed, 'en', 'How so?')).toMatchObject({ confirm: 'fr' })
})
