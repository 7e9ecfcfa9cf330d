import { expect, test } from 'vitest'
import { languages } from '#kit/contract/strings.ts'
import { faultsOfLetter } from './strings/letters-said.ts'
import { declaredLetters } from './walk.ts'

const letters = (await declaredLetters()).flatMap(({ value }) => Object.values(value))

test('every letter greets, begins with a capital letter, and names on its button what it opens', () => {
  expect(
    letters.flatMap((letter) =>
      languages.flatMap((language) =>
        faultsOfLetter(letter, language).map((fault) => `${letter.key} (${language}): ${fault}`),
      ),
    ),
  ).toEqual([])
})

test('a letter that does neither is found', () => {
  const mail = { bare: { subject: 'Hello', body: 'thank you' } }
  const declared = { facts: { link: 'link' } } as const
  const bare = {
    key: 'module.bare',
    module: 'module',
    name: 'bare',
    declared,
    words: { en: { mail }, fr: { mail } },
  }
  expect(faultsOfLetter(bare, 'en')).toEqual([
    'no greeting, blank line and capital letter',
    'no button of its own',
  ])
})
