import { strToU8, zipSync } from 'fflate'
import { sql } from 'kysely'
import { ownId } from '../apps/server/test-server.ts'
import { submitBothHalves } from '../modules/intake/server/intake.test-journey.ts'
import { cast } from '../seeds/cast.ts'
import { accessible } from './application-form.ts'
import { expectToFit } from './fits.ts'
import { paperOf } from './paper.ts'
import { expect, test, type JourneyServer } from './server.ts'

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const word = {
  mimeType: wordType,
  buffer: Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types><Override ContentType="${wordType}.main+xml"/></Types>`,
      ),
      'word/document.xml': strToU8('<w:document/>'),
    }),
  ),
}

/** A complete application of Mathis, who has an account, that Amina reviews. */
async function underReview({ test: tested }: JourneyServer) {
  const id = await submitBothHalves(tested)
  await sql`update participants set proven_email = ${cast.employee.email}, language = 'fr'
    where id = (select participant_id from applications where id = ${id})`.execute(tested.db)
  await sql`update users set participant_id = (select participant_id from applications where id = ${id})
    where email = ${cast.employee.email}`.execute(tested.db)
  const amina = await tested.as('caseOfficer')
  const path = `/applications/${id}`
  const { body } = await amina.get<{ version: number }>(path)
  const assigned = { assigneeId: await ownId(amina) }
  await amina.post(`${path}/assignment`, assigned, { version: body.version })
  return id
}

test('an officer refuses a document, the employee sends a better one from a phone in French, the officer accepts it', async ({
  page,
  browser,
  server,
}) => {
  const id = await underReview(server)
  await server.signIn(page, 'caseOfficer', `/applications/pending/${id}`)
  const documents = page.locator('#record-documents')
  const proof = documents.getByRole('listitem').filter({ hasText: 'Proof of status in Canada' })
  await expect(proof).toContainText('To review')
  await proof.getByRole('button', { name: 'document.pdf', exact: true }).click()
  const panel = page.locator('[data-side-panel]')
  await expect(panel.getByText('Keys: A accept, R refuse')).toBeVisible()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Refuse document: document.pdf' })
  await dialog.getByRole('button', { name: 'Refuse document' }).click()
  await expect(dialog.getByText('Choose at least one reason').first()).toBeVisible()
  await dialog.getByLabel('The document cannot be read').check()
  await dialog.getByLabel('What to send instead').fill('Les deux côtés, en couleur.')
  await dialog.getByRole('button', { name: 'Refuse document' }).click()
  await expect(proof).toContainText('Refused')
  // What is told goes again, before everything is looked at.
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(1)
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0)
  await accessible(page)

  const link = await server.test.db
    .selectFrom('outbox_messages')
    .select(['link', 'body'])
    .where('record_id', '=', id)
    .where('template', '=', 'documents.refusedToAccount')
    .executeTakeFirstOrThrow()
  expect(link.body).toContain('Les deux côtés, en couleur.')
  const phone = await server.anotherBrowser(browser, { viewport: { width: 375, height: 800 } })
  await phone.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(phone, 'employee')
  const { pathname, search } = new URL(link.link ?? '')
  await phone.goto(`${server.url}${pathname}${search}`)
  const send = phone.getByRole('dialog', { name: /Envoyer une nouvelle version/ })
  await expect(send.getByText('Le document est illisible')).toBeVisible()
  await send.getByRole('button', { name: 'Envoyer le document' }).click()
  await expect(send.getByText('Choisissez au moins un fichier')).toBeVisible()
  const input = send.locator('input[type=file]')
  await input.setInputFiles({
    name: 'photo.exe',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ'),
  })
  await expect(send.getByText('Ce type de fichier n’est pas accepté')).toBeVisible()
  await send.getByRole('button', { name: 'Retirer photo.exe' }).click()
  const buffer = await paperOf(browser, ['Residente permanente'])
  await input.setInputFiles({ name: 'statut.pdf', mimeType: 'application/pdf', buffer })
  await expect(send.getByRole('progressbar')).toHaveCount(0)
  await accessible(phone)
  await expectToFit(phone)
  await send.getByRole('button', { name: 'Envoyer le document' }).click()
  await expect(send).toHaveCount(0)
  const own = phone.locator('#record-documents')
  await expect(own.getByText('À vérifier')).toBeVisible()
  await expect(own.getByText('1 version précédente')).toBeVisible()
  await expectToFit(phone)

  await expect(proof).toContainText('To review')
  await expect(proof).toContainText('Version 2')
  await proof.getByRole('button', { name: 'statut.pdf', exact: true }).click()
  await expect(panel.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
  await page.keyboard.press('a')
  await expect(proof).toContainText('Accepted')
  await expect(phone.locator('#record-documents').getByText('Accepté')).toBeVisible()

  // What no browser draws is judged all the same, and what was chosen for one goes with no other.
  const offer = documents.getByRole('listitem').filter({ hasText: 'Letter of offer' })
  await offer.getByRole('button', { name: /Send new version/ }).click()
  await panel.locator('input[type=file]').setInputFiles({ name: 'offer.docx', ...word })
  await expect(panel.getByRole('progressbar')).toHaveCount(0)
  await proof.getByRole('button', { name: 'statut.pdf', exact: true }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(panel.getByText('offer.docx')).toBeVisible()
  await panel.getByRole('button', { name: 'Send document' }).click()
  await offer.getByRole('button', { name: 'offer.docx', exact: true }).click()
  await expect(panel.getByText('We cannot show this document')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Download document: offer.docx' })).toBeVisible()
  await panel.getByRole('button', { name: 'Accept document' }).click()
  await expect(offer).toContainText('Accepted')
})
