import { expectToFit } from './fits.ts'
import { submitEmployerHalf } from '../modules/intake/server/intake.test-journey.ts'
import { expect, test } from './server.ts'

test('Margaret rewrites the letter of a rejection, sees it as it arrives, tries it, and takes the first text back', async ({
  page,
  server,
}) => {
  const { submitted } = await submitEmployerHalf(server.test)
  const reference = submitted.body.submitted?.reference ?? ''
  const { legal_name: employer } = await server.db
    .selectFrom('applications as a')
    .innerJoin('employers as e', 'e.id', 'a.employer_id')
    .select('e.legal_name')
    .where('a.reference', '=', reference)
    .executeTakeFirstOrThrow()
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'superAdmin', '/settings/templates')
  await page.getByRole('searchbox', { name: 'Find an email' }).fill('decision refus')
  await expect(page.getByText('No email has these words')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find an email' }).fill('décision')
  const audience = page.getByRole('radiogroup', { name: 'For:' })
  await audience.getByText('Staff').click()
  await expect(page.getByText('No email has these words')).toBeVisible()
  await audience.getByText('Employers').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Decision: ' })).toContainText(
    'For: Employers',
  )
  await expect(page).toHaveURL(/for=employer/)
  await page.getByRole('link', { name: 'Decision: application [Reference]' }).click()
  await expect(page).toHaveTitle(/Decision: application \[Reference\]/)

  const english = page.getByRole('region', { name: 'As it arrives in English' })
  const french = page.getByRole('region', { name: 'As it arrives in French' })
  await expect(english).toContainText('Decision: application APP-2026-000123')
  await expect(french).toContainText('Nous n’avons pas approuvé la demande APP-2026-000123.')

  await page.getByLabel('Values shown').selectOption({ label: `${reference} · ${employer}` })
  await expect(english).toContainText(`Decision: application ${reference}`)
  await expect(french).toContainText(`Nous n’avons pas approuvé la demande ${reference}.`)
  await page.getByLabel('Values shown').selectOption({ label: 'Made up' })
  await expect(english).toContainText('Decision: application APP-2026-000123')

  const text = page.getByRole('textbox', { name: 'Text' }).first()
  await text.fill('Hello {name},\n\nWe are sorry: {sin}')
  await expect(page.getByText('Remove sin: this email has no such value')).toBeVisible()
  await text.fill('Hello {name},\n\nWe are sorry about ')
  await page.getByRole('button', { name: 'Insert Participant' }).click()
  await expect(text).toHaveValue('Hello {name},\n\nWe are sorry about {participant}')
  await expect(english).toContainText('We are sorry about Mathis Lavoie')

  await page.getByRole('button', { name: 'Send me a test' }).click()
  await expect(page.getByText('Test sent to your address, in both languages').first()).toBeVisible()
  const trials = await server.db
    .selectFrom('outbox_messages')
    .select(['subject', 'body'])
    .where('subject', 'like', '[Test]%')
    .execute()
  expect(trials).toHaveLength(1)
  expect(trials[0]?.body).toContain('We are sorry about Mathis Lavoie')

  // In French it names the program and the reasons still.
  await page.getByRole('button', { name: 'Publish text' }).click()
  await expect(
    page.getByText(/Add program, reasons, note: this text needs it/).first(),
  ).toBeVisible()
  await text.fill(
    'Hello {name},\n\nWe are sorry about {participant}, {program}:\n{reasons}\n\n{note}',
  )
  await page.getByRole('button', { name: 'Publish text' }).click()
  await expect(page.getByText('Text published').first()).toBeVisible()
  const versions = page
    .getByRole('region', { name: 'Texts so far' })
    .or(page.locator('section', { hasText: 'Texts so far' }))
    .last()
  await expect(versions).toContainText('Text 2 in use')
  await page.getByRole('button', { name: 'Compare with the text in use: Text 1' }).click()
  const comparison = page.getByRole('dialog')
  const changed = comparison.getByRole('row', { name: /Text in English/ })
  await expect(changed).toContainText('Changed')
  await expect(changed.getByRole('deletion').first()).toContainText('Removed:')
  await expect(changed.getByRole('insertion').first()).toContainText('Added:')
  await expect(changed.getByRole('deletion').first()).toHaveCSS(
    'text-decoration-line',
    'line-through',
  )
  await expect(
    comparison.getByRole('row', { name: /Text in French/ }).getByRole('deletion'),
  ).toHaveCount(0)
  await expect(comparison.getByRole('row', { name: /Text in French/ })).not.toContainText('Changed')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Take into the form: Text 1' }).click()
  await expect(text).toHaveValue(/We did not approve application \{reference\}\./)
  await page.getByRole('button', { name: 'Publish text' }).click()
  await expect(versions).toContainText('Text 3 in use')
})

test('en français, sur un téléphone: Amina lit ce qui est écrit, et rien n’est offert à modifier', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 375, height: 760 })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(page, 'caseOfficer', '/settings/templates')
  await expect(page.getByRole('heading', { level: 1, name: 'Courriels et textos' })).toBeVisible()
  await expect(page.getByText(/demandez à votre administration/)).toBeVisible()
  await expectToFit(page)
  await page.getByRole('link', { name: 'Décision : demande [Référence]' }).click()
  await expect(page.getByRole('region', { name: 'Français' })).toContainText('Bonjour {name},')
  await expect(page.getByText(/demandez à votre administration/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publier le texte' })).toHaveCount(0)
  await expectToFit(page)
})
