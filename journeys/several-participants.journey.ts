import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'
import { box, fillTerms, path, work } from './sheet-terms.ts'

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
