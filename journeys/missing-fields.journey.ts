import { begin, field, goOn } from './application-form.ts'
import { expect, test } from './server.ts'

test('a visitor who leaves a field out is told what to enter, at the field and above the page', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await begin(page, server, 'en')
  await goOn(page)
  await expect(field(page, 'employer.legalName')).toHaveAccessibleDescription(
    /Enter your legal name/,
  )
  await expect(page.locator('main [role=alert]').first()).toContainText(
    'Enter your business number',
  )
  await expect(page.getByText('Complete “')).toHaveCount(0)

  await page.goto(`${server.url}/login`)
  await page.getByRole('textbox', { name: 'Email address' }).fill('someone@example.org')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.locator('#password')).toHaveAccessibleDescription(/Enter your password/)
})

test('en français, sur un téléphone: chaque champ laissé vide a sa propre phrase', async ({
  browser,
  server,
}) => {
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 740 } })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await begin(page, server, 'fr')
  await goOn(page)
  await expect(field(page, 'employer.legalName')).toHaveAccessibleDescription(
    /Saisissez votre dénomination sociale/,
  )
  await page.goto(`${server.url}/register`)
  await page.locator('form button[type=submit]').click()
  await expect(page.locator('#name')).toHaveAccessibleDescription('Saisissez votre nom')
  await expect(page.getByText('Remplissez «')).toHaveCount(0)
})

test('staff are asked for a field by its label', async ({ page, server }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'caseOfficer', '/submit-new-application')
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.locator('#field-legalName')).toHaveAccessibleDescription(
    'Complete “Legal name”',
  )
})
