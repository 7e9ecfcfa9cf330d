import { arrive } from './application-form.ts'
import { expect, test } from './server.ts'

test('whoever’s browser fills in what people do not see presses once more, and begins the application', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/employer/profile?program=YESP&lang=en`)
  const begin = page.locator('form button[type=submit]')
  await expect(begin).toBeVisible()
  await page.locator('input[name="website"]').fill('https://example.org', { force: true })
  await begin.click()
  await expect(page.getByText('That was very quick.')).toBeVisible()
  await begin.click()
  await arrive(page, 'organisation')
})
