import { ownId } from '../apps/server/test-server.ts'
import { submitBothHalves } from '../modules/intake/server/intake.test-journey.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'
import { confirmed, judge, places, waiting } from './waiting-orders.ts'

test('twenty verifications take twenty key presses, and the last is undone by one more', async ({
  page,
  server,
  complaints,
}) => {
  const { filter, shareholderId, orders } = await waiting(server, 'Vingt', 20)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'care', `/orders?${filter}`)
  await page.getByRole('link', { name: 'Work through 20 items' }).press('Enter')
  for (const [at, { number }] of orders.entries()) {
    await expect(page.getByText(`${at + 1} of 20`, { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Buy: Léa Vingt' })).toContainText(number)
    await judge(page, 'c')
  }
  await expect(page.getByText('You reached the end')).toBeVisible()
  await expect(page.getByText('20 done, 0 skipped or not done')).toBeVisible()
  await expect(places(page).getByText('Confirmed')).toHaveCount(20)
  await expect.poll(() => confirmed(server, shareholderId)).toBe(20)

  await page.keyboard.press('u')
  await expect(page.getByText('20 of 20', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm CARE' })).toBeVisible()
  await expect(places(page).getByText('Confirmed')).toHaveCount(19)
  await expect.poll(() => confirmed(server, shareholderId)).toBe(19)
  expect(complaints).toEqual([])
})

test('a queue is walked by letters, what is skipped comes back, and a record leads back to its place', async ({
  page,
  server,
}) => {
  const { filter, orders } = await waiting(server, 'Pas', 3)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'care', `/orders/queue?${filter}`)
  const item = page.getByRole('region', { name: 'Buy: Léa Pas' })
  const shows = (at: number) => expect(item).toContainText(orders[at]?.number ?? '')
  await shows(0)
  await page.keyboard.press('j')
  await shows(1)
  await page.keyboard.press('k')
  await shows(0)
  await page.keyboard.press('s')
  await shows(1)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/orders/${orders[1]?.id}`)
  await page.goBack()
  await shows(1)
  await expect(places(page).getByText('Skipped')).toBeVisible()
  // What is held down does not run through the queue.
  await page.evaluate(() =>
    dispatchEvent(new KeyboardEvent('keydown', { key: 'c', repeat: true, bubbles: true })),
  )
  await judge(page, 'c')
  await shows(2)
  await page.keyboard.press('s')
  await page.getByRole('button', { name: 'Review 2 skipped items' }).press('Enter')
  await shows(0)
  await page.keyboard.press('j')
  await shows(1)
  // At the end it leads nowhere, and keeps the focus.
  const back = page.getByRole('button', { name: 'Previous in the list' })
  await back.press('Enter')
  await shows(0)
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await expect(back).toBeFocused()
})

test('en français, sur un téléphone: un élément à la fois, et un refus demande son motif', async ({
  browser,
  server,
}) => {
  const { filter, orders } = await waiting(server, 'Mobile', 2)
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 812 } })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'care', `/orders?${filter}`)
  await page.getByRole('link', { name: 'Traiter 2 éléments' }).click()
  await expect(page.getByText('1 sur 2', { exact: true })).toBeVisible()
  await expect(places(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Achat – Léa Mobile' })).toBeVisible()
  await page.getByRole('button', { name: 'Refuser CARE' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Motif' }).fill('Bordereau différent')
  await dialog.getByRole('button', { name: 'Refuser CARE' }).click()
  await expect(page.getByText('2 sur 2', { exact: true })).toBeVisible()
  await expect(page.getByText(/Léa Mobile.: Refusée/)).toBeVisible()
  await page.getByRole('button', { name: 'Annuler la décision' }).click()
  await expect(page.getByText(orders[0]?.number ?? '', { exact: true })).toBeVisible()
  await expectToFit(page)
})

/** Under review by the case officer, who recommends to reject it. */
async function recommended(server: JourneyServer): Promise<string> {
  const id = await submitBothHalves(server.test)
  const amina = await server.test.as('caseOfficer')
  const take = async (noun: string, body: object) => {
    const { body: record } = await amina.get<{ version: number }>(`/applications/${id}`)
    return amina.post(`/applications/${id}/${noun}`, body, { version: record.version })
  }
  await take('assignment', { assigneeId: await ownId(amina) })
  expect(
    (await take('recommendation', { outcome: 'reject', reasonCodes: ['lowValue'] })).status,
  ).toBe(200)
  return id
}

test('an approver decides what is recommended by the dialogs of the record, one after the other', async ({
  page,
  server,
  complaints,
}) => {
  await recommended(server)
  await recommended(server)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'approver', '/applications/pending?filter[status]=recommendedReject')
  await page.getByRole('link', { name: /^Work through \d+ items/ }).press('Enter')
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reject application' })).toBeEnabled()
  await expect(page.getByText(/Rejection recommended by \S+/)).toBeVisible()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  // What was recommended is proposed.
  await dialog.getByRole('checkbox', { checked: true }).uncheck()
  await dialog.getByRole('button', { name: 'Reject application' }).press('Enter')
  await expect(dialog.getByRole('alert')).toContainText(
    'Choose at least one reason for the rejection',
  )
  await dialog.getByText('There are more applications than funds').click()
  await dialog.getByRole('button', { name: 'Reject application' }).press('Enter')
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible()
  await expect(places(page).getByText('Rejected')).toBeVisible()
  await expect(page.getByRole('status').getByText(/: Rejected$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo decision' })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/applications\/pending\/[0-9a-f-]{36}$/)
  await page.goBack()
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible()
  expect(complaints).toEqual([])
})
