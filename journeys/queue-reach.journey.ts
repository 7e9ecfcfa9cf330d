import { expect, test } from './server.ts'
import { confirmed, judge, places, waiting } from './waiting-orders.ts'
import { english } from './under-review.ts'

test('a queue that is loaded anew goes on at its fifty-third, and says when the rest does not come', async ({
  page,
  server,
}) => {
  const { filter, orders } = await waiting(server, 'Loin', 54)
  await english(page)
  await server.signIn(page, 'care')
  const item = page.getByRole('region', { name: 'Buy: Léa Loin' })
  await page.goto(`${server.url}/orders/queue?${filter}&item=${orders[52]?.id}`)
  await expect(item).toContainText(orders[52]?.number ?? '')
  await expect(page.getByText('53 of 54', { exact: true })).toBeVisible()

  let isDown = true
  await page.route(/orders\?.*after=/, (route) => (isDown ? route.abort() : route.continue()))
  await page.goto(`${server.url}/orders/queue?${filter}&item=${orders[49]?.id}`)
  await expect(item).toContainText(orders[49]?.number ?? '')
  await page.keyboard.press('s')
  // Those before it wait as well; it comes back to the first of them.
  await expect(item).toContainText(orders[0]?.number ?? '')
  isDown = false
  await places(page).getByRole('button').last().click()
  await expect(places(page).getByRole('button')).toHaveCount(54)
})

test('nobody confirms CARE before what it is decided by is there', async ({ page, server }) => {
  const { filter, shareholderId } = await waiting(server, 'Preuve', 1)
  await english(page)
  let isDown = true
  let asked = 0
  await page.route('**/evidence', (route) => {
    asked += 1
    return isDown ? route.fulfill({ status: 500, body: '' }) : route.continue()
  })
  await server.signIn(page, 'care', `/orders/queue?${filter}`)
  const confirm = page.getByRole('button', { name: 'Confirm CARE' })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await expect(confirm).toHaveAttribute('aria-description', /not loaded yet/)
  await page.keyboard.press('c')
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(async () => {
    const before = asked
    await again.click({ timeout: 3_000 })
    expect(asked).toBeGreaterThan(before)
  }).toPass()
  isDown = false
  // Whatever asks next may find it, or one that was still on its way fails: the button goes and comes.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 3_000 })
    await expect(confirm).not.toHaveAttribute('aria-disabled', 'true', { timeout: 3_000 })
  }).toPass()
  await judge(page, 'c')
  await expect(page.getByText('You reached the end')).toBeVisible()
  await expect.poll(() => confirmed(server, shareholderId)).toBe(1)
})

test('a dialog from a row’s menu stays while its row leaves the list', async ({ page, server }) => {
  const { filter, orders } = await waiting(server, 'Partie', 2)
  await english(page)
  await server.signIn(page, 'care', `/orders?${filter}`)
  const [first] = orders
  await page.getByRole('button', { name: `Actions for ${first?.number}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Reject CARE' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Slip differs')
  const other = await server.test.as('superAdmin')
  const { status } = await other.post(
    `/orders/${first?.id}/care-confirmation`,
    {},
    { version: first?.version ?? 0 },
  )
  expect(status).toBe(200)
  await expect(page.getByRole('row').filter({ hasText: first?.number ?? '' })).toHaveCount(0)
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Slip differs')
})

test('without a filter the queue holds what CARE waits for, and nothing that is done', async ({
  page,
  server,
}) => {
  const { orders } = await waiting(server, 'Reste', 1)
  await english(page)
  await server.signIn(page, 'care', '/orders/queue')
  const counted = await server.db
    .selectFrom('orders')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('status', '=', 'active')
    .where('care_status', '=', 'pending')
    .executeTakeFirstOrThrow()
  await expect(page.getByText(`1 of ${counted.count}`, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm CARE' })).toBeEnabled()
  await page.goto(`${server.url}/orders/queue?item=${orders[0]?.id}`)
  await expect(page.getByRole('region', { name: 'Buy: Léa Reste' })).toContainText(
    orders[0]?.number ?? '',
  )
})
