import { expect, it } from 'vitest'
import { wordDifference } from './word-difference.ts'

it('tells word by word what was removed and what was added', () => {
  expect(wordDifference('We did approve {reference}.', 'We now approve {reference}!')).toEqual([
    { of: 'both', text: 'We ' },
    { of: 'before', text: 'did' },
    { of: 'after', text: 'now' },
    { of: 'both', text: ' approve {reference}' },
    { of: 'before', text: '.' },
    { of: 'after', text: '!' },
  ])
})

it('keeps a word with accents whole, and sees a new paragraph', () => {
  expect(wordDifference('La décision préparée', 'La décision\n\nprête')).toEqual([
    { of: 'both', text: 'La décision' },
    { of: 'before', text: ' préparée' },
    { of: 'after', text: '\n\nprête' },
  ])
  expect(wordDifference('', 'New')).toEqual([{ of: 'after', text: 'New' }])
})

it('tells the longest texts apart whole when they have nothing in common', () => {
  const words = (of: string) => Array.from({ length: 5000 }, (_, at) => `${of}${at}`).join('.')
  const started = performance.now()
  const found = wordDifference(words('a'), words('b'))
  expect(performance.now() - started).toBeLessThan(3000)
  expect(found.map(({ text }) => text).join('')).toContain('a4999')
})
