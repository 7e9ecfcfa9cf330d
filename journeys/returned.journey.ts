import type { Page } from '@playwright/test'
import { jobs } from '../apps/server/modules.ts'
import { runJob } from '../kit/server/jobs.ts'
import { jobNamed, letLastDayPass } from '../modules/applications/server/returned.test-people.ts'
import { submitBothHalves } from '../modules/intake/server/intake.test-journey.ts'
import { cast } from '../seeds/cast.ts'
import { expectToFit } from './fits.ts'
import { speaking } from './form-edits.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** An application of Rachel's that nobody took in hand, and the night after its last day. */
async function returned({ test: on, db }: JourneyServer) {
  const id = await submitBothHalves(on)
  const { employer_id } = await db
    .selectFrom('users')
    .select('employer_id')
    .where('email', '=', cast.employer.email)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('applications')
    .set({ employer_id: employer_id! })
    .where('id', '=', id)
    .execute()
  await letLastDayPass(on, id)
  await runJob(on.system, jobNamed(jobs, 'applications.return'))
  const { reference } = await db
    .selectFrom('applications')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, reference }
}

async function signedIn(server: JourneyServer, page: Page, name: 'approver' | 'employer') {
  await speaking(page, 'en')
  await server.signIn(page, name)
  return page
}

test('what went back is marked in the list, and whoever decides reopens it with a reason', async ({
  page,
  server,
  complaints,
}) => {
  const { id, reference } = await returned(server)
  const luc = await signedIn(server, page, 'approver')
  await luc.goto(`${server.url}/applications/rejected?filter[status]=rejected,returned`)
  const row = luc.getByRole('row').filter({ hasText: reference })
  await expect(row).toContainText('Returned')

  // A bookmark of the time before leads to where it is now.
  await luc.goto(`${server.url}/applications/pending/${id}`)
  await expect(luc).toHaveURL(new RegExp(`/applications/rejected/${id}$`))
  await expect(luc.getByText('Returned unreviewed').first()).toBeVisible()
  await luc.getByRole('button', { name: 'Reopen application', exact: true }).click()
  const dialog = luc.getByRole('dialog')
  await dialog.getByRole('textbox').fill('We were late')
  await dialog.getByRole('button', { name: /^Reopen/ }).click()
  await expect(luc).toHaveURL(new RegExp(`/applications/pending/${id}$`))
  await expect(luc.getByText('In review').first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('the employer reads that it was not refused, finds everything on the screen, and applies again', async ({
  page,
  server,
}) => {
  const { id, reference } = await returned(server)
  const rachel = await signedIn(server, page, 'employer')
  for (const width of [1440, 900, 700, 375]) {
    // oxlint-disable-next-line no-await-in-loop -- one window, one width after the other
    await rachel.setViewportSize({ width, height: 900 })
    const badge = rachel.getByRole('listitem').filter({ hasText: reference })
    await expect(badge.getByText('Returned unreviewed')).toBeVisible()
    // oxlint-disable-next-line no-await-in-loop
    await expectToFit(rachel)
  }
  await rachel.setViewportSize({ width: 1440, height: 900 })
  await rachel.goto(`${server.url}/applications/View?id=${id}`)
  await expect(rachel.getByText('It was not rejected, and you can apply again.')).toBeVisible()
  await expect(rachel.getByRole('heading', { name: /^Checkpoint/ })).toBeHidden()
  await rachel.locator('#content').getByRole('link', { name: 'New application' }).click()
  await expect(rachel.getByRole('heading', { level: 1, name: 'New application' })).toBeVisible()
})
