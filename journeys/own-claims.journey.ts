import { sql } from 'kysely'
import { pdf } from './application-form.ts'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** From the first day on which his supplement can be claimed. */
async function firstDay({ db }: JourneyServer): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select s.from_on::text as day from supplements s join users u on u.participant_id = s.participant_id
    where u.email = ${cast.employee.email} and s.payee = 'participant'
      and s.status = 'approved' and s.approved_amount > supplement_claimed(s.id, null)`.execute(db)
  return rows[0]!.day
}

test('en français, sur un téléphone: Mathis réclame ce qu’il a payé, et corrige ce qui lui est renvoyé', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  test.slow()
  const day = await firstDay(server)
  await page.setViewportSize({ width: 375, height: 760 })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'employee', '/payments')
  const main = page.getByRole('main')
  await page.getByRole('link', { name: 'Commencer une réclamation' }).click()
  await expect(main).toContainText('Quel supplément réclamez-vous?')
  await expectToFit(page)
  await main.getByRole('link', { name: /Vêtements/ }).click()
  await expect(main).toContainText('Indiquez ce qui a été acheté ou payé, et joignez les reçus.')
  await page.getByRole('textbox', { name: 'Ce qui a été acheté ou payé' }).fill('Imperméable')
  await page.getByRole('textbox', { name: 'Premier jour' }).fill(day)
  await page.getByRole('textbox', { name: 'Dernier jour' }).fill(day)
  await page.getByRole('textbox', { name: 'Montant réclamé' }).fill('95,01')
  await page.locator('input[type=file]').setInputFiles({ name: 'recu.pdf', ...pdf })
  await expect(page.getByText('recu.pdf', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(main).toContainText('Indiquez 95,00 ou moins : il reste ce montant du supplément')
  await page.getByRole('textbox', { name: 'Montant réclamé' }).fill('92,50')
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await page.getByRole('button', { name: 'Envoyer la réclamation' }).click()
  const sending = page.getByRole('dialog')
  await expect(sending).toContainText('aucun autre programme ne le paie')
  await sending.getByRole('button', { name: 'Envoyer la réclamation' }).click()
  await expect(main).toContainText('À évaluer')
  await expectToFit(page)
  const address = new URL(page.url()).pathname

  const other = await server.anotherBrowser(browser, {})
  await server.signIn(other, 'employer', address)
  await expect(other.getByRole('main')).not.toContainText('Imperméable')

  const desk = await server.anotherBrowser(browser, {})
  await desk.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(desk, 'finance', address)
  await desk.getByRole('button', { name: 'Return claim' }).click()
  const returning = desk
    .getByRole('region', { name: /^Return claim/ })
    .or(desk.getByRole('dialog', { name: /^Return claim/ }))
  await expect(returning).toContainText('They change the claim and send it again')
  await returning.getByRole('textbox', { name: 'What to change' }).fill('Le reçu indique 90,00 $.')
  await returning.getByRole('button', { name: 'Return claim' }).click()
  await expect(desk.getByRole('main')).toContainText('To correct')

  await page.goto(`${server.url}${address}`)
  await expect(main).toContainText('Le reçu indique 90,00 $.')
  await page.getByRole('button', { name: 'Modifier la réclamation' }).click()
  await page.getByRole('textbox', { name: 'Montant réclamé' }).fill('90,00')
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await page.getByRole('button', { name: 'Envoyer la réclamation' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer la réclamation' }).click()
  await expect(main).toContainText('À évaluer')
  await expect(main).toContainText('90,00')
  expect(complaints).toEqual([])
})
