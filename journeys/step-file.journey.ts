import { daysFromNow, submitBothHalves } from '../modules/intake/server/intake.test-journey.ts'
import { expectToFit } from './fits.ts'
import { paperOf } from './paper.ts'
import { expect, test, type JourneyServer } from './server.ts'

const pdf = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 it') }

/** An application whose employer was asked for something. */
async function awaitingInformation({ test: tested }: JourneyServer) {
  const id = await submitBothHalves(tested)
  const margaret = await tested.as('superAdmin')
  const path = `/applications/${id}`
  const now = async () => (await margaret.get<{ version: number }>(path)).body
  const officer = await margaret.get<{ data: { id: string }[] }>('/applications/assignees')
  const assigneeId = officer.body.data[0]?.id
  await margaret.post(`${path}/assignment`, { assigneeId }, await now())
  const asked = { message: 'The licence', dueOn: daysFromNow(30) }
  expect((await margaret.post(`${path}/information-request`, asked, await now())).status).toBe(200)
  return { id, margaret, now }
}

for (const width of [1440, 375])
  test(`what arrived is attached as the step is taken, and lies with the documents, ${width} wide`, async ({
    browser,
    server,
  }) => {
    const { id, margaret } = await awaitingInformation(server)
    const page = await server.anotherBrowser(browser, { viewport: { width, height: 760 } })
    await page.addInitScript(() => localStorage.setItem('language', 'en'))
    await server.signIn(page, 'superAdmin', `/applications/View?id=${id}`)
    await page.getByRole('button', { name: 'Record information received' }).first().click()
    const dialog = page.getByRole('dialog', { name: /^Information received: application/ })
    const chooser = dialog.getByRole('button', { name: 'Document received' })
    const choose = async (file: typeof pdf) => {
      const opened = page.waitForEvent('filechooser')
      await chooser.focus()
      await page.keyboard.press('Enter')
      await (await opened).setFiles(file)
    }

    await choose({ ...pdf, name: 'licence.exe', buffer: Buffer.from('MZ no document') })
    await expect(dialog.getByText('This type of file is not accepted')).toBeVisible()
    await choose({ ...pdf, buffer: Buffer.alloc(30_000_000, '%PDF-1.4 ') })
    await expect(dialog.getByText(/too large/i)).toBeVisible()
    await choose(pdf)
    await expect(chooser).toContainText('licence.pdf')
    await dialog.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(chooser).not.toContainText('licence.pdf')
    const buffer = await paperOf(browser, ['Licence of the City of Winnipeg'])
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/waiting-files'))
    await choose({ ...pdf, buffer })
    await kept
    await expectToFit(page)

    await page.route('**/information', (route) => route.abort(), { times: 1 })
    await dialog.getByRole('button', { name: 'Continue review' }).click()
    await expect(dialog.getByText(/could not connect/i)).toBeVisible()
    await expect(chooser).toContainText('licence.pdf')
    await dialog.getByRole('button', { name: 'Continue review' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Download document: licence.pdf' })).toBeVisible()
    const { body } = await margaret.get<{ documents: { name: string }[] }>(`/applications/${id}`)
    expect(body.documents.map(({ name }) => name)).toContain('licence.pdf')
    await page.getByRole('button', { name: 'licence.pdf', exact: true }).click()
    await expect(page.getByText('Licence of the City of Winnipeg')).toBeAttached()
    await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
    await expectToFit(page)
  })
