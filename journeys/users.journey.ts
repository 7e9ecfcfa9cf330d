import type { Page } from '@playwright/test'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function sarah(server: JourneyServer, page: Page, language = 'en') {
  await page.addInitScript((of) => localStorage.setItem('language', of), language)
  await server.signIn(page, 'admin')
  return page
}

async function choose(page: Page, label: string, option: string | RegExp) {
  const dialog = page.getByRole('dialog')
  const around = (await dialog.count()) ? dialog : page
  await around.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

test('Sarah invites a case officer, is told what is wrong at the field, and sends it again', async ({
  page,
  server,
  complaints,
}) => {
  await sarah(server, page)
  await page.goto(`${server.url}/users/system`)
  await page.getByRole('link', { name: 'Add user' }).click()
  await page.getByLabel('Name').fill('Noor Siddiqui')
  await page.getByLabel('Email').fill('noor at example')
  await page.getByRole('radio', { name: 'French' }).check()
  await choose(page, 'Role', 'Case Officer')
  await choose(page, 'Programs', /^YESP/)
  await page.keyboard.press('Escape')
  await press(page, 'Send invitation')
  await expect(
    page.getByText('Enter an email address, for example name@example.org').last(),
  ).toBeVisible()
  await page.getByLabel('Email').fill('Case.Officer@example.org')
  await press(page, 'Send invitation')
  await expect(page.getByText('Enter another email: this one has an account').last()).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Noor Siddiqui')
  await page.getByLabel('Email').fill('noor.siddiqui@example.org')
  await press(page, 'Send invitation')

  await expect(page.getByRole('heading', { level: 1, name: 'Noor Siddiqui' })).toBeVisible()
  await expect(page.getByText('Invited', { exact: true })).toBeVisible()
  await expect(page.getByText(/Sent; the link works until/)).toBeVisible()
  await press(page, 'Send invitation again')
  await expect(page.getByText('Invitation sent again').last()).toBeVisible()
  const letters = (await server.outbox()).filter(
    ({ recipient }) => recipient === 'noor.siddiqui@example.org',
  )
  expect(letters.map(({ subject }) => subject)).toEqual([
    'Sarah Whitfield vous invite dans Programs',
    'Sarah Whitfield vous invite dans Programs',
  ])
  expect(letters[0]?.link).not.toBe(letters[1]?.link)
  expect(complaints).toEqual([])
})

test('Sarah disables Amina, whose work goes to Grace and who is out at once', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  const amina = await server.anotherBrowser(browser)
  await server.signIn(amina, 'caseOfficer')
  await sarah(server, page)
  await page.goto(`${server.url}/users/system?search=haddad`)
  await page.getByRole('link', { name: 'Amina Haddad' }).click()
  await press(page, 'More')
  await page.getByRole('menuitem', { name: 'Disable user' }).click()
  const dialog = page.getByRole('dialog', { name: 'Disable Amina Haddad?' })
  await expect(dialog.getByText(/^\d+ applications$/)).toBeVisible()
  await press(page, 'Disable Amina Haddad')
  await expect(dialog.getByText('Complete “')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Has left for another team')
  await choose(page, 'Transfer open work to', /^Grace Adeyemi/)
  await press(page, 'Disable Amina Haddad')
  await expect(page.getByText('Amina Haddad disabled').last()).toBeVisible()
  await expect(page.getByText('No open work for this person.')).toBeVisible()
  await expect(page.getByText('Has left for another team')).toBeVisible()
  await amina.goto(`${server.url}/applications/pending`)
  await expect(amina).toHaveURL(/\/login/)

  await page.goto(`${server.url}/users-management`)
  const grace = page.getByRole('row', { name: /Grace Adeyemi/ })
  await expect(grace.getByRole('button', { name: /Transfer work/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Amina Haddad/ })).toHaveCount(0)

  await page.goto(`${server.url}/users/system?search=haddad`)
  await page.getByRole('link', { name: 'Amina Haddad' }).click()
  await press(page, 'Enable user')
  await page.getByRole('dialog').getByRole('button', { name: 'Enable user' }).click()
  await expect(page.getByText('Amina Haddad enabled').last()).toBeVisible()
  expect(complaints).toEqual([])
})

test('a team is added, renamed and removed', async ({ page, server, complaints }) => {
  await sarah(server, page)
  await page.goto(`${server.url}/users-management`)
  await press(page, 'Add team')
  await page.getByRole('dialog').getByLabel('Name').fill('european investors')
  await press(page, 'Save team')
  await expect(page.getByText('Enter another name: a team already has this one')).toBeVisible()
  await page.getByRole('dialog').getByLabel('Name').fill('Prairies')
  await press(page, 'Save team')
  await press(page, 'Rename team: Prairies')
  await page.getByRole('dialog').getByLabel('Name').fill('Prairie')
  await press(page, 'Save team')
  await press(page, 'Remove team: Prairie')
  await expect(page.getByRole('dialog')).toContainText('No members.')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove team: Prairie' }).click()
  await expect(page.getByText('Team removed').last()).toBeVisible()
  await press(page, 'Remove team: Investor relations')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('4 members.')
  await dialog.getByRole('button', { name: 'Remove team: Investor relations' }).click()
  await expect(dialog.getByText('Complete “')).toBeVisible()
  await page.keyboard.press('Escape')
  expect(complaints).toEqual([])
})

test('on a phone and in French everything fits and is said in French', async ({
  browser,
  server,
}) => {
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 800 } })
  await sarah(server, page, 'fr')
  for (const [path, title] of [
    ['/users/system', 'Comptes du personnel'],
    ['/users/employees', 'Participants'],
    ['/users/employers', 'Employeurs'],
    ['/users/AddUser', 'Ajouter un compte'],
    ['/users-management', 'Gestion des comptes'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one screen after the other
    await page.goto(`${server.url}${path}`)
    // oxlint-disable-next-line no-await-in-loop -- one screen after the other
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    // oxlint-disable-next-line no-await-in-loop -- one screen after the other
    await expectToFit(page)
  }
})

test('Rachel edits the profile of the own organisation', async ({ page, server, complaints }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'employer', '/users/employers')
  await page.getByRole('link', { name: 'Rachel Okafor' }).click()
  await page.locator('main a[href*="EditEmployerProfile"]').click()
  await page.getByLabel('Title').fill('Owner')
  await press(page, 'Save profile')
  await expect(page.getByText('Profile saved').last()).toBeVisible()
  expect(complaints).toEqual([])
})
