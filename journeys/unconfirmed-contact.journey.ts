import type { Page } from '@playwright/test'
import { employerStatements } from '../modules/intake/contract/intake.ts'
import {
  asked,
  confirmed,
  employerAnswers,
  mailedToken,
  positionAnswers,
  programId,
  save,
  send,
  sendParticipantHalf,
  upload,
} from '../modules/intake/server/intake.test-journey.ts'
import type { Draft } from '../modules/intake/contract/intake.ts'
import { speaking } from './form-edits.ts'
import { expect, test, type JourneyServer } from './server.ts'

/** A visitor applies for the employer with this number; answers the application's id. */
async function apply({ test: on, db }: JourneyServer, seed: number, own: number, contact: string) {
  const begun = await on.visitor.post<{ token: string; draft: Draft }>('/public/drafts', {
    programId: await programId(on, 'YESP'),
    language: 'en',
  })
  const { token, draft } = begun.body
  await save(on, token, {
    ...asked('employer', {
      ...employerAnswers(seed),
      contactName: contact,
      contactEmail: `${contact.toLowerCase()}.${seed}@example.org`,
    }),
    ...asked('position', positionAnswers(own)),
    ...confirmed(employerStatements),
  })
  for (const { code, mandatory, askedOf } of draft.program.requiredDocuments)
    if (mandatory && askedOf === 'employer') await upload(on, { token, kind: code })
  const { body } = await send(on, token)
  const half = await mailedToken(on, `zoe.beland.${own}@example.org`)
  await sendParticipantHalf(on, { token: half, seed: own })
  const { id } = await db
    .selectFrom('applications')
    .select('id')
    .where('reference', '=', body.submitted?.reference ?? '')
    .executeTakeFirstOrThrow()
  return id
}

const notice = (page: Page) => page.getByText('Two contacts applied for this employer')
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Margaret at the second of two applications whose contacts nobody has confirmed. */
async function atTheSecond(server: JourneyServer, page: Page, seed: number) {
  await apply(server, seed, seed + 1, 'Mallory')
  const id = await apply(server, seed, seed + 2, 'Olive')
  await speaking(page, 'en')
  await server.signIn(page, 'superAdmin', `/applications/pending/${id}`)
  await expect(notice(page)).toBeVisible()
  return id
}

test('two contacts of one employer are told of at the top, and accepting one settles it', async ({
  page,
  server,
  complaints,
}) => {
  await atTheSecond(server, page, 9100)
  await expect(page.getByText('before this application can be recommended')).toBeVisible()
  await page.getByRole('link', { name: 'Show proposed changes' }).click()
  const section = page.getByRole('region', { name: 'Proposed changes' })
  await expect(section).toBeInViewport()
  await expect(
    page.getByText('emails about each application go to the contact it names'),
  ).toBeVisible()
  await act(page, 'Accept changes')
  await page.getByRole('dialog').getByRole('button', { name: 'Accept changes' }).click()
  await expect(page.getByText('Changes accepted').first()).toBeVisible()
  await expect(notice(page)).toBeHidden()
  await expect(section).toBeHidden()
  expect(complaints).toEqual([])
})

test('on a phone what is on file and what is proposed are side by side, and dismissing says who the letters go to', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await atTheSecond(server, page, 9200)
  const section = page.getByRole('region', { name: 'Proposed changes' })
  const known = section.getByRole('link', { name: 'mallory.9200@example.org' })
  const proposed = section.getByRole('link', { name: 'olive.9200@example.org' })
  await proposed.scrollIntoViewIfNeeded()
  await expect(known).toBeInViewport({ ratio: 1 })
  await expect(proposed).toBeInViewport({ ratio: 1 })
  const hidden = () => section.evaluate((box) => box.scrollWidth - box.clientWidth)
  await expect.poll(hidden).toBe(0)

  await act(page, 'Dismiss proposal')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('mallory.9200@example.org becomes the confirmed contact')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(notice(page)).toBeVisible()
  await act(page, 'Dismiss proposal')
  await dialog.getByRole('button', { name: 'Dismiss proposal' }).click()
  await expect(page.getByText('Proposal dismissed').first()).toBeVisible()
  await expect(notice(page)).toBeHidden()
})
