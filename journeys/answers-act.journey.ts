import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { questionsOf, type Definition } from '../modules/forms/contract/definition.ts'
import {
  daysFromNow,
  programId,
  submitBothHalves,
} from '../modules/intake/server/intake.test-journey.ts'
import { expectToFit } from './fits.ts'
import { expect, test, type JourneyServer } from './server.ts'

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A question that the editor adds, in both languages; each is left so that it is kept. */
async function addQuestion(page: Page, kind: string, words: { en: string; fr: string }) {
  await act(page, 'Add question')
  await page.getByRole('dialog').getByRole('button', { name: kind, exact: true }).click()
  const group = page.getByRole('group', { name: 'Question', exact: true })
  for (const [name, typed] of [
    ['English', words.en],
    ['French', words.fr],
  ] as const) {
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/draft'))
    await group.getByRole('textbox', { name }).fill(typed)
    await group.getByRole('textbox', { name }).blur()
    await kept
  }
}

async function openForm(page: Page, server: JourneyServer, purpose: string) {
  const id = await programId(server.test, 'YESP')
  await page.goto(`${server.url}/programs/${id}/forms/${purpose}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function publish(page: Page) {
  await page.getByRole('link', { name: 'Differences and publishing' }).click()
  await expect(page.getByText('Ready to publish')).toBeVisible()
  await page.getByRole('textbox', { name: 'Reason for this version' }).fill('Asked by officers')
  await act(page, 'Publish version 2')
  await expect(page.getByText('Version 2 published').first()).toBeVisible()
}

/** The key of a question that was just published, by its words. */
async function keyOf({ db }: JourneyServer, words: string): Promise<string> {
  const rows = await db
    .selectFrom('form_versions')
    .select('content')
    .where('state', '=', 'published')
    .execute()
  const found = rows
    .flatMap(({ content }) => [...questionsOf(content as Definition)])
    .find(({ question }) => question.label.en === words)
  if (!found) throw new Error(`no question says ${words}`)
  return found.question.id
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('a question opens a task, another is held against the other half, and an officer settles what differs', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(page, 'admin')

  await test.step('Sarah says in the editor what the answers do', async () => {
    await openForm(page, server, 'application.employer')
    await addQuestion(page, 'Yes or no', {
      en: 'Is equipment needed',
      fr: 'Faut-il de l’équipement',
    })
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/draft'))
    await page.getByRole('checkbox', { name: /^Opens a task/ }).click()
    await kept
    await expectAccessible(page)
    await publish(page)

    await openForm(page, server, 'application.participant')
    await addQuestion(page, 'Date', { en: 'When do you start', fr: 'Quand commencez-vous' })
    await page.getByRole('checkbox', { name: /^Flags a difference/ }).click()
    await page.getByRole('link', { name: 'Differences and publishing' }).click()
    await expect(page.getByText('Choose what the answer is compared as')).toBeVisible()
    await page.getByRole('link', { name: 'When do you start' }).click()
    await page.getByRole('combobox', { name: 'Compared as' }).selectOption('First day of work')
    await publish(page)
  })

  const id = await submitBothHalves(server.test, {
    also: {
      employer: { [await keyOf(server, 'Is equipment needed')]: true },
      participant: { [await keyOf(server, 'When do you start')]: daysFromNow(40) },
    },
  })

  const desk = await server.anotherBrowser(browser)
  await desk.addInitScript(() => localStorage.setItem('language', 'en'))
  await server.signIn(desk, 'caseOfficer')
  await test.step('Amina takes the application on, and has the task', async () => {
    await desk.goto(`${server.url}/applications/pending/${id}?tab=tasks`)
    const tasks = desk.getByRole('region', { name: 'Activity' })
    await expect(tasks.getByText('Is equipment needed')).toBeVisible()
    await expect(tasks.getByText('Unassigned')).toBeVisible()
    await act(desk, 'Assign application')
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: 'Assign application', exact: true })
      .click()
    await expect(tasks.getByText('Amina')).toBeVisible()
    await tasks.getByRole('checkbox', { name: 'Done: Is equipment needed' }).click()
    await expect(tasks.getByText(/^Done by Amina/)).toBeVisible()
  })

  await test.step('she settles what the halves say differently, with a note', async () => {
    const section = desk.getByRole('main')
    const row = section.getByRole('listitem').filter({ hasText: 'First day of work' }).first()
    await expect(row).toContainText('When do you start')
    await expectAccessible(desk)
    await act(desk, 'Settle difference: First day of work')
    const dialog = desk.getByRole('dialog')
    await expect(dialog).toContainText('When do you start')
    await dialog.getByRole('button', { name: 'Settle difference' }).click()
    await expect(dialog.getByText('Complete “').first()).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Finding' }).fill('The employer is right')
    await dialog.getByRole('button', { name: 'Settle difference' }).click()
    await expect(desk.getByText('Settled: First day of work').first()).toBeVisible()
    await section.getByText('1 difference settled').click()
    await expect(section.getByText('The employer is right').first()).toBeVisible()
  })

  await test.step('a colleague who settles the same later reads what was found out', async () => {
    const luc = await submitBothHalves(server.test, {
      also: { participant: { [await keyOf(server, 'When do you start')]: daysFromNow(44) } },
    })
    const [late, early] = [desk, await server.anotherBrowser(browser)]
    await early.addInitScript(() => localStorage.setItem('language', 'en'))
    await server.signIn(early, 'admin')
    for (const each of [late, early]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await each.goto(`${server.url}/applications/pending/${luc}`)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await act(each, 'Settle difference: First day of work')
    }
    const note = (at: Page) => at.getByRole('dialog').getByRole('textbox')
    await note(late).fill('The participant is right')
    await note(early).fill('Both agreed on the later day')
    await early.getByRole('dialog').getByRole('button', { name: 'Settle difference' }).click()
    await expect(early.getByRole('dialog')).toHaveCount(0)
    const told = late.getByRole('dialog')
    await expect(told).toContainText('Sarah Whitfield has settled this difference')
    await expect(told).toContainText('Both agreed on the later day')
    await expect(told).toContainText('The participant is right')
    await told.getByRole('button', { name: 'Close' }).last().click()
  })

  await test.step('whoever recommends is told what is still open', async () => {
    const open = await submitBothHalves(server.test, {
      also: {
        employer: { [await keyOf(server, 'Is equipment needed')]: true },
        participant: { [await keyOf(server, 'When do you start')]: daysFromNow(44) },
      },
    })
    await desk.goto(`${server.url}/applications/pending/${open}`)
    await expect(desk.getByText('When do you start').first()).toBeVisible()
    await act(desk, 'Français')
    await expect(desk.getByText('Quand commencez-vous').first()).toBeVisible()
    await act(desk, 'English')
    await desk.getByRole('link', { name: '1 open task' }).click()
    await expect(desk.getByRole('heading', { name: 'Activity' })).toBeInViewport()
  })

  await test.step('en français, sur un téléphone', async () => {
    const phone = await server.anotherBrowser(browser, { viewport: { width: 375, height: 760 } })
    await phone.addInitScript(() => localStorage.setItem('language', 'fr'))
    await server.signIn(phone, 'caseOfficer', `/applications/pending/${id}`)
    const section = phone.getByRole('main')
    await section.getByText('1 écart réglé').click()
    await expect(section.getByText('The employer is right').first()).toBeVisible()
    await phone.setViewportSize({ width: 320, height: 760 })
    const [employers, participants] = await Promise.all(
      ['La partie de l’employeur', 'La partie de la personne'].map((name) =>
        section.locator('dl > div').filter({ hasText: name }).locator('strong').boundingBox(),
      ),
    )
    expect(employers!.x + employers!.width, 'over the answer beside it').toBeLessThan(
      participants!.x,
    )
    await phone.setViewportSize({ width: 375, height: 760 })
    await expectToFit(phone)
  })
  expect(complaints).toEqual([])
})
