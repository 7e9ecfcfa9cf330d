import { sql } from 'kysely'
import { expect, test } from './server.ts'

test('an administrator divides a budget among regions, and sees what is wrong at its place', async ({
  page,
  server,
}) => {
  await sql`delete from program_regions`.execute(server.db)
  const { rows } = await sql<{ id: string }>`select id from programs where code = 'YESP'`.execute(
    server.db,
  )
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await server.signIn(page, 'admin', `/programs/${rows[0]?.id}`)
  await expect(page.getByText('The budget is not divided among regions')).toBeVisible()
  await page.getByRole('button', { name: 'Edit regional budgets' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit regional budgets' })
  await dialog.getByRole('button', { name: 'Add region' }).click()
  await dialog.getByLabel('Region', { exact: true }).selectOption({ label: 'Yukon' })
  await dialog.getByLabel('Amount').fill('9999999999')
  await dialog.getByRole('button', { name: 'Save regional budgets' }).click()
  await expect(
    dialog.getByText(/^Together the regions are .+ above the budget$/).first(),
  ).toBeVisible()
  await dialog.getByLabel('Amount').fill('1000')
  await dialog.getByRole('button', { name: 'Save regional budgets' }).click()
  await expect(dialog).toHaveCount(0)
  const table = page.getByRole('table', { name: 'Regional budgets' })
  await expect(table.getByRole('row', { name: /^Yukon \$1,000\.00/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /^Other regions/ })).toBeVisible()
  await page.setViewportSize({ width: 375, height: 812 })
  await expect
    .poll(() => table.evaluate((each) => each.getBoundingClientRect().right - window.innerWidth))
    .toBeLessThanOrEqual(0)
})
