import { expect, test } from './server.ts'

test('Tomasz begins the day with the orders that wait for CARE, the oldest first', async ({
  page,
  server,
}) => {
  await server.signIn(page, 'care')
  const queue = page.locator('section').filter({ hasText: 'Orders awaiting CARE verification' })
  await expect(queue.getByRole('listitem')).toHaveCount(5)
  const oldest = await server.db
    .selectFrom('orders')
    .select('number')
    .where('status', '=', 'active')
    .where('care_status', '=', 'pending')
    .orderBy('traded_moment')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await expect(queue.getByRole('listitem').first()).toContainText(String(oldest.number))

  await queue.getByRole('link', { name: /^Show all \d+ in list$/ }).click()
  await expect(page).toHaveURL(/\/orders\?.*careStatus.*pending/)
  await page.goBack()
  await queue.getByRole('listitem').first().getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Confirm CARE' })).toBeVisible()
})

test('whom nothing waits for is told so, and nobody sees another’s queue', async ({
  page,
  server,
}) => {
  // The page stays in the language of the browser until it is opened anew.
  await server.signInByTyping(page, 'adviser')
  await expect(page.getByRole('heading', { name: 'My tasks' })).toBeVisible()
  await expect(page.getByText('Orders awaiting CARE verification')).toHaveCount(0)
  await expect(page.getByText('Applications to decide')).toHaveCount(0)
})
