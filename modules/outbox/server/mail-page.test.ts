import { expect, it } from 'vitest'
import { translatorOf } from '#kit/server/messages.ts'
import { mailPage } from './mail-page.ts'

it('keeps reference and amount whole beside a name from right to left', () => {
  const said = translatorOf({ body: '{name}: order {reference}, {amount}' }, 'en')
  const body = said('body', {
    name: 'مريم الحداد',
    reference: 'ORD-2026-000012',
    amount: '-$1,200.00',
  })
  const page = mailPage({
    body,
    language: 'en',
    subject: 'Order',
    link: null,
    button: '',
    title: 'Programs',
  })
  expect(page).toContain('\u2068مريم الحداد\u2069: order ORD-2026-000012, -$1,200.00')
})
