import { begin, field, fill } from './application-form.ts'
import { expect, test } from './server.ts'

test('what one tab has saved stands in the other one after its next save', async ({
  page,
  server,
}) => {
  await begin(page, server)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await fill(page, { 'employer.legalName': 'Typed in the first tab' })
  await expect
    .poll(async () => {
      const kept = await server.db.selectFrom('form_drafts').select('answers').execute()
      return JSON.stringify(kept)
    })
    .toContain('Typed in the first tab')
  await fill(other, { 'employer.operatingName': 'Typed in the second tab' })
  await expect(field(other, 'employer.legalName')).toHaveValue('Typed in the first tab')
  await expect(field(other, 'employer.operatingName')).toHaveValue('Typed in the second tab')
  await other.close()
})
