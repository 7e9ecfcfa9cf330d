import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { programId } from '../modules/intake/server/intake.test-journey.ts'
import { begin } from './application-form.ts'
import { expect, test, type JourneyServer } from './server.ts'

const speaking = (page: Page, language: 'en' | 'fr') =>
  page.addInitScript((of) => localStorage.setItem('language', of), language)

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function openForm(server: JourneyServer, page: Page, formId = 'application.employer') {
  const id = await programId(server.test, 'YESP')
  await page.goto(`${server.url}/programs/${id}/forms/${formId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Both languages of a part, each left so that it is kept. */
async function write(page: Page, part: string, words: { en?: string; fr?: string }) {
  const group = page.getByRole('group', { name: part, exact: true })
  for (const [language, name] of [
    ['en', 'English'],
    ['fr', 'French'],
  ] as const) {
    const typed = words[language]
    if (typed === undefined) continue
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/draft'))
    await group.getByRole('textbox', { name }).fill(typed)
    await group.getByRole('textbox', { name }).blur()
    await kept
  }
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

/** A visitor begins on a phone: the first page asks about the organisation. */
async function beginOnPhone(browser: Browser, server: JourneyServer, language: 'en' | 'fr') {
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 760 } })
  await begin(page, server, language)
  return page
}

test('Sarah adds a question that is shown after an answer, is told what is missing, and publishes it to phones in both languages', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'admin')
  const id = await programId(server.test, 'YESP')
  await page.goto(`${server.url}/programs/${id}`)
  await page.getByRole('link', { name: 'Open forms', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forms of the program' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Employer' }).first().click()
  const outline = page.getByRole('navigation', { name: 'Pages and questions' })

  await test.step('a choice, and a question that is shown after one of its answers', async () => {
    await outline.getByRole('button', { name: 'Business number', exact: false }).last().click()
    await act(page, 'Add question')
    await page.getByRole('dialog').getByRole('button', { name: 'Yes or no' }).click()
    await expect(
      page.getByRole('heading', { level: 2, name: 'Question without text' }),
    ).toBeVisible()
    await write(page, 'Question', { en: 'Do you train others?', fr: 'Formez-vous des gens?' })
    await act(page, 'Add question')
    await page.getByRole('dialog').getByRole('button', { name: 'Short text' }).click()
    await expect(page.getByText('Own question: Short text')).toBeVisible()
    await write(page, 'Question', { en: 'Whom do you train?' })
    await act(page, 'Add condition')
    const condition = page.getByRole('group', { name: 'Condition 1' })
    await condition.getByLabel('Question to read').selectOption('Do you train others?')
    await condition.getByLabel('Value').selectOption('Yes')
    await expect(page.getByText('Only when: “Do you train others?” is Yes')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the preview shows it after the answer alone', async () => {
    await page.getByRole('link', { name: 'Preview' }).click()
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview.getByRole('group', { name: /Do you train others/ })).toBeVisible()
    await expect(preview.getByRole('textbox', { name: /Whom do you train/ })).toBeHidden()
    await preview
      .getByRole('group', { name: /Do you train others/ })
      .getByText('Yes')
      .click()
    await expect(preview.getByRole('textbox', { name: /Whom do you train/ })).toBeVisible()
    await preview.getByText('French', { exact: true }).click()
    await expect(preview.getByRole('group', { name: /Formez-vous des gens/ })).toBeVisible()
    await expect(preview.getByText('Oui', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a move before the question that it depends on says why not, naming both', async () => {
    await page.getByRole('link', { name: 'Questions', exact: true }).click()
    await page.getByRole('button', { name: 'Move “Whom do you train?”' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    const why = '“Whom do you train?” is shown depending on “Do you train others?”'
    await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('publishing names what is missing, and leads there', async () => {
    await page.getByRole('link', { name: 'Differences and publishing' }).click()
    await expect(page.getByText('1 thing to complete')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Reason for this version' }).fill('Training counts')
    await act(page, 'Publish version 2')
    await expect(page.getByRole('alert').first()).toContainText('cannot be published yet')
    const missing = page.getByRole('listitem').filter({ hasText: 'French is missing' })
    await missing.getByRole('link', { name: 'Whom do you train?' }).click()
    await write(page, 'Question', { fr: 'Qui formez-vous?' })
    await page.getByRole('link', { name: 'Differences and publishing' }).click()
    await expect(page.getByText('Ready to publish')).toBeVisible()
    await page.getByRole('textbox', { name: 'Reason for this version' }).fill('Training counts')
    await act(page, 'Publish version 2')
    await expect(page.getByText('Version 2 published').first()).toBeVisible()
    await page.getByRole('link', { name: 'Versions', exact: true }).click()
    await expect(page.getByText('Training counts')).toBeVisible()
    await expectAccessible(page)
  })

  for (const [language, first, then, yes] of [
    ['en', /Do you train others/, /Whom do you train/, 'Yes'],
    ['fr', /Formez-vous des gens/, /Qui formez-vous/, 'Oui'],
  ] as const)
    await test.step(`a visitor's phone asks it in ${language}`, async () => {
      const phone = await beginOnPhone(browser, server, language)
      await expect(phone.getByRole('group', { name: first })).toBeVisible()
      await expect(phone.getByRole('textbox', { name: then })).toBeHidden()
      await phone.getByRole('group', { name: first }).getByText(yes, { exact: true }).click()
      await expect(phone.getByRole('textbox', { name: then })).toBeVisible()
      await phone.context().close()
    })
  expect(complaints).toEqual([])
})

test('a question is moved by keys alone with the focus on it, undone, and dragged', async ({
  page,
  server,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'admin')
  await openForm(server, page, 'application.participant')
  const handle = page.getByRole('button', { name: 'Move “First name”' })
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('status').filter({ hasText: '2 of' })).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status').filter({ hasText: 'Not moved' })).toBeAttached()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(handle).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'Moved, now 2 of' })).toBeAttached()
  await expect(handle).toBeFocused()
  await page.reload()
  const names = page.getByRole('navigation', { name: 'Pages and questions' }).getByRole('listitem')
  await expect(names.filter({ hasText: 'First name' }).last()).toBeVisible()
  const moves = page.getByRole('button', { name: /^Move “/ })
  await expect(moves.nth(1)).toHaveAccessibleName('Move “First name”')
  await act(page, 'Undo edit')
  await expect(moves.nth(0)).toHaveAccessibleName('Move “First name”')

  const [from, to] = [await moves.nth(0).boundingBox(), await moves.nth(2).boundingBox()]
  if (!from || !to) throw new Error('the handles have no place')
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(to.x + 40, to.y + to.height / 2, { steps: 6 })
  await page.mouse.move(to.x + 40, to.y + to.height - 3, { steps: 3 })
  await page.mouse.up()
  await expect(moves.nth(2)).toHaveAccessibleName('Move “First name”')
})

test('a choice that is added is written next, limits take amounts as they are written, and what another question reads is not retired', async ({
  page,
  server,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'admin')
  await openForm(server, page)
  const words = page.getByRole('group', { name: 'Question', exact: true })
  await act(page, 'Add question')
  await page.getByRole('dialog').getByRole('button', { name: 'One choice' }).click()
  await expect(words.getByRole('textbox', { name: 'English' })).toBeFocused()
  await page.keyboard.type('How did you hear of us?')
  await page.keyboard.press('Tab')
  await act(page, 'Add choice')
  await expect(page.getByRole('textbox', { name: 'Choice 1, English' })).toBeFocused()
  await page.keyboard.type('Newspaper')
  await page.keyboard.press('Tab')

  await act(page, 'Add question')
  await page.getByRole('dialog').getByRole('button', { name: 'Amount' }).click()
  await expect(page.getByText('Own question: Amount')).toBeVisible()
  const most = page.getByRole('textbox', { name: 'At most' })
  await most.fill('5,000.50')
  await most.blur()
  await expect(most).toHaveValue('5000.50')
  await page.keyboard.press('Tab')
  await act(page, 'Add condition')
  const condition = page.getByRole('group', { name: 'Condition 1' })
  await condition.getByLabel('Question to read').selectOption('How did you hear of us?')
  await condition.getByText('Newspaper').click()
  await expect(page.getByText('is one of: Newspaper')).toBeVisible()

  const outline = page.getByRole('navigation', { name: 'Pages and questions' })
  await outline.getByRole('button', { name: 'How did you hear of us?' }).last().click()
  await act(page, 'Retire question')
  const why = 'it is shown depending on “How did you hear of us?”'
  await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('of two who edit at the same time each is kept; where both changed the same words the later one decides', async ({
  page,
  browser,
  server,
}) => {
  const other = await server.anotherBrowser(browser)
  // Who hears nothing of the other's changes edits on top of an older state.
  await other.route('**/api/events*', (route) => route.abort())
  for (const [each, person] of [
    [page, 'admin'],
    [other, 'superAdmin'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    await speaking(each, 'en')
    // oxlint-disable-next-line no-await-in-loop
    await server.signIn(each, person)
  }
  await openForm(server, page)
  await page.getByRole('button', { name: 'Website', exact: true }).click()
  await write(page, 'Question', { en: 'Web address' })
  await openForm(server, other)
  const outline = other.getByRole('navigation', { name: 'Pages and questions' })
  await outline.getByRole('button', { name: 'Legal name', exact: true }).click()
  await write(page, 'Question', { en: 'Address on the web' })

  await write(other, 'Question', { en: 'Registered name' })
  await expect(outline.getByRole('button', { name: 'Registered name', exact: true })).toBeVisible()
  await expect(other.getByRole('alert').filter({ hasText: 'was not saved' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Registered name', exact: true })).toBeVisible()

  await outline.getByRole('button', { name: 'Address on the web', exact: true }).click()
  await write(page, 'Question', { en: 'Site' })
  await write(other, 'Question', { en: 'Home page' })
  const told = other.getByRole('alert').filter({ hasText: 'Sarah Whitfield changed this (' })
  await expect(told).toContainText('Site')
  await told.getByRole('button', { name: 'Save my text' }).click()
  await expect(told).toBeHidden()
  await expect(outline.getByRole('button', { name: 'Home page', exact: true })).toBeVisible()
  await other.context().close()
})

test('the part of a form that is open stands in view on a phone', async ({ page, server }) => {
  await speaking(page, 'fr')
  await server.signIn(page, 'admin')
  await page.setViewportSize({ width: 375, height: 760 })
  await openForm(server, page)
  await page.goto(`${page.url().split('?')[0]}?show=versions`)
  await expect(page.getByRole('link', { name: 'Toutes les versions' })).toBeInViewport({
    ratio: 0.9,
  })
})

test('a page of a form changes its screen, which is kept and told before publishing', async ({
  page,
  server,
  complaints,
}) => {
  await speaking(page, 'en')
  await server.signIn(page, 'admin')
  await openForm(server, page)
  const outline = page.getByRole('navigation', { name: 'Pages and questions' })
  await outline.getByRole('button', { name: 'What the employee will learn' }).click()
  const screens = page.getByRole('combobox', { name: 'Screen of the form' })
  const [first = ''] = await screens.getByRole('option').allTextContents()
  await expect(screens.locator('option:checked')).not.toHaveText(first)
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await screens.selectOption(first)
  await kept
  await page.reload()
  await expect(screens.locator('option:checked')).toHaveText(first)
  await page.getByRole('link', { name: 'Differences and publishing' }).click()
  await expect(page.getByText('on another screen')).toBeVisible()
  await act(page, 'Undo edit')
  await expect(page.getByText('on another screen')).toHaveCount(0)
  expect(complaints).toEqual([])
})
