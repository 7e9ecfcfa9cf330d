import { expect, test } from 'vitest'
import { pairs } from './strings/known-words.ts'
import { isLabel, labelsApart } from './strings/one-label.ts'
import { saidApart } from './strings/said-apart.ts'

const labels = pairs.flatMap(({ namespace, en, fr }) =>
  [...en]
    .filter(([key]) => isLabel(key))
    .map(([key, english]) => ({
      place: `${namespace}:${key}`,
      english,
      french: fr.get(key) ?? '',
    })),
)

test('one English label is one French label', () => {
  expect(labelsApart(labels.filter(({ place }) => !saidApart[place]))).toEqual([])
})

test('no exception is there that is not needed', () => {
  const apart = labelsApart(labels).join('\n')
  expect(Object.keys(saidApart).filter((place) => !apart.includes(`${place} “`))).toEqual([])
})

test('two French labels of one English label are found, two genders are not', () => {
  const of = (...french: string[]) =>
    labelsApart(french.map((each) => ({ english: 'Approved', french: each, place: 'a' })))
  expect(of('Approuvée', 'Approuvés', 'Approuvé', 'Approuvé(e)')).toEqual([])
  expect(of('Approuvée', 'Acceptée')).toHaveLength(1)
})
