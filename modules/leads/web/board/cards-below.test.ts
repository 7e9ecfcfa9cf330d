import { expect, it } from 'vitest'
import type { LeadRow } from '../../contract/leads.endpoints.ts'
import { withCard } from './board-order.ts'

const page = (ids: string, after?: string) => ({
  data: ids.split('').map((id) => ({ id }) as LeadRow),
  meta: { page: 1, perPage: 25, ...(after && { after }) } as never,
})
const put = (pages: Parameters<typeof withCard>[0], aboveId: string | null) =>
  withCard(pages, { lead: { id: 'x' } as LeadRow, aboveId }).map(({ data }) =>
    data.map(({ id }) => id).join(''),
  )

it('a card is put below the one above it, on whichever page that is loaded', () => {
  const pages = [page('ab', 'b'), page('cd', 'd')]
  expect(put(pages, null)).toEqual(['xab', 'cd'])
  expect(put(pages, 'a')).toEqual(['axb', 'cd'])
  expect(put(pages, 'b')).toEqual(['abx', 'cd'])
  expect(put(pages, 'c')).toEqual(['ab', 'cxd'])
})

it('a card below all that is loaded waits for its page, and is the last where nothing follows', () => {
  expect(put([page('ab', 'b')], 'b')).toEqual(['ab'])
  expect(put([page('ab', 'b')], 'elsewhere')).toEqual(['ab'])
  expect(put([page('ab')], 'b')).toEqual(['abx'])
  expect(put([page('')], null)).toEqual(['x'])
})
