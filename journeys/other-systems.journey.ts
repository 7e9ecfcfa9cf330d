import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './server.ts'

test.use({ environment: { WEBHOOK_PRIVATE_ADDRESSES: 'on', WORKERS: '1' } })

test('Tomasz makes a token for a program, sees it once, and revokes it on his phone', async ({
  page,
  server,
  complaints,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await server.signIn(page, 'care', '/settings/tokens')
  await expect(page.getByRole('heading', { name: 'No API tokens yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Create API token' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Warehouse')
  await dialog.getByRole('button', { name: 'Create API token' }).click()
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await dialog
    .getByRole('radiogroup', { name: 'Orders' })
    .getByRole('radio', { name: 'Read', exact: true })
    .check()
  await dialog.getByRole('button', { name: 'Create API token' }).click()
  await expect(page.getByRole('dialog', { name: 'API token “Warehouse” created' })).toBeVisible()
  const secret = await page.getByText(/^prg_[0-9A-Za-z]{36}$/).textContent()
  const call = () =>
    fetch(`${server.url}/api/orders`, { headers: { authorization: `Bearer ${secret}` } })
  await expect.poll(async () => (await call()).status).toBe(200)
  await page.getByRole('button', { name: 'I have copied it' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Warehouse' })
  await expect(row).toContainText('Orders (read)')
  await expect(row).not.toContainText(secret ?? '')
  await row.getByRole('button', { name: 'Revoke token Warehouse' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click()
  await expect(row).toContainText('Revoked')
  await expect.poll(async () => (await call()).status).toBe(401)
  expect(complaints).toEqual([])
})

test('Sarah adds a webhook, tries it out, and reads what was answered', async ({
  page,
  server,
  complaints,
}) => {
  const receiver = createServer((request, response) => {
    request.resume()
    response.writeHead(200).end('noted with thanks')
  })
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
  const { port } = receiver.address() as AddressInfo
  await server.signIn(page, 'admin', '/settings/webhooks')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'HTTPS address' }).fill('accounting')
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Bookkeeper')
  await dialog.locator('summary', { hasText: 'Leads' }).click()
  await dialog.getByRole('checkbox', { name: 'Added the lead' }).check()
  await dialog.getByRole('button', { name: 'Save webhook' }).click()
  await expect(dialog).toContainText('Enter an address that begins with https://')
  await dialog
    .getByRole('textbox', { name: 'HTTPS address' })
    .fill(`http://127.0.0.1:${port}/programs`)
  await dialog.getByRole('button', { name: 'Save webhook' }).click()
  await expect(page.getByText(/^whsec_/)).toBeVisible()
  await page.getByRole('button', { name: 'I have copied it' }).click()
  await page.getByRole('link', { name: 'Bookkeeper' }).click()
  await expect(page.getByRole('heading', { name: 'No deliveries' })).toBeVisible()
  await page.getByRole('button', { name: 'Send a test' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'webhooks.test' })
  await expect(row).toContainText('Delivered', { timeout: 30_000 })
  await row.getByText('Show the answer').click()
  await expect(row).toContainText('noted with thanks')
  await new Promise((closed) => receiver.close(closed))
  expect(complaints).toEqual([])
})
