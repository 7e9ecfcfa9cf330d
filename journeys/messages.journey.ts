import { ownId } from '../apps/server/test-server.ts'
import { submitBothHalves } from '../modules/intake/server/intake.test-journey.ts'
import { accessible, linkFor, pdf } from './application-form.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** A complete application in French that Amina reviews, and its employer's address. */
async function underReview(server: JourneyServer) {
  const id = await submitBothHalves(server.test, { language: 'fr' })
  const amina = await server.test.as('caseOfficer')
  const path = `/applications/${id}`
  const { body } = await amina.get<{ version: number; employer: { contactEmail: string } }>(path)
  const assigned = { assigneeId: await ownId(amina) }
  await amina.post(`${path}/assignment`, assigned, { version: body.version })
  return { id, address: body.employer.contactEmail }
}

test('an officer writes to the employer, who answers with a file on a phone in French, and is answered', async ({
  page,
  browser,
  server,
}) => {
  const { id, address } = await underReview(server)
  await server.signIn(page, 'caseOfficer', `/applications/pending/${id}`)
  await page.getByRole('button', { name: 'Write to employer' }).click()
  const panel = page.locator('[data-side-panel]')
  await panel.getByRole('button', { name: 'Send message' }).click()
  await expect(panel.getByText('Write your message')).toBeVisible()
  await panel.getByLabel('Your message').fill('Quelle page manque à l’offre?')
  await panel.getByRole('button', { name: 'Send message' }).click()
  const toast = page.locator('.mantine-Notification-root')
  await expect(toast).toHaveText('Message sent')
  await expect(panel.getByText('Not read yet')).toBeVisible()
  await expect(toast).toHaveCount(0)
  await accessible(page)

  const phone = await server.anotherBrowser(browser, { viewport: { width: 375, height: 800 } })
  await phone.goto(await linkFor(server, address))
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Messages')
  await expect(phone.getByText('Quelle page manque à l’offre?')).toBeVisible()
  await expect(phone.getByText('Nouveau')).toBeVisible()
  await expect(phone).not.toHaveURL(/token/)
  await accessible(phone)
  await phone.getByLabel('Votre message').fill('La deuxième; la voici.')
  await phone.locator('input[type=file]').setInputFiles({ name: 'page-2.pdf', ...pdf })
  await expect(phone.getByText('page-2.pdf', { exact: true })).toBeVisible()
  await phone.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(phone.getByText('La deuxième; la voici.')).toBeVisible()
  await expect(phone.getByLabel('Votre message')).toHaveValue('')

  await expect(panel.getByText('La deuxième; la voici.')).toBeVisible()
  await expect(panel.getByText('Read on')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Download page-2.pdf' })).toBeVisible()
  await expect(page.getByText('Answer message').first()).toBeVisible()
  await panel.getByLabel('Your message').fill('Merci beaucoup!')
  await panel.getByRole('button', { name: 'Send message' }).click()
  await expect(panel.getByLabel('Your message')).toHaveValue('')
  await expect(panel.getByText('Merci beaucoup!')).toBeVisible()

  await phone.reload()
  await expect(phone.getByText('Merci beaucoup!')).toBeVisible()
})
