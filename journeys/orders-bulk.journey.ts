import { newShareholder, orderOf } from '../modules/orders/server/orders.test-world.ts'
import { manyShareholders } from '../apps/server/bulk.test-world.ts'
import { expect, test, type JourneyServer } from './server.ts'
import { cast } from '../seeds/cast.ts'
import { ownId } from '../apps/server/test-server.ts'

/** What goes on after the answer is done by this server itself. */
test.use({ environment: { WORKERS: '1' } })

/** Two buys of somebody new; the first one’s confirmation has been sent. */
async function twoOrders(server: JourneyServer, lastName: string) {
  const david = await server.test.as('manager')
  const chloe = await server.test.as('adviser')
  const assigneeId = await ownId(chloe)
  const shareholderId = await newShareholder(david, assigneeId, { lastName })
  const enter = async (day: string) => {
    const order = orderOf({ shareholderId, assigneeId }, ['buy', day, '10', '10'])
    return (await david.post<{ id: string; number: string; version: number }>('/orders', order))
      .body
  }
  const [first, second] = [await enter('2025-01-10'), await enter('2025-01-11')]
  await david.post(`/orders/${first.id}/confirmation-sending`, undefined, first)
  return { first, second, search: encodeURIComponent(lastName) }
}

test('a manager marks several orders at once and learns of each that was not changed', async ({
  page,
  server,
  complaints,
}) => {
  const { first, second, search } = await twoOrders(server, 'Severalson')
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  // Wide enough for the confirmation beside the rest.
  await page.setViewportSize({ width: 1680, height: 900 })
  await server.signIn(page, 'manager', `/orders?search=${search}`)
  await page.getByRole('checkbox', { name: first.number }).check()
  await page.getByRole('checkbox', { name: second.number }).check()
  await page.getByRole('button', { name: 'Mark confirmation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark confirmation of 2 orders' })
  await dialog.getByRole('combobox', { name: 'Confirmation' }).click()
  await page.getByRole('option', { name: 'Mark confirmation sent' }).click()
  await dialog.getByRole('button', { name: 'Change 2 orders' }).click()
  await expect(dialog.getByText('1 of 2 orders changed')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toContainText(first.number)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('row', { name: new RegExp(second.number) })).toContainText('Sent')
  await expect(page.getByText(/^2 of [\d,]+ selected$/)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('150 shareholders are assigned while the page tells how far it is, and taken back', async ({
  page,
  server,
  complaints,
}) => {
  const ids = await manyShareholders(server.test, 150)
  const margaret = await server.test.as('superAdmin')
  await margaret.post('/shareholders/archivings', { ids: ids.slice(0, 1) })
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'superAdmin', '/shareholders?search=Many')
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await page.getByRole('button', { name: 'Select all 149 matching' }).click()
  await expect(page.getByText('All 149 matching are selected')).toBeVisible()
  await page.getByRole('button', { name: 'Assign relationship manager' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assign 149 shareholders' })
  await dialog.getByRole('button', { name: 'Assign relationship manager' }).click()
  await expect(dialog.getByText('Complete “').first()).toBeVisible()
  await dialog.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Philippe Roy' }).click()
  await dialog.getByRole('button', { name: 'Assign relationship manager' }).click()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await expect(dialog.getByText('This continues even')).toBeVisible()
  await expect(dialog.getByText('149 of 149 shareholders changed')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('cell', { name: 'Philippe Roy' }).first()).toBeVisible()
  const { body } = await margaret.get<{ version: number }>(`/shareholders/${ids[5]}`)
  await margaret.patch(`/shareholders/${ids[5]}`, { city: 'Hull' }, body)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText('148 of 149 undone')).toBeVisible({ timeout: 30_000 })
  await expect(dialog.getByRole('listitem')).toContainText(
    'Someone changed this since; it was left as it is',
  )
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('149 matching are selected')).toHaveCount(0)
  await expect(page.getByRole('cell', { name: 'Philippe Roy' })).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('en français: la marque porte le nom que l’organisme lui donne', async ({
  browser,
  server,
}) => {
  const { first, search } = await twoOrders(server, 'Nommée')
  const margaret = await server.test.as('superAdmin')
  const { body } = await margaret.get<{ version: number }>('/settings/general')
  await margaret.patch(
    '/settings/general',
    {
      hchLabel: { en: 'Head office check', fr: 'Contrôle du siège' },
      hchHelp: { en: 'Seen by the head office', fr: 'Vu par le siège' },
    },
    body,
  )
  const page = await server.anotherBrowser(browser, { viewport: { width: 1440, height: 900 } })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'manager', `/orders?search=${search}`)
  await page.getByRole('button', { name: /^Affichage/ }).click()
  await expect(page.getByRole('checkbox', { name: 'Contrôle du siège' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: first.number }).click()
  const more = page.getByRole('button', { name: 'Plus', exact: true })
  await more.click()
  await page.getByRole('menuitem', { name: 'Mettre Contrôle du siège à oui' }).click()
  await expect(page.getByText('Vu par le siège')).toBeVisible()
  await more.click()
  await expect(page.getByRole('menuitem', { name: 'Mettre Contrôle du siège à non' })).toBeVisible()
})

test('whoever closes the dialog of a long act is told when it has ended, and can still take it back', async ({
  page,
  server,
  complaints,
}) => {
  await manyShareholders(server.test, 120, 'Closeby')
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'superAdmin', '/shareholders?search=Closeby')
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await page.getByRole('button', { name: /^Select all 120/ }).click()
  // The first answer about the run is slow, so that it is still going on when the dialog closes.
  await page.route(
    '**/api/bulk-runs/*',
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000))
      await route.continue()
    },
    { times: 1 },
  )
  const bar = page.getByRole('region', { name: 'Selection actions' })
  await bar.getByRole('button', { name: 'More' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Archive/ }).click()
  await expect(dialog.getByText('This continues even')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('120 of 120').first()).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByText('120 of 120 undone').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Closeby').first()).toBeVisible({ timeout: 30_000 })
  expect(complaints).toEqual([])
})

test('the keyboard stays in the dialog of a bulk act, and what was typed is not lost unasked', async ({
  page,
  server,
}) => {
  const { first, search } = await twoOrders(server, 'Keystone')
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'manager', `/orders?search=${search}`)
  await page.getByRole('checkbox', { name: first.number }).check()
  const button = page.getByRole('button', { name: 'Mark confirmation' })
  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Mark confirmation of 1 order' })
  await expect(dialog.locator(':focus')).toHaveCount(1)
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await dialog.getByRole('combobox', { name: 'Confirmation' }).click()
  await page.getByRole('option', { name: 'Mark confirmation sent' }).click()
  await dialog.getByRole('heading').first().press('Escape')
  const question = page.getByRole('dialog', { name: 'Close without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog.getByRole('combobox')).toHaveValue('Mark confirmation sent')
  await dialog.getByRole('button', { name: 'Change 1 order' }).click()
  await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
})

test('a menu opens by the arrow and closes by the tabulator', async ({ page, server }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'manager', '/orders')
  const filter = page.getByRole('button', { name: 'Filter' })
  await filter.press('ArrowDown')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('“Cancel” of an act on many asks before what was chosen is thrown away, and what was so already is told apart', async ({
  page,
  server,
}) => {
  const { first, second, search } = await twoOrders(server, 'Alreadyson')
  const david = await server.test.as('manager')
  await david.post('/orders/assignments', { ids: [first.id], assigneeId: await ownId(david) })
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'manager', `/orders?search=${search}`)
  await page.getByRole('checkbox', { name: first.number }).check()
  await page.getByRole('checkbox', { name: second.number }).check()
  await page.getByRole('button', { name: /^Assign/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Assign 2 orders/ })
  await dialog.getByRole('combobox').click()
  await page.getByRole('option', { name: cast.manager.name }).click()
  const question = page.getByRole('dialog', { name: 'Close without saving?' })
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByRole('button', { name: 'Change 2 orders' }).click()
  await expect(dialog.getByText('1 of 2 orders changed')).toBeVisible()
  await expect(dialog.getByText('1 needed no change')).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText('1 of 1 undone')).toBeVisible()
})
