import { sql } from 'kysely'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { expect, test } from './server.ts'

test('Amina places a hold on an employer, Luc cannot approve, Rachel lit pourquoi sur son téléphone, and it is lifted', async ({
  page,
  server,
  complaints,
}) => {
  test.slow()
  const { rows } = await sql<{ id: string; employer: string; name: string; program: string }>`
    select a.id, e.id as employer, e.legal_name as name, g.name ->> 'en' as program
    from applications a join employers e on e.id = a.employer_id join programs g on g.id = a.program_id
      join user_programs m on m.program_id = a.program_id join users u on u.id = m.user_id
    where u.email = ${cast.caseOfficer.email} and a.status = 'recommendedApprove' and not a.is_on_hold
      and a.participant_id is not null
    order by a.reference limit 1`.execute(server.db)
  const { id, employer, name, program } = rows[0]!
  await sql`update users set employer_id = ${employer} where email = ${cast.employer.email}`.execute(
    server.db,
  )
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'caseOfficer', `/employers/${employer}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Place hold' }).click()
  const dialog = page.getByRole('dialog', { name: 'Place hold' })
  await dialog.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option', { name: 'Records missing or out of date' }).click()
  await dialog.getByRole('checkbox', { name: 'Recommendations and approvals' }).click()
  await dialog
    .getByRole('textbox', { name: 'Our message' })
    .fill('Envoyez-nous votre attestation de la CNESST.')
  await dialog.getByRole('button', { name: 'Place hold' }).click()
  await expect(dialog).toContainText('Choose one of your programs')
  await dialog.getByRole('combobox', { name: 'Program' }).fill(program.slice(0, 9))
  await page.getByRole('option', { name: program }).click()
  await dialog.getByRole('button', { name: 'Place hold' }).click()
  await expect(dialog).toHaveCount(0)
  const banner = page.getByText('On hold: Records missing or out of date.')
  await expect(banner).toBeVisible()

  await page.goto(`${server.url}/holds`)
  await page.getByRole('link', { name: 'In force' }).click()
  await expect(page.getByRole('link', { name }).first()).toBeVisible()

  await page.context().clearCookies()
  await server.signIn(page, 'approver', `/applications/pending/${id}`)
  await expect(banner).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    'Applications cannot be recommended or approved',
  )
  await expect(page.getByText('Not possible now: On hold')).toBeVisible()

  await page.context().clearCookies()
  await page.setViewportSize({ width: 375, height: 760 })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'employer', '/holds')
  await page.getByRole('link', { name: /^HLD-/ }).first().click()
  await expect(page.getByRole('main')).toContainText('Documents manquants ou périmés')
  await expect(page.getByRole('main')).toContainText('Envoyez-nous votre attestation de la CNESST.')
  await expect(page.getByRole('main')).not.toContainText('Amina')
  await expectToFit(page)
  const address = page.url()

  await page.context().clearCookies()
  await server.signIn(page, 'caseOfficer')
  await page.goto(address)
  await page.getByRole('button', { name: 'Lever la suspension' }).click()
  const lifting = page.getByRole('dialog', { name: /^Lever la suspension/ })
  await lifting.getByRole('textbox').fill('L’attestation est arrivée')
  await lifting.getByRole('button', { name: 'Lever la suspension' }).click()
  await expect(lifting).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Ce qui était suspendu')
  await expect(page.getByRole('main')).toContainText('L’attestation est arrivée')
  await expectToFit(page)
  expect(complaints).toEqual([])
})
