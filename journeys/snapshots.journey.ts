import { newShareholder, orderOf } from '../modules/orders/server/orders.test-world.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'
import { ownId } from '../apps/server/test-server.ts'

interface Known {
  id: string
  number: string
  version: number
}

/** Order 2 of four, amended from 50 to 45 shares. */
async function amendedOrder(server: JourneyServer, lastName: string) {
  const david = await server.test.as('manager')
  const chloe = await server.test.as('adviser')
  const assigneeId = await ownId(chloe)
  const shareholderId = await newShareholder(david, assigneeId, { lastName })
  const enter = async (typed: Parameters<typeof orderOf>[1]) =>
    (await david.post<Known>('/orders', orderOf({ shareholderId, assigneeId }, typed))).body
  await enter(['buy', '2025-01-10', '100', '10'])
  const two = await enter(['buy', '2025-03-05', '50', '13'])
  await enter(['sell', '2025-06-20', '60', '15'])
  await enter(['buy', '2025-09-01', '30', '14.50'])
  await david.patch(`/orders/${two.id}`, { volume: '45' }, { version: two.version })
  return two
}

test('a manager looks ahead, restores a snapshot, and undoes it from the toast', async ({
  page,
  server,
  complaints,
}) => {
  const { id, number } = await amendedOrder(server, 'Snapshot')
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'manager', `/orders/${id}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: '1 snapshot' }).click()
  await expect(page.getByRole('heading', { name: `Snapshots of order ${number}` })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('1 field differs')

  await page.getByRole('link', { name: 'Snapshot 1' }).click()
  const volume = page.getByRole('row', { name: /^Volume/ })
  await expect(volume).toContainText('Changed')
  await expect(volume.getByRole('cell').nth(0)).toHaveText('50')
  await expect(volume.getByRole('cell').nth(1)).toHaveText('45')
  await expect(page.getByRole('heading', { name: 'Changes in the ledger' })).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
  await expect(dialog).toContainText('You are about to restore this snapshot.')
  await expect(dialog.getByText('Figures change for 3 orders')).toBeVisible()
  await expect(dialog.getByText('$1,425.00').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The slip says 50')
  await dialog.getByRole('button', { name: 'Restore snapshot' }).click()
  await page.waitForURL(`**/orders/${id}`)
  await expect(page.getByText('The slip says 50')).toBeVisible()
  await expect(page.getByText(`Order ${number} restored from snapshot 1`).first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`Restore of order ${number} undone`).first()).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: '3 snapshots' })).toBeVisible()
  await page.keyboard.press('Escape')
  const david = await server.test.as('manager')
  const { body } = await david.get<object>(`/orders/${id}`)
  expect(body).toMatchObject({ volume: '45.0000', version: 4 })
  expect(complaints).toEqual([])
})

test('a snapshot is taken, compared with another, deleted and brought back by keyboard', async ({
  page,
  server,
}) => {
  const { id, number } = await amendedOrder(server, 'Keyboard')
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'superAdmin', `/orders/${id}/snapshots`)
  await page.getByRole('button', { name: 'Take snapshot' }).press('Enter')
  await page.getByRole('textbox', { name: 'Label' }).fill('Before the audit')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Before the audit')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('link', { name: 'Snapshot 1' }).press('Enter')
  await page.getByRole('combobox', { name: 'Compare with' }).click()
  await page.getByRole('option', { name: /^Snapshot 2/ }).click()
  await expect(page).toHaveURL(/with=/)
  await expect(page.getByRole('columnheader', { name: 'Snapshot 2' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
  await expect(dialog).toContainText('You are about to delete this snapshot.')
  await dialog.getByRole('button', { name: 'Delete snapshot' }).press('Enter')
  await expect(page.getByText('Snapshot deleted successfully').first()).toBeVisible()
  await page.waitForURL(`**/orders/${id}/snapshots`)
  await page.getByRole('button', { name: 'Recover snapshot' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Snapshot 1' })).toBeVisible()

  const fresh = await amendedOrder(server, 'Nothing')
  await page.goto(`${server.url}/orders/${fresh.id}/snapshots`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete snapshot' }).click()
  await expect(page.getByText(`No snapshots found for order ${fresh.number}`)).toBeVisible()
  await page.route('**/api/orders/*/snapshots', (route) => route.abort())
  await page.goto(`${server.url}/orders/${id}/snapshots`)
  await expect(page.getByText(`Failed to fetch snapshots for order ${number}`)).toBeVisible()
})

test('en français, sur un téléphone: un instantané est comparé et restauré', async ({
  browser,
  server,
}) => {
  const { id, number } = await amendedOrder(server, 'Instantané')
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 800 } })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'manager', `/orders/${id}/snapshots`)
  await page.getByRole('link', { name: 'Instantané 1' }).click()
  await expect(page.getByText('Modifié', { exact: true })).toBeVisible()
  await expectToFit(page)
  await page.getByRole('button', { name: 'Restaurer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Voulez-vous continuer?' })
  await expect(dialog).toContainText('Vous êtes sur le point de restaurer cet instantané.')
  await expect(dialog.getByText('Les chiffres changent pour 3 ordres')).toBeVisible()
  await dialog.getByRole('button', { name: 'Restaurer l’instantané' }).click()
  await expect(
    page.getByText(`Ordre ${number} restauré à partir de l’instantané 1`).first(),
  ).toBeVisible()
  await expectToFit(page)
})
