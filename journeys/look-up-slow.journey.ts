import { expect, test } from './server.ts'

test('Enter chooses nothing while what is found is of an older text, and sends no form', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'caseOfficer', '/submit-new-application')
  const noc = page.getByRole('combobox', { name: 'Occupation code (NOC)' })
  await noc.pressSequentially('bak')
  await expect(page.getByRole('option').first()).toBeVisible()
  let letGo = () => {}
  const answers = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/search=clerk/, async (route) => {
    await answers
    await route.continue()
  })
  await noc.fill('clerk')
  await expect(page.getByRole('option').first()).toBeVisible()
  await noc.press('Enter')
  await expect(noc).toHaveValue('clerk')
  await expect(page.getByText(/answers? to correct/)).toHaveCount(0)
  letGo()
  await expect(page.getByRole('option', { name: /clerk/i }).first()).toBeVisible()
  await noc.press('Enter')
  await expect(noc).toHaveValue(/^(14200|64314)$/)

  // Where nobody can be asked, nothing is waited for.
  await page.route(/search=guides/, (route) => route.fulfill({ status: 500, body: '' }))
  await noc.fill('guides')
  await page.waitForResponse(/search=guides/)
  await expect(page.getByRole('option')).toHaveCount(0)
  await noc.press('Enter')
  await expect(page.getByText(/answers? to correct/).first()).toBeVisible()
})
