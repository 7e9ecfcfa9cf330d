import { speaking } from './form-edits.ts'
import { expect, test } from './server.ts'

const range = /^([\d,]+)–([\d,]+) of ([\d,]+)/

test('a page behind the last one of a list leads to the last, and Back away from the list', async ({
  page,
  server,
  complaints,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'manager')
  await page.getByRole('link', { name: 'Tasks' }).first().click()
  await page.goto(`${server.url}/orders?perPage=10&page=999999`)
  await expect(page).not.toHaveURL(/page=999999/)
  await expect(page.locator('main tbody a[data-opens]').first()).toBeVisible()
  const told = page.getByText(range)
  const [, , to, total] = range.exec((await told.textContent()) ?? '') ?? []
  expect(to).toBe(total)
  const { searchParams } = new URL(page.url())
  expect(Number(searchParams.get('page'))).toBe(Math.ceil(Number(to?.replace(',', '')) / 10))
  expect(complaints).toEqual([])
})

for (const id of ['constructor', '__proto__', 'management'])
  test(`an address of a record called “${id}” says that it does not exist`, async ({
    page,
    server,
    complaints,
  }) => {
    await speaking(page, 'en')
    await server.signIn(page, 'manager', `/orders/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    expect(complaints).toEqual([])
  })

test('a character that no text has is left out of a search, and does not stay', async ({
  page,
  server,
  complaints,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'manager')
  for (const asked of ['search=%00', 'filter[number]=a%00', 'search=%00&page=2']) {
    await page.goto(`${server.url}/orders?${asked}`)
    await expect(page.locator('main tbody a[data-opens]').first()).toBeVisible()
  }
  expect(complaints).toEqual([])
})
