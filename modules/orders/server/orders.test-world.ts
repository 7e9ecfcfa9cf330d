import type { Caller } from '#apps/server/test-server.ts'

export type Typed = [side: 'buy' | 'sell', tradedOn: string, volume: string, price: string]

/** The worked example: 120 shares are left, bought at 11.875000 on average. */
export const example: Typed[] = [
  ['buy', '2025-01-10', '100', '10'],
  ['buy', '2025-03-05', '50', '13'],
  ['sell', '2025-06-20', '60', '15'],
  ['buy', '2025-09-01', '30', '14.50'],
]

export const orderOf = (
  { shareholderId, assigneeId }: { shareholderId: string; assigneeId: string },
  [side, tradedOn, volume, price]: Typed,
) => ({ shareholderId, assigneeId, side, tradedOn, tradedAt: '00:00', volume, price })

let people = 0

/** Somebody new, looked after by whoever is named, else by the caller. */
export async function newShareholder(by: Caller, assigneeId?: string, part: object = {}) {
  people += 1
  const { body, status } = await by.post<{ id: string }>('/shareholders', {
    kind: 'individual',
    firstName: 'Ada',
    lastName: `Test ${people}`,
    language: 'en',
    ...(assigneeId && { assigneeId }),
    ...part,
  })
  if (status !== 201) throw new Error(`no shareholder: ${JSON.stringify(body)}`)
  return body.id
}

/** The price of today is this one. */
export async function makePrice(by: Caller, price: string) {
  const effectiveOn = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)
  const { status, body } = await by.post('/share-prices', { effectiveOn, price })
  if (status !== 201) throw new Error(`no price: ${JSON.stringify(body)}`)
}
