import { expect, test } from 'vitest'
import { pairs } from './strings/known-words.ts'

/** So many letters a state has in a list. */
const most = { en: 16, fr: 20 }

test('a state has a word for lists that fits them, in both languages', () => {
  const long = pairs.flatMap(({ namespace, en, fr }) =>
    Object.entries({ en, fr }).flatMap(([language, words]) =>
      [...words]
        .filter(([key]) => /^status\.[^.]+$/.test(key))
        .map(([key, word]) => words.get(key.replace('status.', 'statusInList.')) ?? word)
        .filter((word) => word.length > most[language as keyof typeof most])
        .map((word) => `${namespace} ${language}: ${word}`),
    ),
  )
  expect(long).toEqual([])
})
