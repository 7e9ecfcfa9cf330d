import type { Browser, Page } from '@playwright/test'
import { ownId } from '../apps/server/test-server.ts'
import type { ApplicationRecord } from '../modules/applications/contract/applications.endpoints.ts'
import { daysFromNow, submitBothHalves } from '../modules/intake/server/intake.test-journey.ts'
import { expect, test, type JourneyServer } from './server.ts'

type Member = Parameters<JourneyServer['signIn']>[1]

const english = (page: Page) => page.addInitScript(() => localStorage.setItem('language', 'en'))

async function signedIn(server: JourneyServer, page: Page, name: Member) {
  await english(page)
  await server.signIn(page, name)
  return page
}

const recordAt = ({ url }: JourneyServer, id: string) => `${url}/applications/pending/${id}`
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name })

/** The number beside an entry of the navigation. */
async function countOf(page: Page, name: string): Promise<number> {
  await expect(entry(page, name)).toHaveText(/\d$/)
  return Number(/\d+$/.exec((await entry(page, name).textContent()) ?? '')?.[0])
}

async function takeIntoReview(page: Page) {
  await act(page, 'Assign application')
  await confirm(page, 'Assign application')
  await expect(page.getByText('In review').first()).toBeVisible()
}

async function passCheckpointOne(page: Page) {
  await act(page, 'Open checks')
  const panel = page.getByRole('region', { name: 'Checkpoint 1' })
  const open = page.getByRole('radio', { name: 'To do', checked: true })
  const items = panel.getByRole('listitem').filter({ has: open })
  await expect(items.first()).toBeVisible()
  for (let left = await items.count(); left > 0; left -= 1) {
    const item = items.first()
    // oxlint-disable-next-line no-await-in-loop -- one check after the other, as a person does it
    await item.getByText('Pass', { exact: true }).last().click()
  }
  await act(page, 'Save checks')
  await expect(panel).toBeHidden()
}

async function recommend(page: Page, open?: string) {
  await act(page, 'Recommend approval')
  if (open) await expect(page.getByRole('dialog').getByText(open)).toBeVisible()
  await confirm(page, 'Recommend approval')
  await expect(page.getByText('Approval recommended').first()).toBeVisible()
}

test('a case officer recommends, an approver approves, and counts elsewhere follow by themselves', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  const id = await submitBothHalves(server.test)
  const officer = await signedIn(server, page, 'caseOfficer')
  await officer.goto(recordAt(server, id))
  await takeIntoReview(officer)
  await expect(officer.getByRole('button', { name: 'Recommend approval' })).toBeHidden()
  await expect(officer.getByText('Not possible now: Checkpoint 1 is not passed')).toBeVisible()
  await passCheckpointOne(officer)
  const amina = await server.test.as('caseOfficer')
  const task = { title: 'Call the school', dueOn: daysFromNow(9), priority: 'normal' }
  const given = await amina.post(`/records/application/${id}/tasks`, {
    ...task,
    assigneeId: await ownId(amina),
  })
  expect(given.status).toBe(201)
  await recommend(officer, '1 open task')

  const onlooker = await signedIn(server, await server.anotherBrowser(browser), 'auditor')
  await onlooker.goto(`${server.url}/applications/pending`)
  const waiting = await countOf(onlooker, 'Awaiting approval')
  const approved = await countOf(onlooker, 'Approved')

  const approver = await signedIn(server, await server.anotherBrowser(browser), 'approver')
  await approver.goto(recordAt(server, id))
  await act(approver, 'Approve application')
  await expect(approver.getByRole('dialog')).toContainText('in the budget of')
  await approver.getByRole('dialog').getByRole('button', { name: 'Approve application' }).dblclick()
  await expect(approver).toHaveURL(new RegExp(`/applications/approved/${id}$`))
  await expect(approver.getByText(/PLA-\d{4}-\d+/)).toBeVisible()

  await expect(entry(onlooker, 'Awaiting approval')).toHaveText(new RegExp(`l${waiting - 1}$`))
  await expect(entry(onlooker, 'Approved')).toHaveText(new RegExp(`d${approved + 1}$`))
  expect(complaints).toEqual([])
})

test('nobody decides what they recommended themselves', async ({ page, server }) => {
  const id = await submitBothHalves(server.test)
  const admin = await signedIn(server, page, 'superAdmin')
  await admin.goto(recordAt(server, id))
  await act(admin, 'Assign application')
  await admin
    .getByRole('dialog')
    .getByRole('combobox')
    .or(admin.getByLabel('Assigned to'))
    .first()
    .click()
  await admin.getByRole('option', { name: /Margaret Chen/ }).click()
  await confirm(admin, 'Assign application')
  await passCheckpointOne(admin)
  await recommend(admin)
  await expect(admin.getByRole('button', { name: 'Approve application' })).toBeHidden()
  await expect(admin.getByText(/Not possible now: Another person must do this/)).toBeVisible()
  await act(admin, 'More')
  const approve = admin.getByRole('menuitem', { name: 'Approve application' })
  await expect(approve).toContainText(/Another person must do this/)
  await admin.keyboard.press('Escape')
  const caller = await server.test.as('superAdmin')
  const { version, funding } = (await caller.get<ApplicationRecord>(`/applications/${id}`)).body
  const body = { expectedAmount: funding.total }
  const refused = await caller.post(`/applications/${id}/approval`, body, { version })
  expect([refused.status, refused.body.code]).toEqual([409, 'fourEyes'])
})

/** Recommended by Amina; Luc has the dialog open in which it is approved. */
async function approvalOpened(on: { page: Page; browser: Browser; server: JourneyServer }) {
  const { page, browser, server } = on
  const id = await submitBothHalves(server.test)
  const officer = await signedIn(server, page, 'caseOfficer')
  await officer.goto(recordAt(server, id))
  await takeIntoReview(officer)
  await passCheckpointOne(officer)
  await recommend(officer)

  const approver = await signedIn(server, await server.anotherBrowser(browser), 'approver')
  await approver.goto(recordAt(server, id))
  await act(approver, 'Approve application')
  const dialog = approver.getByRole('dialog')
  return { id, approver, dialog }
}

test('a decision about a file that has changed is refused, and says who changed what', async ({
  page,
  browser,
  server,
}) => {
  const { id, approver, dialog } = await approvalOpened({ page, browser, server })
  await dialog.getByLabel('Note to the applicant').fill('Welcome to the program.')

  const admin = await server.test.as('superAdmin')
  const { version } = (await admin.get<ApplicationRecord>(`/applications/${id}`)).body
  await admin.post(`/applications/${id}/return`, { note: 'One more look, please.' }, { version })

  // The open dialog is told at once, not only when it sends.
  await expect(dialog.getByText('Someone else changed this in the meantime')).toBeVisible()
  await confirm(approver, 'Approve application')
  await expect(dialog.getByRole('alert')).toContainText('Margaret Chen changed this application')
  await expect(dialog.getByRole('alert')).toContainText('Approval recommended → In review')
  await expect(dialog.getByRole('alert')).toContainText('no longer possible')
  await expect(dialog.getByLabel('Note to the applicant')).toHaveValue('Welcome to the program.')
})

test('an amount that has changed since it was seen is refused, shown anew, and approved then', async ({
  page,
  browser,
  server,
}) => {
  const { id, approver, dialog } = await approvalOpened({ page, browser, server })
  await expect(dialog.getByRole('row', { name: /^Subsidy/ })).toBeVisible()
  const admin = await server.test.as('superAdmin')
  const { program } = (await admin.get<ApplicationRecord>(`/applications/${id}`)).body
  const { version } = (await admin.get<{ version: number }>(`/programs/${program.id}`)).body
  const limit = { maxAmountPerEmployer: '1234.50' }
  expect((await admin.patch(`/programs/${program.id}`, limit, { version })).status).toBe(200)

  await confirm(approver, 'Approve application')
  await expect(dialog.getByText(/The subsidy is now 1,234.50/).first()).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^Subsidy/ })).toContainText('1,234.50')
  await confirm(approver, 'Approve application')
  await expect(approver).toHaveURL(new RegExp(`/applications/approved/${id}$`))
})
