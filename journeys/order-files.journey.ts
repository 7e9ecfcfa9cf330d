import type { Page } from '@playwright/test'
import { picture } from '../modules/notes-and-tasks/server/desk.test-world.ts'
import { expectToFit } from './fits.ts'
import { paperOf } from './paper.ts'
import { expect, test } from './server.ts'
import { confirmed, judge, waiting } from './waiting-orders.ts'

async function uploadSlip(page: Page, button: string, name: string) {
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).press('Enter')
  const buffer = await picture(300, 400)
  await (await opened).setFiles({ name, mimeType: 'image/jpeg', buffer })
}

test('an adviser lays the slip on an order, and CARE opens it where it decides', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  const { orders, filter, shareholderId } = await waiting(server, 'Bordereau', 1)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'adviser', `/orders/${orders[0]?.id}`)
  await uploadSlip(page, 'Upload files', 'signed.jpg')
  await page.getByRole('button', { name: 'signed.jpg', exact: true }).press('Enter')
  await expect(page.getByRole('region', { name: 'signed.jpg' })).toContainText('1 of 1')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Note' }).fill('The client signed at the counter')
  await page.getByRole('button', { name: 'Add note' }).click()

  const care = await server.anotherBrowser(browser)
  await care.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(care, 'care', `/orders/queue?${filter}`)
  await care.getByRole('button', { name: 'signed.jpg' }).click()
  const slip = care.getByRole('region', { name: 'signed.jpg' })
  await expect(slip.getByRole('img', { name: 'signed.jpg' })).toBeVisible()
  // It stays in sight while the reason is written, and covers neither the order nor its acts.
  await judge(care, 'r')
  await care.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Another volume')
  await expect(slip).toBeVisible()
  await expect(care.getByRole('region', { name: /^Buy: / })).toContainText(orders[0]?.number ?? '')
  await care.keyboard.press('Escape')
  await care.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(care.getByRole('dialog')).toHaveCount(0)
  await slip.getByRole('button', { name: 'Close panel' }).click()
  await expect(slip).toHaveCount(0)
  await expect.poll(() => confirmed(server, shareholderId)).toBe(0)
  await care.getByText('Open record').click()
  await expect(care.getByText('The client signed at the counter')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a slip that is a PDF is read beside its order, page below page, and a broken one says so', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  const { orders } = await waiting(server, 'Paper', 1)
  const paper = await paperOf(browser, ['Signed for 320 shares', 'By Nathan Poirier'])
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'adviser', `/orders/${orders[0]?.id}`)
  const add = async (name: string, buffer: Buffer) => {
    const opened = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload files' }).press('Enter')
    await (await opened).setFiles({ name, mimeType: 'application/pdf', buffer })
  }
  await add('paper.pdf', paper)
  await page.getByRole('button', { name: 'paper.pdf', exact: true }).press('Enter')
  const slip = page.getByRole('region', { name: 'paper.pdf' })
  await expect(slip.getByRole('img', { name: 'Page 2 of 2' })).toBeAttached()
  await expect(slip.getByText('Signed for 320 shares')).toBeAttached()
  await expect(slip.getByText('By Nathan Poirier')).toBeAttached()
  const inkOf = (canvas: HTMLCanvasElement) =>
    canvas
      .getContext('2d')
      ?.getImageData(0, 0, canvas.width, canvas.height)
      .data.some((value, at) => at % 4 === 0 && value < 64)
  await expect.poll(() => slip.getByRole('img', { name: 'Page 1 of 2' }).evaluate(inkOf)).toBe(true)
  await page.keyboard.press('Escape')

  await add('broken.pdf', Buffer.from('%PDF-1.4 and then nothing'))
  await page.getByRole('button', { name: 'broken.pdf', exact: true }).press('Enter')
  await expect(
    page.getByText('We cannot show this document. Download it to view it.'),
  ).toBeVisible()
  expect(complaints).toEqual([])
})

test('en français, sur un téléphone: un bordereau, une note et une tâche tiennent sur l’ordre', async ({
  browser,
  server,
}) => {
  const { orders } = await waiting(server, 'Mobile', 1)
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 800 } })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'manager', `/orders/${orders[0]?.id}`)
  await uploadSlip(page, 'Téléverser des fichiers', 'un-bordereau-au-nom-vraiment-long.jpg')
  await expect(
    page.getByRole('button', { name: 'un-bordereau-au-nom-vraiment-long.jpg', exact: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter une tâche' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Tâche' }).fill('Rappeler le client')
  await dialog.getByRole('textbox', { name: 'Échéance' }).fill('2027-01-15')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Ajouter' }).click()
  await expect(page.getByText('Rappeler le client')).toBeVisible()
  await expectToFit(page)
  await page.goto(`${server.url}/tasks`)
  await page.getByRole('link', { name: /Rappeler le client/ }).click({ timeout: 8000 })
  await page.waitForURL(new RegExp(orders[0]?.id ?? ''))
})
