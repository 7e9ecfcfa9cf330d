import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { programId } from '../modules/intake/server/intake.test-journey.ts'
import { expect, test } from './server.ts'

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const choose = (page: Page, question: RegExp, answer: string) =>
  page.getByRole('group', { name: question }).getByText(answer, { exact: true }).click()

const enterDay = async (page: Page, question: RegExp, day: string) => {
  const group = page.getByRole('group', { name: question })
  const [year, month, date] = day.split('-')
  await group.getByRole('textbox', { name: 'Day' }).fill(date!)
  await group.getByRole('textbox', { name: 'Month' }).fill(month!)
  await group.getByRole('textbox', { name: 'Year' }).fill(year!)
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)

test('on a phone in French, a visitor tries a monitoring form, and nothing is sent or kept', async ({
  browser,
  server,
}) => {
  const page = await server.anotherBrowser(browser, { viewport: { width: 375, height: 760 } })
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/public/')) sent.push(request.url())
  })
  await page.goto(`${server.url}/forms/monitoring-survey/employer/form-1`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Formulaire de suivi 1, employeur',
  )
  await expect(page.getByText('Ceci est un aperçu.')).toBeVisible()
  await act(page, 'Continuer')
  await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toBeFocused()
  const still = /La personne travaille-t-elle toujours/
  await choose(page, still, 'Oui')
  await expect(page.getByRole('group', { name: /dernier jour/ })).toBeHidden()
  await choose(page, still, 'Non')
  await expect(page.getByRole('group', { name: /dernier jour de travail/ })).toBeVisible()
  await expect(page.getByRole('group', { name: /Qui a mis fin à l’emploi/ })).toBeVisible()
  await expectAccessible(page)
  await expect.poll(() => fits(page)).toBe(true)
  await choose(page, still, 'Oui')
  await act(page, 'Continuer')
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Les premières semaines')
  await expect.poll(() => fits(page)).toBe(true)
  await act(page, 'Retour')
  await expect(page.getByRole('radio', { name: 'Oui', exact: true })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Oui', exact: true })).not.toBeChecked()
  expect(sent).toEqual([])
})

test('the last page of a preview says where the form itself is', async ({ page, server }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await page.goto(`${server.url}/forms/monitoring-survey/employer/form-6`)
  await choose(page, /Does the participant still work for you/, 'No')
  await enterDay(page, /last day of work/, '2026-10-02')
  await page.getByRole('combobox', { name: /main reason/ }).selectOption('Health')
  await act(page, 'Continue')
  await choose(page, /hired anyone/, 'No')
  await choose(page, /more open to hiring/, '4')
  await choose(page, /follow-up/, 'No')
  await act(page, 'Continue')
  await expect(page.getByRole('heading', { level: 2, name: 'End of the preview' })).toBeFocused()
  await act(page, 'Start over')
  await expect(page.getByRole('heading', { level: 2, name: 'Three months later' })).toBeFocused()
})

test('“None” takes the other choices back, and they it', async ({ page, server }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await page.goto(`${server.url}/forms/monitoring-survey/participant/form-1`)
  await choose(page, /still working/, 'No')
  await enterDay(page, /last day/, '2026-10-02')
  await page.getByRole('combobox', { name: /main reason/ }).selectOption('Health')
  await choose(page, /Would you like help/, 'No')
  await act(page, 'Continue')
  await enterDay(page, /first day/, '2026-09-07')
  for (const question of [/job offer/, /safety training/, /learning goals/])
    await choose(page, question, 'Yes')
  await choose(page, /was easy/, '4')
  await act(page, 'Continue')
  const supports = page.getByRole('group', { name: /Which supports would help you/ })
  const box = (name: string) => supports.getByRole('checkbox', { name, exact: true })
  await box('Child care').check()
  await box('Something else').check()
  await box('None').check()
  await expect(box('Child care')).not.toBeChecked()
  await expect(box('Something else')).not.toBeChecked()
  await box('Child care').check()
  await expect(box('None')).not.toBeChecked()
})

test('Sarah finds the twelve monitoring forms by side among the forms of a program, whatever the room', async ({
  page,
  server,
}) => {
  await server.signIn(page, 'admin')
  const path = `${server.url}/programs/${await programId(server.test, 'YESP')}/forms`
  for (const width of [1440, 900, 375]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    for (const name of ['Employer monitoring forms', 'Participant monitoring forms'])
      await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(6)
    await expect.poll(() => fits(page)).toBe(true)
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Employer form 2 (after 3 months)' }).click()
  await page.getByRole('link', { name: 'Preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('Is the participant still working for you')).toBeVisible()
})
