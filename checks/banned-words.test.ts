import { describe, expect, test } from 'vitest'
import { bannedEnglish, bannedFrench, faultsIn, type Banned } from './strings/banned.ts'
import { pairs } from './strings/known-words.ts'
import { mayBeSaid } from './strings/may-be-said.ts'

const faultsOf = (language: 'en' | 'fr', banned: Banned) =>
  pairs.flatMap(({ namespace, [language]: words }) =>
    [...words].flatMap(([key, message]) =>
      faultsIn(message, banned).map((fault) => ({ place: `${namespace}:${key}`, fault, message })),
    ),
  )

const found = { en: faultsOf('en', bannedEnglish), fr: faultsOf('fr', bannedFrench) }

describe.each([{ language: 'en' as const }, { language: 'fr' as const }])(
  'the words in $language',
  ({ language }) => {
    test('say nothing that no string may say', () => {
      expect(
        found[language]
          .filter(({ place }) => !mayBeSaid[language][place])
          .map(({ place, fault, message }) => `${place}: ${fault} in “${message}”`),
      ).toEqual([])
    })

    test('have no exception that is not needed', () => {
      const needed = new Set(found[language].map(({ place }) => place))
      expect(Object.keys(mayBeSaid[language]).filter((place) => !needed.has(place))).toEqual([])
    })
  },
)

test('what no string may say is found', () => {
  for (const [message, fault] of [
    ['Nobody’s files', 'nobody(?:’s)?'],
    ['Please sign in', 'please'],
    ['The organisation', '-isation'],
    ['100 % of it', 'a space before %'],
    ['You don’t', 'a contraction'],
  ])
    expect(faultsIn(message ?? '', bannedEnglish), message).toEqual([fault])
  for (const [message, fault] of [
    ['Personne encore', 'Personne'],
    ['Nous savons que personne ne vient', 'Personne'],
    ['Une demande soumise', 'soumis(?:e|es)?'],
    ['La poursuivre', 'a pronoun and an infinitive'],
    ['L’afficher', 'a pronoun and an infinitive'],
    ['Genre de compte', 'Genre'],
  ])
    expect(faultsIn(message ?? '', bannedFrench), message).toEqual([fault])
  for (const message of ['La personne n’a pas répondu', 'Le dernier jour', 'La personne connaît'])
    expect(faultsIn(message, bannedFrench), message).toEqual([])
  expect(faultsIn('The shares are worth 5%', bannedEnglish)).toEqual([])
})
