import { expect, test } from 'vitest'
import { asks, choice, formOf, isYes, words } from './definition.test-forms.ts'
import { findingsIn, type Publishing } from './publishing.ts'

const against: Publishing = {
  catalogue: [],
  published: null,
  kinds: {},
  neededRoles: [],
  effects: [],
  roles: [],
  formats: {},
  places: ['all'],
  demanded: [],
}

const q = 'qaaaaaaaaaa'
const later = asks('yesNo', { id: 'qlaterlater' })

test('a choice of several is found that some answers leave too few for', () => {
  const several = asks('many', {
    id: q,
    required: true,
    limits: { min: '3' },
    options: [choice('a'), choice('b'), choice('c', isYes(later.id)), choice('d', isYes(later.id))],
  })
  expect(findingsIn(formOf(later, several), against)).toEqual([{ code: 'noOptionLeft', id: q }])
  const enough = { ...several, limits: { min: '2' } }
  expect(findingsIn(formOf(later, enough), against)).toEqual([])
})

test.each([
  ['with two spaces', 'Your social  insurance number'],
  ['with a space that does not break', 'Numéro d’assurance\u00a0sociale'],
  ['with a hyphen', 'Social-Insurance Number'],
  ['in wide letters', 'Your ＳＩＮ'],
  ['letter by letter', 'Your S I N'],
  ['with a letter that nobody sees', 'Your S\u200bIN'],
  ['of several', 'Bank accounts'],
  ['of several in French', 'Comptes bancaires'],
])('a number that is to be protected is found %s', (_, label) => {
  const form = formOf(asks('text', { id: q, label: { en: label, fr: label } }))
  expect(findingsIn(form, against)).toEqual([{ code: 'protectedOwnQuestion', id: q }])
})

test('words that hold such a word within are none', () => {
  const form = formOf(
    asks('text', { id: q, label: words('Using business and sincere basins since') }),
  )
  expect(findingsIn(form, against)).toEqual([])
})
