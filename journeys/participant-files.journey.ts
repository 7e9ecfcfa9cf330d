import { sql } from 'kysely'
import { submitBothHalves } from '../modules/intake/server/intake.test-journey.ts'
import { cast } from '../seeds/cast.ts'
import { accessible } from './application-form.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** Mathis, of whom Rachel’s organisation sent two documents, and he one. */
async function withDocuments({ test: tested }: JourneyServer): Promise<string> {
  const application = await submitBothHalves(tested)
  const { rows } = await sql<{ id: string }>`
    update applications set employer_id = (select employer_id from users where email = ${cast.employer.email})
    where id = ${application} returning participant_id as id`.execute(tested.db)
  return rows[0]?.id ?? ''
}

test('a case officer looks at a file of a participant and takes all along; a French-speaking employer finds its own on a phone', async ({
  page,
  server,
  browser,
}) => {
  const id = await withDocuments(server)
  await server.signIn(page, 'caseOfficer', `/participants/${id}`)
  await page.getByRole('button', { name: 'View files' }).click()
  const dialog = page.getByRole('dialog', { name: 'Files of the participant' })
  await expect(dialog.getByText('3 files')).toBeVisible()
  const documents = dialog.getByRole('region', { name: 'Documents of applications' })
  await documents.getByText('document.pdf').first().click()
  await expect(documents.getByRole('button', { name: 'Download document.pdf' })).toBeVisible()
  await accessible(page)
  const [taken] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download all files' }).click(),
  ])
  expect(taken.suggestedFilename()).toMatch(/^PAR-.*\.zip$/)
  await page.keyboard.press('Escape')
  await page.waitForURL(new RegExp(`/participants/${id}$`))

  const phone = await server.anotherBrowser(browser)
  await phone.setViewportSize({ width: 375, height: 800 })
  const files = `/participants/ViewParticipantDownloadsDialog?id=${id}&lang=fr`
  await server.signIn(phone, 'employer', files)
  const own = phone.getByRole('dialog', { name: 'Fichiers de la personne' })
  await expect(own.getByText('2 fichiers')).toBeVisible()
  await expectToFit(phone)
  await phone.context().close()
})
