import { ownId } from '../apps/server/test-server.ts'
import { submitBothHalves } from '../modules/intake/server/intake.test-journey.ts'
import { accessible, arrive, field, goOn, linkFor, pdf } from './application-form.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** A complete application in French that Amina reviews, and its employer's address. */
async function underReview(server: JourneyServer) {
  const id = await submitBothHalves(server.test, { language: 'fr' })
  const amina = await server.test.as('caseOfficer')
  const path = `/applications/${id}`
  const { body } = await amina.get<{ version: number; employer: { contactEmail: string } }>(path)
  await amina.post(
    `${path}/assignment`,
    { assigneeId: await ownId(amina) },
    { version: body.version },
  )
  return { id, address: body.employer.contactEmail }
}

test('an officer asks for the wage, the employer answers on a phone in French, and the difference is seen and judged', async ({
  page,
  browser,
  server,
}) => {
  const { id, address } = await underReview(server)
  await server.signIn(page, 'caseOfficer', `/applications/pending/${id}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Request information' }).click()
  const panel = page.locator('[data-side-panel]')
  await expect(panel.getByLabel('What we need, and why')).toBeFocused()
  await panel.getByRole('button', { name: 'Request information' }).click()
  await expect(panel.getByText('Enter what you need')).toBeVisible()
  await panel.getByLabel('What we need, and why').fill('The wage differs from the job offer.')
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(panel.getByLabel('What we need, and why')).toHaveValue(/differs from the job offer/)
  await panel.getByRole('button', { name: 'Pay', exact: true }).click()
  await panel.getByRole('checkbox', { name: 'Hourly wage' }).check()
  await panel.getByRole('button', { name: 'Documents to send' }).first().click()
  await panel.getByRole('checkbox', { name: 'Another document' }).check()
  await panel.getByLabel('What exactly').fill('The pay stub of October')
  await panel.getByRole('button', { name: 'Email text' }).click()
  await expect(panel.getByText('Another document – The pay stub of October')).toBeVisible()
  await accessible(page)
  await panel.getByRole('button', { name: 'Request information' }).click()
  await expect(page.getByText('The service standard waits:')).toBeVisible()

  const phone = await server.anotherBrowser(browser, { viewport: { width: 375, height: 800 } })
  await phone.goto(await linkFor(server, address))
  await arrive(phone, 'pay')
  await expect(phone.getByText('The wage differs from the job offer.')).toBeVisible()
  await goOn(phone)
  await expect(phone.locator('main [role=alert]')).toBeFocused()
  await field(phone, 'position.hourlyWage').fill('25,10')
  await goOn(phone)
  await arrive(phone, 'askedLast')
  await accessible(phone)
  await phone.locator('input[type=file]').setInputFiles({ name: 'talon.pdf', ...pdf })
  await expect(phone.getByText('talon.pdf', { exact: true })).toBeVisible()
  // What is typed outlives the page.
  await phone.reload()
  await expect(phone.getByText('talon.pdf', { exact: true })).toBeVisible()
  await goOn(phone)
  await arrive(phone, 'check')
  await expect(phone.getByText(/25,10\s\$ l’heure/)).toBeVisible()
  await goOn(phone)
  await phone.waitForURL(/information\/sent/)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Renseignements reçus')
  await expect(phone.getByText(/^APP-/)).toBeVisible()
  await phone.reload()
  await expect(phone.getByText(/^APP-/)).toBeVisible()

  const changed = page.getByRole('row', { name: /Hourly wage/ })
  await expect(changed).toContainText('25.10')
  await expect(changed).toContainText('Changed')
  await expect(page.getByText('talon.pdf').first()).toBeVisible()
  await expect(page.getByText('sent the information requested')).toBeVisible()
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0)
  await accessible(page)
  await page.getByRole('button', { name: 'Recommend rejection' }).click()
  await panel.getByText('There are more applications than funds').click()
  await panel.getByRole('button', { name: 'Recommend rejection' }).click()
  await expect(page.getByText('Rejection recommended').first()).toBeVisible()
})
