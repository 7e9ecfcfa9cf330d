import { expect, test } from 'vitest'
import { givenTexts } from './strings/given-texts.ts'
import { pairs } from './strings/known-words.ts'

test('texts that the specification gives are said word for word', () => {
  const said = Object.fromEntries(
    pairs.flatMap(({ namespace, en }) =>
      [...en]
        .map(([key, message]) => [`${namespace}:${key}`, message] as const)
        .filter(([place]) => place in givenTexts),
    ),
  )
  expect(said).toEqual(givenTexts)
})
