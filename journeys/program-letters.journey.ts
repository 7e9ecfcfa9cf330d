import { sql } from 'kysely'
import { accessible } from './application-form.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

const aProgram = async (server: JourneyServer) =>
  (
    await sql<{ id: string; name: { en: string; fr: string } }>`
      select id, name from programs where status = 'open' order by code limit 1`.execute(server.db)
  ).rows[0]!

test('Margaret gives a program its own text of a rejection, compares it, and goes back to the text of the organization', async ({
  page,
  server,
  complaints,
}) => {
  const program = await aProgram(server)
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'superAdmin', `/programs/${program.id}`)
  await page.getByRole('link', { name: 'Open emails' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Program emails' })).toBeVisible()
  await expect(page.getByRole('link', { name: program.name.en })).toBeVisible()
  const find = page.getByRole('searchbox', { name: 'Find an email' })
  await find.fill('password')
  await expect(page.getByText('No email has these words')).toBeVisible()
  await find.fill('decision')
  await accessible(page)
  const line = page.getByRole('listitem').filter({ hasText: 'Decision: application [Reference]' })
  await expect(line).not.toContainText('Own text')
  await line.getByRole('link').click()
  await expect(page.getByText('The program writes this as the organization does.')).toBeVisible()
  await expect(page.getByRole('link', { name: program.name.en })).toBeVisible()

  const subject = page.getByRole('textbox', { name: 'Subject' }).first()
  await subject.fill('Youth placements: our decision on {reference}')
  await page.getByRole('button', { name: 'Publish text' }).click()
  await expect(page.getByText('Text published').first()).toBeVisible()
  await expect(page.getByText(/^Own text since .* · Margaret/)).toBeVisible()
  await page
    .getByRole('button', { name: 'Compare with the text in use: Text of the organization' })
    .click()
  const changed = page.getByRole('dialog').getByRole('row', { name: /Subject in English/ })
  await expect(changed.getByRole('insertion').first()).toContainText('Youth placements')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByText(/^Own text since .* · Margaret/)).toBeVisible()
  await accessible(page)

  await page.getByRole('link', { name: program.name.en }).click()
  await expect(
    line.or(page.getByRole('listitem').filter({ hasText: 'Youth placements' })),
  ).toContainText('Own text since')
  await page.getByRole('link', { name: /^Youth placements/ }).click()
  await page.getByRole('button', { name: 'Use the organization’s text' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Use the organization’s text' })
    .click()
  await expect(
    page.getByText('The program uses the text of the organization').first(),
  ).toBeVisible()
  await expect(subject).toHaveValue('Decision: application {reference}')
  await expect(page.getByText('The program writes this as the organization does.')).toBeVisible()
  await page.getByRole('button', { name: 'Take into the form: Text 1' }).click()
  await expect(subject).toHaveValue('Youth placements: our decision on {reference}')
  expect(complaints).toEqual([])
})

test('en français, sur un téléphone, Amina lit ce que le programme écrit, et rien n’est offert à modifier', async ({
  page,
  server,
}) => {
  const program = await aProgram(server)
  await page.setViewportSize({ width: 375, height: 760 })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'caseOfficer', `/programs/${program.id}/letters`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Courriels du programme' }),
  ).toBeVisible()
  await expectToFit(page)
  await page.getByRole('link', { name: 'Décision : demande [Référence]' }).click()
  await expect(page.getByRole('region', { name: 'Français' })).toContainText('Bonjour {name},')
  await expect(page.getByRole('button', { name: 'Publier le texte' })).toHaveCount(0)
  await expect(page.getByText('Texte de l’organisme')).toBeVisible()
  await expectToFit(page)
})
