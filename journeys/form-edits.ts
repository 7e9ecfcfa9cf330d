import type { Page } from '@playwright/test'
import type { FormRecord } from '../modules/forms/contract/forms.endpoints.ts'
import { programId } from '../modules/intake/server/intake.test-journey.ts'
import { expect, type JourneyServer } from './server.ts'

export const speaking = (page: Page, language: 'en' | 'fr') =>
  page.addInitScript((of) => localStorage.setItem('language', of), language)

export const act = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()
export const outlineOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages and questions' })
export const open = (page: Page, name: string) =>
  outlineOf(page).getByRole('button', { name, exact: true }).last().click()

/** The English box of a part. */
export const english = (page: Page, part = 'Question') =>
  page.getByRole('group', { name: part, exact: true }).getByRole('textbox', { name: 'English' })

export async function openForm(server: JourneyServer, page: Page, formId = 'application.employer') {
  const id = await programId(server.test, 'YESP')
  await page.goto(`${server.url}/programs/${id}/forms/${formId}`)
  await expect(outlineOf(page)).toBeVisible()
}

/** Sarah at the employer's form of a program; what was edited before is discarded. */
export async function atTheForm(server: JourneyServer, page: Page) {
  const margaret = await server.test.as('superAdmin')
  const path = `/programs/${await programId(server.test, 'YESP')}/forms/application.employer`
  const { body } = await margaret.get<FormRecord>(path)
  if (body.draft) await margaret.post(`${path}/draft/discard`, { editNo: body.draft.editNo })
  await speaking(page, 'en')
  await server.signIn(page, 'admin')
  await openForm(server, page)
}

export const edited = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())

export const changed = async (page: Page, change: () => Promise<unknown>) => {
  const saved = edited(page)
  await change()
  await saved
}

export async function addOwn(page: Page, kind: string, words: string) {
  await act(page, 'Add question')
  await changed(page, () => page.getByRole('dialog').getByRole('button', { name: kind }).click())
  await expect(english(page)).toBeFocused()
  await changed(page, async () => {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  })
}
