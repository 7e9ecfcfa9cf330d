import type { Page } from '@playwright/test'
import { ownId } from '../apps/server/test-server.ts'
import { newShareholder, orderOf } from '../modules/orders/server/orders.test-world.ts'
import { expect, type JourneyServer } from './server.ts'

/** Somebody whose orders wait for CARE, one a day, oldest first. */
export async function waiting(server: JourneyServer, lastName: string, count: number) {
  const david = await server.test.as('manager')
  const assigneeId = await ownId(await server.test.as('adviser'))
  const shareholderId = await newShareholder(david, assigneeId, { firstName: 'Léa', lastName })
  const orders: { id: string; number: string; version: number }[] = []
  for (let day = 1; day <= count; day += 1) {
    const typed = orderOf({ shareholderId, assigneeId }, [
      'buy',
      new Date(Date.UTC(2025, 2, day)).toISOString().slice(0, 10),
      '10',
      '10',
    ])
    orders.push((await david.post<(typeof orders)[number]>('/orders', typed)).body)
  }
  const filter = `filter[status]=active&filter[careStatus]=pending&filter[shareholderId]=${shareholderId}`
  return { orders, filter, shareholderId }
}

export const places = (page: Page) => page.getByRole('list', { name: /Queue|File de travail/ })

export async function confirmed(server: JourneyServer, shareholderId: string): Promise<number> {
  const { body } = await (
    await server.test.as('manager')
  ).get<{ meta: { total: number } }>(
    `/orders?filter[shareholderId]=${shareholderId}&filter[careStatus]=confirmed`,
  )
  return body.meta.total
}

/** By its letter, once what it is decided by is there. */
export async function judge(page: Page, letter: string) {
  const acts = page.getByRole('button', { name: /^(Confirm|Reject) CARE/ })
  await expect(acts.first()).toBeVisible()
  await expect(acts.first()).not.toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press(letter)
}
