import { sql } from 'kysely'
import { expect, test } from './server.ts'

const arabic = 'مريم الحداد'

test('a name from right to left leaves what stands beside it whole, in a list and a record', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  const { rows } = await sql<{ id: string; number: string }>`
    insert into shareholders (kind, first_name, last_name) values ('individual', 'مريم', 'الحداد')
    returning id, number`.execute(server.db)
  const { id, number } = rows[0]!
  await server.signIn(page, 'superAdmin', `/shareholders?search=${number}`)
  const name = page.locator('main tbody').getByText(arabic).first()
  await expect(name).toHaveCSS('unicode-bidi', 'isolate')
  await expect(page.locator('main tbody')).toContainText(number)
  await page.goto(`${server.url}/search?q=${number}`)
  await expect(page.locator('main bdi').getByText(arabic)).toHaveCSS('unicode-bidi', 'isolate')
  await page.goto(`${server.url}/shareholders/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(arabic)
  await expect(page).toHaveTitle(`\u2068${arabic}\u2069 · Programs`)
})
