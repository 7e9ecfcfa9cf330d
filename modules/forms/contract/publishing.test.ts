import { describe, expect, test } from 'vitest'
import type { CatalogueField } from './catalogue.ts'
import type { Condition, Definition, Limits, Question } from './definition.ts'
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
import { against, later, of, q, read } from './publishing.test-forms.ts'

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
  noOptionLeft: {
    form: of(
      later,
      asks('one', { id: q, required: true, options: [choice('a', isYes(later.id))] }),
    ),
    found: { id: q },
  },
  unknownPlace: {
    form: { sections: [page('one', [asksCity]), page('two', [read], { place: 'moon' })] },
    found: { id: 'two', about: 'moon' },
  },
  keyTwice: {
    form: {
      sections: [
        page(q, [asksCity]),
        page('two', [asks('group', { id: q, questions: [read] as never })]),
      ],
    },
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
  requiredFieldMissing: {
    form: formOf(read),
    found: { id: null, about: city.name, field: city.name },
  },
  requiredFieldConditional: {
    form: formOf(later, { ...asksCity, show: isYes(later.id) }),
    found: { id: city.name },
  },
  demandedFieldMissing: {
    form: of(read),
    found: { id: null, about: words('Job description'), field: 'documents' },
    with: { demanded: [{ field: 'documents', by: words('Job description') }] },
  },
  limitsUnmeetable: {
    form: of(asks('many', { id: q, limits: { min: '3' } })),
    found: { id: q },
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
  effectOfProtected: {
    form: formOf({ ...asksCity, effects: ['openTask'] }),
    found: { id: city.name },
    with: { catalogue: [{ ...city, isProtected: true }], effects: ['openTask'] },
  },
  unknownField: {
    form: of({ ...asksCity, id: 'employer.moon' }),
    found: { id: 'employer.moon' },
  },
  unknownEffect: {
    form: of(asks('text', { id: q, effects: ['fly'] })),
    found: { id: q, about: 'fly' },
  },
  effectOptionGone: {
    form: of(asks('one', { id: q, effects: ['openTask'], effectsOn: ['gone'] })),
    found: { id: q },
  },
  unknownRole: {
    form: of(asks('money', { id: q, role: 'hours' })),
    found: { id: q, about: 'hours' },
  },
  roleDoesNotFit: {
    form: of(asks('text', { id: q, role: 'wage' })),
    found: { id: q },
  },
  roleTwice: {
    form: of(
      asks('money', { id: 'qfirstfirst', role: 'wage' }),
      asks('money', { id: q, role: 'wage' }),
    ),
    found: { id: q, about: 'qfirstfirst' },
  },
  effectNeedsRole: {
    form: of(asks('money', { id: q, effects: ['flagDifference'] })),
    found: { id: q },
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
  expect(findingsIn(of(helped), against)).toEqual([
    { code: 'missingLanguage', id: q, about: 'en', part: 'help' },
  ])
  const blank = asks('text', { help: { en: '', fr: '' } })
  expect(findingsIn(of(blank), against)).toEqual([])
})

const hours: CatalogueField = {
  name: 'position.hours',
  kind: 'integer',
  required: false,
  limits: { min: '1', max: '60' },
  label: words('Hours'),
}
const email: CatalogueField = {
  name: 'employer.email',
  kind: 'email',
  required: false,
  label: words('Email'),
}
const asksField = ({ name, label }: CatalogueField, limits: Limits) =>
  ({ id: name, kind: 'field', label, required: false, limits }) as const

describe('limits that no answer can meet', () => {
  test.each<[string, Question]>([
    ['above what the field allows', asksField(hours, { min: '61' })],
    ['between two whole numbers', asksField(hours, { min: '5.2', max: '5.8' })],
    ['shorter than any address', asksField(email, { maxLength: 5 })],
    [
      'more entries than a group has',
      asks('group', { limits: { min: '51' }, questions: [read] as never }),
    ],
    ['no choice at all', asks('many', { limits: { max: '0' } })],
    ['finer than a cent', asks('money', { limits: { min: '0.001', max: '0.009' } })],
  ])('%s', (_, question) => {
    const catalogue = [city, hours, email]
    expect(findingsIn(of(question), { ...against, catalogue })).toEqual([
      { code: 'limitsUnmeetable', id: question.id },
    ])
  })

  test('those that a single answer meets are none', () => {
    const one = [
      asksField(hours, { min: '60' }),
      asks('money', { limits: { min: '1.1', max: '1.1' } }),
      asks('many', { limits: { min: '2' } }),
      asks('group', { limits: { min: '50', max: '50' }, questions: [asks('text')] as never }),
    ]
    expect(findingsIn(of(...one), { ...against, catalogue: [city, hours] })).toEqual([])
  })
})

describe('a choice that must be made', () => {
  const trade = asks('one', { id: 'qtradetrade', required: true })
  const among = (of: string[]): Condition => ({ all: [{ q: trade.id, op: 'in', of }] })
  const must = (...options: ReturnType<typeof choice>[]) =>
    asks('one', { id: q, required: true, options })

  test('may have conditions on every option as long as some option always remains', () => {
    const all = must(choice('x', among(['a'])), choice('y', among(['b'])))
    expect(findingsIn(of(trade, all), against)).toEqual([])
    const some = must(choice('x', among(['a'])))
    expect(findingsIn(of(trade, some), against)).toEqual([{ code: 'noOptionLeft', id: q }])
    expect(findingsIn(of(trade, { ...some, show: among(['a']) }), against)).toEqual([])
    expect(findingsIn(of(trade, { ...some, required: false }), against)).toEqual([])
  })
})

test('a page of an early screen reads no answer of a later one', () => {
  const form: Definition = {
    sections: [
      page('one', [asksCity, later], { place: 'after' }),
      page('two', [read], { place: 'all', show: isYes(later.id) }),
    ],
  }
  expect(findingsIn(form, against)).toEqual([
    { code: 'showRefersLater', id: 'two', about: later.id },
  ])
})

test('a group without words for its entries lacks them in both languages', () => {
  const { entry: _, ...group } = asks('group', { id: q, questions: [read] as never })
  const found = findingsIn(of(group), against)
  expect(found.map(({ code, part, about }) => [code, part, about])).toEqual([
    ['missingLanguage', 'item', 'en'],
    ['missingLanguage', 'item', 'fr'],
    ['missingLanguage', 'add', 'en'],
    ['missingLanguage', 'add', 'fr'],
  ])
})

test('of several choices the one that lacks a language is named', () => {
  const half = { ...choice('b'), label: { en: 'Newspaper', fr: '' } }
  const question = asks('many', { id: q, options: [choice('a'), half] })
  expect(findingsIn(of(question), against)).toEqual([
    { code: 'missingLanguage', id: q, about: 'fr', part: 'option', number: 2 },
  ])
})
