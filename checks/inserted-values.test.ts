import { expect, test } from 'vitest'
import { carelessInsertions } from './strings/inserted-values.ts'
import { pairs } from './strings/known-words.ts'

test('no name stands after a French word that would change before it', () => {
  expect(
    pairs.flatMap(({ namespace, fr }) =>
      [...fr].flatMap(([key, message]) =>
        carelessInsertions(message).map((found) => `${namespace}:${key}: ${found}`),
      ),
    ),
  ).toEqual([])
})

test('a name after such a word is found, a number or a date is not', () => {
  expect(carelessInsertions('Le travail de {name}')).toEqual(['de {name}'])
  expect(carelessInsertions('Nous attendons que {name} réponde')).toEqual(['que {name}'])
  expect(carelessInsertions('La demande {reference} du {date}')).toEqual([])
  expect(carelessInsertions('de {count, plural, one {# jour} other {# jours}}')).toEqual([])
})
