import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { steppedJobs } from '../apps/server/modules.ts'
import { runSteps } from '../kit/server/jobs.ts'
import { daysFromNow } from '../modules/intake/server/intake.test-journey.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

const path = '/submit-new-application/several'
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const chosen = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true })

async function work(server: JourneyServer) {
  for (const job of steppedJobs) await runSteps(server.test.system, job)
}

/** As a spreadsheet puts it on the clipboard. */
const pasteInto = (page: Page, name: string, lines: string[][]) =>
  box(page, name).evaluate(
    (cell, text) => {
      cell.focus()
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      const paste = { clipboardData, bubbles: true, cancelable: true }
      cell.dispatchEvent(new ClipboardEvent('paste', paste))
    },
    lines.map((line) => line.join('\t')).join('\n'),
  )

const words = {
  en: {
    program: 'Program',
    title: 'Job title',
    noc: 'Occupation code (NOC)',
    type: ['Type of employment', 'Permanent'],
    isNew: ['This is a new position', 'Yes'],
    training: ['Short-term training is also requested', 'No'],
    province: 'Province or territory',
    provinceName: 'Ontario',
    fields: {
      Duties: 'Bakes.',
      Supervisor: 'Rachel Okafor',
      'Street and number of the workplace': '12 Main Street',
      City: 'Ottawa',
      'Postal code': 'K1A 0B1',
      'First day': daysFromNow(21),
      'Last day': daysFromNow(160),
      'Hours per week': '35',
      'Hourly wage': '22.50',
      'Mandatory employer costs': '8',
      'What the participant will learn': 'The trade.',
      'Signed by': 'Rachel Okafor',
      'Signatory’s title': 'Owner',
    },
  },
  fr: {
    program: 'Programme',
    title: 'Titre du poste',
    noc: 'Code de profession (CNP)',
    type: ['Type d’emploi', 'Permanent'],
    isNew: ['Il s’agit d’un nouveau poste', 'Oui'],
    training: ['Une formation de courte durée est aussi demandée', 'Non'],
    province: 'Province ou territoire',
    provinceName: 'Ontario',
    fields: {
      Tâches: 'Fait le pain.',
      Supervision: 'Rachel Okafor',
      'Numéro et rue du lieu de travail': '12, rue Principale',
      Ville: 'Ottawa',
      'Code postal': 'K1A 0B1',
      'Premier jour': daysFromNow(21),
      'Dernier jour': daysFromNow(160),
      'Heures par semaine': '35',
      'Salaire horaire': '22,50',
      'Charges obligatoires de l’employeur': '8',
      'Ce que la personne apprendra': 'Le métier.',
      'Signée par': 'Rachel Okafor',
      'Titre de la personne signataire': 'Propriétaire',
    },
  },
} as const

async function fillTerms(page: Page, language: 'en' | 'fr') {
  const said = words[language]
  await page.getByRole('combobox', { name: said.program, exact: true }).fill('YESP')
  await page.getByRole('option', { name: /YESP/ }).click()
  await box(page, said.title).fill('Baker')
  await page.getByLabel(said.noc).fill('63202')
  for (const [group, name] of [said.type, said.isNew, said.training])
    await chosen(page, group, name).check()
  await page.getByRole('combobox', { name: said.province }).click()
  await page.getByRole('option', { name: said.provinceName }).click()
  for (const [name, value] of Object.entries(said.fields)) await box(page, name).fill(value)
}

const lettersTo = async (server: JourneyServer, email: string) =>
  (await server.outbox())
    .filter(({ recipient }) => recipient === email)
    .map((each) => each.template)

test('an employer pastes its participants, puts the bad row right, and each has an application of its own', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await server.signIn(page, 'employer')
  await page.getByRole('link', { name: 'Several applications' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await fillTerms(page, 'en')
  await pasteInto(page, 'First name, row 1', [
    ['Email', 'First name', 'Surname', 'Wage'],
    ['ana@example.org', 'Ana', 'Lopez', ''],
    ['leo', 'Leo', 'Roy', '24.10'],
  ])
  await expect(box(page, 'Email, row 2')).toHaveAccessibleDescription(/^Enter an email address/)
  await expect(box(page, 'Hourly wage, row 2')).toHaveValue('24.10')
  await expect(box(page, 'Hourly wage, row 1')).toHaveAttribute('placeholder', '22.50')

  await box(page, 'First name, row 3').fill('Mia')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Chen')
  await page.keyboard.press('Tab')
  await page.keyboard.type('mia@example.org')
  await page.keyboard.press('Enter')
  await expect(box(page, 'Email, row 4')).toBeFocused()
  await expect(page.getByText('2 rows are ready, 1 needs correction')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  const tooMany = Array.from({ length: 101 }, (_, at) => ['Ana', `Lopez ${at}`])
  await pasteInto(page, 'First name, row 4', tooMany)
  await expect(page.getByRole('alert', { name: 'These rows were not added' })).toBeVisible()
  // Nothing that was typed is missing for it.
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.reload()
  await expect(box(page, 'Email, row 3')).toHaveValue('mia@example.org')
  await expect(box(page, 'Duties')).toHaveValue('Bakes.')
  await page.getByRole('button', { name: 'Submit 2 applications' }).click()
  await expect(page.getByText('Submitting…').first()).toBeVisible()
  await work(server)
  await expect(page.getByText('2 applications submitted')).toBeVisible()
  await expect(page.getByRole('row', { name: /^1 Ana Lopez/ }).getByRole('link')).toHaveText(
    /^APP-/,
  )
  await expect(box(page, 'Email, row 2')).toHaveValue('leo')

  await box(page, 'Email, row 2').fill('leo@example.org')
  await page.getByRole('button', { name: 'Submit 1 application', exact: true }).click()
  await expect(page.getByText('Submitting…')).toBeVisible()
  await work(server)
  await expect(page.getByText('3 applications submitted')).toBeVisible()
  for (const name of ['ana', 'leo', 'mia'])
    await expect
      .poll(() => lettersTo(server, `${name}@example.org`))
      .toEqual(['applications.invited'])
  const { rows } = await sql<{ wage: string }>`select hourly_wage::text as wage from applications
    where participant_email = 'leo@example.org'`.execute(server.db)
  expect(rows).toEqual([{ wage: '24.10' }])

  await page.getByRole('button', { name: 'Begin new sheet' }).click()
  await expect(box(page, 'Email, row 1')).toHaveValue('')
  await pasteInto(page, 'First name, row 1', [['Ana', 'Lopez', 'ana@example.org']])
  await expect(page.getByText(/^Application APP-\S+ for this person is open/)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Program', exact: true }).fill('YESP')
  await page.getByRole('option', { name: /YESP/ }).click()
  await expect(box(page, 'Email, row 1')).toHaveAccessibleDescription(/is open in this program$/)
})

test('on a phone, in French, each participant is a card, and two tabs lose nothing', async ({
  browser,
  server,
}) => {
  await sql`delete from participant_sheets`.execute(server.db)
  const options = { viewport: { width: 375, height: 812 }, locale: 'fr-CA' }
  const phone = await server.anotherBrowser(browser, options)
  await phone.addInitScript(() => localStorage.setItem('language', 'fr'))
  await server.signIn(phone, 'employer', path)
  await box(phone, 'Prénom, ligne 1').fill('Zoé')
  await box(phone, 'Nom de famille, ligne 1').fill('Béland')
  await box(phone, 'Courriel, ligne 1').fill('zoe.b@example.org')
  await expect(phone.getByText('Enregistré', { exact: true })).toBeVisible()
  const tab = await phone.context().newPage()
  await tab.goto(`${server.url}${path}`)
  await box(tab, 'Téléphone, ligne 1').fill('819 555-0142')
  await box(phone, 'Prénom, ligne 2').fill('Léo')
  await expect(box(tab, 'Prénom, ligne 2')).toHaveValue('Léo')
  await expect(box(phone, 'Téléphone, ligne 1')).toHaveValue('819 555-0142')
  await tab.close()
  // Nothing is missing from a row while it is being typed.
  await expect(box(phone, 'Courriel, ligne 2')).toHaveAccessibleDescription('')
  await box(phone, 'Prénom, ligne 1').focus()
  await expect(box(phone, 'Courriel, ligne 2')).toHaveAccessibleDescription(
    'Remplissez « Courriel »',
  )
  await expectToFit(phone)
  await phone.getByRole('button', { name: 'Retirer la ligne 2' }).click()
  await expect(box(phone, 'Prénom, ligne 2')).toHaveValue('')
  await fillTerms(phone, 'fr')
  await phone.getByRole('button', { name: 'Présenter 1 demande' }).click()
  await expect(phone.getByText('Présentation…')).toBeVisible()
  await work(server)
  await expect(phone.getByText('1 demande présentée')).toBeVisible()
  await expect.poll(() => lettersTo(server, 'zoe.b@example.org')).toEqual(['applications.invited'])
  await phone.context().close()
})
