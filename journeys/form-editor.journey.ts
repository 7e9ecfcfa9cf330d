import type { FormRecord } from '../modules/forms/contract/forms.endpoints.ts'
import { programId } from '../modules/intake/server/intake.test-journey.ts'
import {
  act,
  atTheForm,
  edited,
  english,
  open,
  openForm,
  outlineOf,
  speaking,
} from './form-edits.ts'
import { expect, test } from './server.ts'

test('what is typed without a connection stays, through other questions and parts, and is saved when there is one again', async ({
  page,
  server,
}) => {
  await atTheForm(server, page)
  await open(page, 'Website')
  await page.route('**/api/programs/**', (route) => route.abort())
  await english(page).fill('Web address')
  await english(page).blur()
  await expect(page.getByText('Not saved yet: we could not connect')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save now', exact: true })).toBeVisible()

  await open(page, 'Legal name')
  await expect(english(page)).toHaveValue('Legal name')
  const line = page.getByRole('status').filter({ hasText: '1 change is not saved yet' })
  await expect(line).toBeVisible()
  await page.getByRole('link', { name: 'Versions', exact: true }).click()
  await page.getByRole('link', { name: 'Questions', exact: true }).click()
  await line.getByRole('link', { name: 'Website' }).click()
  await expect(english(page)).toHaveValue('Web address')

  await page.getByRole('link', { name: /^Forms of/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(english(page)).toHaveValue('Web address')

  const saved = edited(page)
  await page.unroute('**/api/programs/**')
  await saved
  await expect(line).toBeHidden()
  await page.reload()
  await expect(english(page)).toHaveValue('Web address')
})

test('a tab that was opened before the other one edited saves on top of it, and where both wrote the same either is chosen', async ({
  page,
  server,
}) => {
  await atTheForm(server, page)
  const other = await page.context().newPage()
  await other.route('**/api/events*', (route) => route.abort())
  await speaking(other, 'en')
  await openForm(server, other)
  await open(other, 'Legal name')
  await open(page, 'Website')
  const begun = edited(page)
  await english(page).fill('Web address')
  await english(page).blur()
  await begun

  const kept = edited(other)
  await english(other).fill('Registered name')
  await english(other).blur()
  await kept
  await expect(
    outlineOf(other).getByRole('button', { name: 'Web address', exact: true }),
  ).toBeVisible()

  await open(other, 'Web address')
  await english(other).fill('My words')
  await expect(english(page)).toHaveValue('Web address')
  const theirs = edited(page)
  await english(page).fill('Their words')
  await english(page).blur()
  await theirs
  await english(other).blur()
  const choice = other.getByRole('alert').filter({ hasText: 'Their words' })
  await expect(choice).toContainText('You changed this in another tab')
  await expect(english(other)).toHaveValue('My words')
  const mine = edited(other)
  await choice.getByRole('button', { name: 'Save my text' }).click()
  await mine
  await expect(choice).toBeHidden()
  await expect(
    outlineOf(other).getByRole('button', { name: 'My words', exact: true }),
  ).toBeVisible()
})

test('who changed the same words is told by name, also after another part was saved', async ({
  page,
  server,
}) => {
  await atTheForm(server, page)
  await open(page, 'Website')
  await english(page).fill('My words')
  const margaret = await server.test.as('superAdmin')
  const path = `/programs/${await programId(server.test, 'YESP')}/forms/application.employer`
  await margaret.post(`${path}/draft`, {})
  const { body } = await margaret.get<FormRecord>(path)
  await margaret.patch(`${path}/draft`, {
    editNo: body.draft?.editNo,
    edit: {
      do: 'changeQuestion',
      id: 'employer.website',
      label: { en: 'Their words', fr: 'Leurs mots' },
    },
  })
  await english(page).blur()
  const choice = page.getByRole('alert').filter({ hasText: 'Their words' })
  await expect(choice).toContainText('Margaret Chen changed this')
  await open(page, 'Legal name')
  const kept = edited(page)
  await english(page).fill('Registered name')
  await english(page).blur()
  await kept
  await open(page, 'Their words')
  await expect(choice).toContainText('Margaret Chen changed this')
  await expect(choice).not.toContainText('..')
  await expect(english(page)).toHaveValue('My words')
})

test('words that are too long say so at their box and stay; a limit that is no number does as well', async ({
  page,
  server,
}) => {
  await atTheForm(server, page)
  await open(page, 'Website')
  await english(page).fill('x'.repeat(950))
  await expect(page.getByText('950 of 1,000 characters')).toBeVisible()
  await english(page).fill('x'.repeat(1100))
  const told = page.getByText('Shorten this to 1,000 characters at most. It has 1,100 characters.')
  await expect(told).toBeVisible()
  await english(page).blur()
  await open(page, 'Legal name')
  await open(page, 'Website')
  await expect(english(page)).toHaveValue('x'.repeat(1100))
  await expect(told).toBeVisible()
  const kept = edited(page)
  await english(page).fill('Web address')
  await english(page).blur()
  await kept

  await open(page, 'Number of employees')
  const least = page.getByRole('textbox', { name: 'At least' })
  await least.fill('abc')
  await least.blur()
  await expect(page.getByText('Enter a number', { exact: true })).toBeVisible()
  await open(page, 'Legal name')
  await open(page, 'Number of employees')
  await expect(least).toHaveValue('abc')
})

test('a condition that is half said stays and says what it lacks', async ({ page, server }) => {
  await atTheForm(server, page)
  await open(page, 'Website')
  await act(page, 'Add condition')
  await expect(page.getByText('Choose the question to read')).toBeVisible()
  await open(page, 'Legal name')
  await open(page, 'Website')
  await expect(page.getByRole('group', { name: 'Condition 1' })).toBeVisible()
  await expect(page.getByText('Always, until the condition below is complete')).toBeVisible()
  await act(page, 'Remove condition 1')
  await expect(page.getByText('Always', { exact: true })).toBeVisible()
})

test('the reason for a version stays while its other parts are looked at', async ({
  page,
  server,
}) => {
  await atTheForm(server, page)
  await open(page, 'Website')
  const kept = edited(page)
  await english(page).fill('Web address')
  await english(page).blur()
  await kept
  await page.getByRole('link', { name: 'Differences and publishing' }).click()
  const reason = page.getByRole('textbox', { name: 'Reason for this version' })
  await reason.fill('Clearer words')
  await page.getByRole('link', { name: 'Preview' }).click()
  await expect(reason).toBeHidden()
  await page.getByRole('link', { name: 'Differences and publishing' }).click()
  await expect(reason).toHaveValue('Clearer words')
})

test('who publishes second is told who published first; a refusal leads to what is left, and stays where it was', async ({
  page,
  server,
}) => {
  await atTheForm(server, page)
  await open(page, 'Website')
  const kept = edited(page)
  await english(page).fill('Web address')
  await english(page).blur()
  await kept
  const other = await page.context().newPage()
  await other.route('**/api/events*', (route) => route.abort())
  await speaking(other, 'en')
  for (const each of [page, other]) {
    await openForm(server, each)
    await each.getByRole('link', { name: 'Differences and publishing' }).click()
    await each.getByRole('textbox', { name: 'Reason for this version' }).fill('Clearer words')
  }
  await act(page, 'Publish version 2')
  const refused = page.getByRole('alert').filter({ hasText: 'cannot be published yet' })
  await refused.getByRole('button', { name: 'Show what to complete' }).click()
  await expect(page.getByRole('heading', { name: '1 thing to complete' })).toBeFocused()
  await page.getByRole('link', { name: 'Web address' }).first().click()
  await expect(refused).toBeHidden()
  const confirmed = edited(page)
  await act(page, 'Still correct')
  await confirmed
  await page.getByRole('link', { name: 'Differences and publishing' }).click()
  await act(page, 'Publish version 2')
  await expect(page.getByText('Version 2 published').first()).toBeVisible()
  await act(other, 'Publish version 2')
  const told = other.getByRole('alert').filter({ hasText: 'Sarah Whitfield published version 2' })
  await expect(told).toBeVisible()
})
