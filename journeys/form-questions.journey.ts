import { expectToFit } from './fits.ts'
import {
  act,
  addOwn,
  atTheForm,
  changed,
  open,
  openForm,
  outlineOf,
  speaking,
} from './form-edits.ts'
import { expect, test } from './server.ts'

test('a new question is seen, stands before the closing pages, and comes back when it is retired', async ({
  page,
  server,
}) => {
  await atTheForm(server, page)
  await addOwn(page, 'Short text', 'Who trains?')
  const name = outlineOf(page).getByRole('button', { name: 'Who trains?', exact: true })
  await expect(name).toBeInViewport()
  const learning = outlineOf(page).getByRole('listitem').filter({ hasText: 'What the employee' })
  await expect(learning.getByText('Who trains?')).toBeVisible()
  const row = learning.getByRole('listitem').filter({ hasText: 'Who trains?' })
  await expect(row.getByText('new', { exact: true })).toBeVisible()

  await act(page, 'Retire question')
  await changed(page, () =>
    page.getByRole('dialog').getByRole('button', { name: 'Retire question' }).click(),
  )
  await expect(name).toHaveCount(0)
  await changed(page, () => act(page, 'Restore question'))
  await expect(learning.getByText('Who trains?')).toBeVisible()

  await open(page, 'Website')
  await act(page, 'Retire question')
  await changed(page, () =>
    page.getByRole('dialog').getByRole('button', { name: 'Retire question' }).click(),
  )
  await act(page, '1 retired question')
  await changed(page, () =>
    page.getByRole('dialog').getByRole('button', { name: 'Website' }).click(),
  )
  await expect(page.getByRole('heading', { level: 2, name: 'Website' })).toBeVisible()
})

test('what is missing is added from its finding', async ({ page, server }) => {
  await atTheForm(server, page)
  await open(page, 'Legal name')
  await act(page, 'Retire question')
  await changed(page, () =>
    page.getByRole('dialog').getByRole('button', { name: 'Retire question' }).click(),
  )
  await page.getByRole('link', { name: 'Differences and publishing' }).click()
  await changed(page, () => act(page, 'Add “Legal name”'))
  await expect(page.getByRole('heading', { level: 2, name: 'Legal name' })).toBeVisible()
})

test('a page that holds questions says why it is not removed, and conditions tell like questions apart', async ({
  page,
  server,
}) => {
  await atTheForm(server, page)
  await open(page, 'Learning plan')
  await act(page, 'Add condition')
  const cities = page
    .getByRole('group', { name: 'Condition 1' })
    .getByLabel('Question to read')
    .getByRole('option', { name: /^City \(.+\)$/ })
  await expect(cities).toHaveCount(2)
  await act(page, 'Remove condition 1')
  await open(page, 'What the employee will learn')
  await expect(page.getByRole('button', { name: 'Remove page' })).toHaveAccessibleDescription(
    /Move or retire the questions of this page first/,
  )
})

test('the choices that open a task are chosen, and told among the differences; a comparison that lacks its other side warns', async ({
  page,
  server,
}) => {
  await atTheForm(server, page)
  await addOwn(page, 'One choice', 'Which trade?')
  for (const [at, choice] of ['Roofer', 'Cook'].entries()) {
    await changed(page, () => act(page, 'Add choice'))
    await expect(page.getByRole('textbox', { name: `Choice ${at + 1}, English` })).toBeFocused()
    await changed(page, async () => {
      await page.keyboard.type(choice)
      await page.keyboard.press('Tab')
    })
  }
  await changed(page, () => page.getByLabel('Opens a task').click())
  const only = page.getByRole('group', { name: /^Only with these choices/ })
  await changed(page, () => only.getByLabel('Roofer').click())
  await expect(only.getByLabel('Roofer')).toBeChecked()

  await addOwn(page, 'Amount', 'What do you pay?')
  const compared = page.getByLabel('Compared as')
  await expect(compared.getByRole('option')).toHaveText(['Not compared', 'Hourly wage'])
  await changed(page, () => compared.selectOption('Hourly wage'))
  await changed(page, () => page.getByLabel('Flags a difference').click())
  const warning = 'The participant’s part has no question that is compared with this one yet'
  await expect(page.getByText(warning)).toBeVisible()
  await page.getByRole('link', { name: 'Differences and publishing' }).click()
  await expect(page.getByText(warning)).toBeVisible()
})

test('who may only read is told so', async ({ page, server }) => {
  await speaking(page, 'en')
  await server.signIn(page, 'auditor')
  await openForm(server, page)
  await expect(page.getByText('Choose a question or page to read it.')).toBeVisible()
})

test('on a phone every part of the form is read whole, and nothing is said of keys', async ({
  browser,
  server,
}) => {
  const page = await server.anotherBrowser(browser, {
    viewport: { width: 375, height: 760 },
    hasTouch: true,
    isMobile: true,
  })
  await atTheForm(server, page)
  await expect(page.getByRole('link', { name: 'Versions', exact: true })).toBeInViewport()
  await expectToFit(page)
  await expect(page.getByText('To move a question')).toBeHidden()
  await page.context().close()
})
