import { describe, expect, test } from 'vitest'
import type { CatalogueField } from './catalogue.ts'
import type { Question } from './definition.ts'
import { asks, asksCity, city, formOf, isYes, page, words } from './definition.test-forms.ts'
import { findingsIn } from './publishing.ts'
import { against, later, of, q } from './publishing.test-forms.ts'

describe('a number that is to be protected is found wherever it is asked for', () => {
  const sin = words('Your social insurance number')
  const number = { en: 'Card', fr: 'Carte de crédit' }
  test.each<[string, Question]>([
    ['in the help', asks('text', { id: q, help: sin })],
    ['in an option', asks('many', { id: q, options: [{ id: 'a', label: number }] })],
    ['in a statement', asks('statement', { id: q, label: words('My SIN is right') })],
    ['in a field that is not protected', { ...asksCity, label: words('City and S.I.N.') }],
    ['in a group', asks('group', { questions: [asks('text', { id: q, help: sin })] as never })],
  ])('%s', (_, question) => {
    const rest = question.id === city.name ? [] : [asksCity]
    expect(findingsIn(formOf(...rest, question), against)).toEqual([
      { code: 'protectedOwnQuestion', id: question.id === city.name ? city.name : q },
    ])
  })

  test('in what a page says', () => {
    const form = { sections: [page('one', [asksCity], { intro: sin })] }
    expect(findingsIn(form, against)).toEqual([{ code: 'protectedOwnQuestion', id: 'one' }])
  })
})

test('a page may be called as a field is', () => {
  const form = { sections: [page(city.name, [asksCity])] }
  expect(findingsIn(form, against)).toEqual([])
})

test('a document that the program demands is asked of everybody', () => {
  const documents: CatalogueField = {
    ...city,
    name: 'documents',
    kind: 'documents',
    required: false,
  }
  const demands = {
    catalogue: [city, documents],
    demanded: [{ field: 'documents', by: words('Pay stub') }],
  }
  const asked = { ...asksCity, id: 'documents', required: false }
  expect(findingsIn(of(later, asked), { ...against, ...demands })).toEqual([])
  expect(
    findingsIn(of(later, { ...asked, show: isYes(later.id) }), { ...against, ...demands }),
  ).toEqual([{ code: 'demandedFieldMissing', id: 'documents', about: words('Pay stub') }])
})
