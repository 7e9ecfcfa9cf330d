import { describe, expect, test } from 'vitest'
import type { Definition } from './definition.ts'
import {
  asks,
  asksCity,
  choice,
  city,
  formOf,
  isYes,
  page,
  words,
} from './definition.test-forms.ts'
import { findingsIn, publishingCodes, type Publishing, type PublishingCode } from './publishing.ts'

const against: Publishing = {
  catalogue: [city],
  published: null,
  kinds: {},
  neededRoles: [],
  effects: ['openTask'],
}

const q = 'qaaaaaaaaaa'
const read = asks('one', { id: 'qreadreadre' })
const later = asks('yesNo', { id: 'qlaterlater' })
const of = (...list: Parameters<typeof formOf>) => formOf(asksCity, ...list)

test('a whole form in both languages has nothing in its way', () => {
  expect(findingsIn(of(read, asks('text')), against)).toEqual([])
})

interface Case {
  form: Definition
  found: object
  with?: Partial<Publishing>
}

const cases: Record<PublishingCode, Case> = {
  missingLanguage: {
    form: of(asks('text', { id: q, label: { en: 'Why?', fr: ' ' } })),
    found: { id: q, about: 'fr' },
  },
  toConfirm: {
    form: of(asks('text', { id: q, label: { ...words('Why?'), confirm: 'en' } })),
    found: { id: q, about: 'en' },
  },
  noOptions: { form: of(asks('one', { id: q, options: [] })), found: { id: q } },
  duplicateOption: {
    form: of(
      asks('many', { id: q, options: [choice('a'), { ...choice('b'), label: choice('a').label }] }),
    ),
    found: { id: q },
  },
  emptySection: {
    form: { sections: [page('one', [asksCity]), page('two', [])] },
    found: { id: 'two' },
  },
  showRefersLater: {
    form: of(asks('text', { id: q, show: isYes(later.id) }), later),
    found: { id: q, about: later.id },
  },
  showRefersRetired: {
    form: of(asks('text', { id: q, show: isYes(later.id) })),
    found: { id: q, about: later.id },
  },
  showDoesNotFit: {
    form: of(read, asks('text', { id: q, show: isYes(read.id) })),
    found: { id: q, about: read.id },
  },
  optionGone: {
    form: of(
      read,
      asks('text', { id: q, show: { all: [{ q: read.id, op: 'in', of: ['gone'] }] } }),
    ),
    found: { id: q, about: read.id },
  },
  requiredFieldMissing: { form: formOf(read), found: { id: null, about: city.name } },
  requiredFieldConditional: {
    form: formOf(later, { ...asksCity, show: isYes(later.id) }),
    found: { id: city.name },
  },
  limitLooserThanField: {
    form: formOf({ ...asksCity, limits: { maxLength: 81 } }),
    found: { id: city.name },
  },
  limitsCross: {
    form: of(asks('number', { id: q, limits: { min: '5', max: '4' } })),
    found: { id: q },
  },
  kindChanged: {
    form: of(asks('text', { id: q })),
    found: { id: q },
    with: { kinds: { [q]: 'date' } },
  },
  roleMissing: {
    form: of(read),
    found: { id: null, about: words('Weekly report') },
    with: { neededRoles: [{ role: 'wage', by: words('Weekly report') }] },
  },
  protectedOwnQuestion: {
    form: of(asks('text', { id: q, label: words('Your SIN') })),
    found: { id: q },
  },
  unknownField: {
    form: of({ ...asksCity, id: 'employer.moon' }),
    found: { id: 'employer.moon' },
  },
  unknownEffect: {
    form: of(asks('text', { id: q, effects: ['fly'] })),
    found: { id: q, about: 'fly' },
  },
  tooLarge: {
    form: of(...Array.from({ length: 200 }, () => asks('text'))),
    found: { id: null },
  },
  nothingChanged: { form: of(read), found: { id: null }, with: { published: of(read) } },
}

describe('what stands in the way is found, alone, and named', () => {
  test.each(publishingCodes)('%s', (code) => {
    const { form, found, with: more } = cases[code]
    expect(findingsIn(form, { ...against, ...more })).toEqual([{ code, ...found }])
  })
})

test('words that may stay blank are complained of when one language alone has them', () => {
  const helped = asks('text', { id: q, help: { en: '', fr: 'Aide' } })
  expect(findingsIn(of(helped), against)).toEqual([{ code: 'missingLanguage', id: q, about: 'en' }])
  const blank = asks('text', { help: { en: '', fr: '' } })
  expect(findingsIn(of(blank), against)).toEqual([])
})
