import type { Page } from '@playwright/test'
import { ownId } from '../apps/server/test-server.ts'
import { newShareholder, orderOf } from '../modules/orders/server/orders.test-world.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** A buy that a sale rests on, and a later buy that nothing rests on. */
async function threeOrders(server: JourneyServer, lastName: string) {
  const david = await server.test.as('manager')
  const assigneeId = await ownId(await server.test.as('adviser'))
  const shareholderId = await newShareholder(david, assigneeId, { firstName: 'Odile', lastName })
  const enter = async (typed: Parameters<typeof orderOf>[1]) => {
    const order = orderOf({ shareholderId, assigneeId }, typed)
    return (await david.post<{ number: string }>('/orders', order)).body.number
  }
  const first = await enter(['buy', '2025-01-10', '100', '10'])
  await enter(['sell', '2025-03-05', '60', '13'])
  const last = await enter(['buy', '2025-06-20', '30', '15'])
  return { shareholderId, assigneeId, first, last }
}

async function open(page: Page, to: { name: string }) {
  await page.getByRole('button', { name: to.name }).press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
}

const told = (page: Page) => page.getByRole('menuitem').allInnerTexts()

test('a manager voids an order from its row, with the holding before and after in view', async ({
  page,
  server,
  complaints,
}) => {
  const { shareholderId, first, last } = await threeOrders(server, 'Gervais')
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'manager', `/orders?filter[shareholderId]=${shareholderId}`)
  await open(page, { name: `Actions for ${first}` })
  await page.getByRole('menuitem', { name: 'Void order' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/exceeds the shares held: 0 held, 60 missing/)
  await expect(dialog.getByRole('button', { name: 'Void order' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `Actions for ${first}` })).toBeFocused()

  await open(page, { name: `Actions for ${last}` })
  await expect
    .poll(() => told(page))
    .toEqual(['Open order', 'Edit order', 'Confirmation slip', 'Void order'])
  await page.getByRole('menuitem', { name: 'Void order' }).press('Enter')
  await expect(dialog.getByText('Number of shares')).toBeVisible()
  await expect(dialog.getByRole('definition').first()).toContainText('70')
  await expect(dialog.getByRole('definition').first()).toContainText('40')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Entered twice')
  await dialog.getByRole('button', { name: 'Void order' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: last })).toContainText('Void')
  await open(page, { name: `Actions for ${last}` })
  await expect
    .poll(() => told(page))
    .toEqual([
      'Open order',
      expect.stringMatching(/^Edit order.*The order is void/s),
      'Confirmation slip',
      'Restore order',
    ])
  expect(complaints).toEqual([])
})

test('CARE is decided from the row by the keyboard alone, and who may not is told why', async ({
  page,
  browser,
  server,
}) => {
  const { shareholderId, first } = await threeOrders(server, 'Hamel')
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'care', `/orders?filter[shareholderId]=${shareholderId}`)
  await open(page, { name: `Actions for ${first}` })
  await expect
    .poll(() => told(page))
    .toEqual(['Open order', 'Confirm CARE', 'Reject CARE', 'Confirmation slip'])
  await page.getByRole('menuitem', { name: 'Confirm CARE' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm CARE' }).press('Enter')
  const row = page.getByRole('row').filter({ hasText: first })
  await expect(row).toContainText('Confirmed')

  // An administrator may verify, but not what is assigned to her.
  const mine = await server.test.as('superAdmin')
  const own = orderOf({ shareholderId, assigneeId: await ownId(mine) }, [
    'buy',
    '2025-07-01',
    '5',
    '10',
  ])
  const { body } = await mine.post<{ number: string }>('/orders', own)
  const other = await server.anotherBrowser(browser)
  await other.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(other, 'superAdmin', `/orders?filter[shareholderId]=${shareholderId}`)
  await open(other, { name: `Actions for ${body.number}` })
  const refused = other.getByRole('menuitem', { name: /^Confirm CARE/ })
  await expect(refused).toHaveAttribute('aria-disabled', 'true')
  await expect(refused).toContainText('Another person must verify CARE')
})

test('a menu that could not be read is read anew when it is opened again', async ({
  page,
  server,
}) => {
  const { shareholderId, first } = await threeOrders(server, 'Fortier')
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'manager', `/orders?filter[shareholderId]=${shareholderId}`)
  const record = /\/api\/orders\/[0-9a-f-]{36}$/
  await page.route(record, (route) => route.fulfill({ status: 500, body: '' }))
  const button = page.getByRole('button', { name: `Actions for ${first}` })
  await button.press('Enter')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.unroute(record)
  await open(page, { name: `Actions for ${first}` })
  await expect.poll(() => told(page)).toContain('Void order')
})

test('a program offers from its row what it offers on its screen', async ({
  page,
  server,
  complaints,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'superAdmin', '/programs')
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await expect.poll(() => told(page)).toContain('Edit program')
  await expect.poll(() => told(page)).toContain('Copy for next year')
  expect(complaints).toEqual([])
})

test('en français, sur un téléphone: un brouillon est écarté depuis sa carte', async ({
  browser,
  server,
}) => {
  const david = await server.test.as('manager')
  const { shareholderId } = await threeOrders(server, 'Imbeault')
  await david.post('/orders/drafts', { shareholderId, side: 'buy' })
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 800 } })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(
    page,
    'manager',
    `/orders?filter[status]=draft&filter[shareholderId]=${shareholderId}`,
  )
  await page.getByRole('button', { name: 'Actions pour Brouillon pour Odile Imbeault' }).click()
  await page.getByRole('menuitem', { name: 'Écarter le brouillon' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Écarter le brouillon' }).click()
  await expect(page.getByText('Brouillon écarté').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Actions pour Brouillon/ })).toHaveCount(0)
})
