import { expect, it } from 'vitest'
import { translatorOf } from '#kit/server/messages.ts'
import { isolated } from './isolated.ts'

const said = translatorOf({ order: 'Order {reference} of {name} over {amount} added' }, 'en')
const sentence = (name: string) =>
  said('order', { reference: 'ORD-2026-000012', name, amount: '-$1,200.00' })

it('keeps reference and amount whole beside a name that is written from right to left', () => {
  expect(sentence('مريم الحداد')).toBe(
    'Order ORD-2026-000012 of \u2068مريم الحداد\u2069 over -$1,200.00 added',
  )
  expect(sentence('דוד כהן')).toContain('\u2068דוד כהן\u2069')
})

it('leaves everything else as it was typed', () => {
  expect(sentence('Chloé Bergeron')).toBe(
    'Order ORD-2026-000012 of Chloé Bergeron over -$1,200.00 added',
  )
  for (const value of ['', '陳大文', 'name@example.org', '+1 514 555-0123'])
    expect(isolated(value)).toBe(value)
})
