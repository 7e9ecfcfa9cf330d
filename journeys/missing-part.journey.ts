import { speaking } from './form-edits.ts'
import { expect, test } from './server.ts'

test('a page that cannot be fetched says so calmly, and opens by itself when the server is back', async ({
  page,
  server,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const away = ['**/assets/**', '**/api/health']
  await Promise.all(away.map((each) => page.route(each, (route) => route.abort())))
  await page.getByRole('link', { name: 'Shareholders', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'We could not connect' })).toBeVisible()
  await expect(page.getByText('dynamically imported')).toHaveCount(0)
  await Promise.all(away.map((each) => page.unroute(each)))
  await expect(page.getByRole('heading', { level: 1, name: 'Shareholders' })).toBeVisible()
})
