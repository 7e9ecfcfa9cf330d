import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { cast } from '../seeds/cast.ts'
import { openPdf, readTags } from '../kit/server/paper/paper.test-reader.ts'
import { accessible } from './application-form.ts'
import { expect, test } from './server.ts'
import { english, underReview } from './under-review.ts'

test('an approver rejects an application and reads the letter, which its employer prints from a phone', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  const id = await underReview(server)
  await sql`update users set employer_id = (select employer_id from applications where id = ${id})
    where email = ${cast.employer.email}`.execute(server.test.db)
  await sql`update applications set status = 'recommendedReject' where id = ${id}`.execute(
    server.test.db,
  )
  await english(page)
  await server.signIn(page, 'approver')
  await page.goto(`${server.url}/applications/pending/${id}`)
  const letters = page.getByRole('region', { name: 'Letters', exact: true })
  await expect(letters).toBeHidden()
  await page.getByRole('button', { name: 'Reject application', exact: true }).click()
  const asked = page.getByRole('dialog')
  await asked.getByText('The placement offers too little training or experience').click()
  await asked.getByLabel(/Note to the applicant/).fill('Fewer hours than our program needs')
  await asked.getByRole('button', { name: 'Reject application' }).click()
  await expect(asked).toBeHidden()

  // By itself, without loading the screen anew.
  const decision = letters.getByText(/^Decision: application APP-/)
  await decision.click()
  await expect(letters.locator('canvas').first()).toBeVisible()
  await expect(letters.getByText(/Marie Côté · in English · Version 1/)).toBeVisible()
  // Of an addressee without an account: another link, by another mail.
  await sql`update outbox_messages set sent_at = clock_now()`.execute(server.test.db)
  await page.reload()
  await decision.click()
  await letters.getByRole('button', { name: 'Send letter again', exact: true }).click()
  const sure = page.getByRole('dialog', { name: 'Send letter again?' })
  await expect(sure).toContainText('The email goes to Marie Côté again.')
  await sure.getByRole('button', { name: 'Send letter again', exact: true }).click()
  await expect(page.getByText('Letter will be sent').first()).toBeVisible()
  const mails = sql<{ link: string }>`select link from outbox_messages
    where record_id = ${id} and template = 'applications.rejected'`
  await expect
    .poll(
      async () => new Set((await mails.execute(server.test.db)).rows.map(({ link }) => link)).size,
    )
    .toBe(2)
  // What is told goes again, before everything is looked at.
  await page.reload()
  await decision.click()
  await expect(letters.locator('canvas').first()).toBeVisible()
  await accessible(page)

  const phone = await server.anotherBrowser(browser)
  await phone.setViewportSize({ width: 375, height: 812 })
  await server.signIn(phone, 'employer')
  await phone.evaluate(() => localStorage.setItem('language', 'fr'))
  await phone.goto(`${server.url}/applications/View?id=${id}`)
  const own = phone.getByRole('region', { name: 'Lettres', exact: true })
  await own.getByText(/^Decision: application APP-/).click()
  const coming = phone.waitForEvent('download')
  await own.getByRole('button', { name: 'Télécharger le PDF' }).click()
  const saved = await coming
  expect(saved.suggestedFilename()).toMatch(/^Decision APP-[\d-]+\.pdf$/)
  const { elements } = await readTags(await openPdf(await readFile(await saved.path())))
  const said = elements.map(({ text }) => text).join(' ')
  for (const words of ['Marie Côté', 'Fewer hours than our program needs', 'Decision: application'])
    expect(said).toContain(words)
  expect(complaints).toEqual([])
})
