import { expect, test } from 'vitest'
import { faultsOfEnglishButton, faultsOfFrenchButton, isButton } from './strings/buttons.ts'
import { pairs } from './strings/known-words.ts'
import { shortButtons } from './strings/short-buttons.ts'

const buttons = pairs.flatMap(({ namespace, en, fr }) =>
  [...en]
    .filter(([key]) => isButton(namespace, key))
    .map(([key, english]) => ({
      place: `${namespace}:${key}`,
      english,
      french: fr.get(key) ?? '',
    })),
)

const faultsOf = ({ english, french }: { english: string; french: string }) => [
  ...faultsOfEnglishButton(english),
  ...faultsOfFrenchButton(french),
]

test('there are buttons', () => {
  expect(buttons.length).toBeGreaterThan(150)
})

test('a button says what it does, a verb and its noun, in French an infinitive', () => {
  expect(
    buttons
      .filter((button) => !shortButtons[button.place])
      .flatMap((button) =>
        faultsOf(button).map(
          (fault) => `${button.place}: ${fault} in “${button.english}” “${button.french}”`,
        ),
      ),
  ).toEqual([])
})

test('no exception is there that is not needed', () => {
  const needed = new Set(
    buttons.filter((each) => faultsOf(each).length > 0).map(({ place }) => place),
  )
  expect(Object.keys(shortButtons).filter((place) => !needed.has(place))).toEqual([])
})

test('what no button may say is found', () => {
  expect(faultsOfEnglishButton('Assign…')).toEqual(['an ellipsis', 'no verb with its noun'])
  expect(faultsOfEnglishButton('Save')).toEqual(['no verb with its noun'])
  expect(faultsOfEnglishButton('Save program')).toEqual([])
  expect(faultsOfFrenchButton('Ajout d’un rôle')).toEqual(['no infinitive'])
  expect(faultsOfFrenchButton('M’envoyer le lien')).toEqual([])
})
