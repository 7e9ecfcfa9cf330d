import type { Page } from '@playwright/test'
import { ownId } from '../apps/server/test-server.ts'
import type { ApplicationRecord } from '../modules/applications/contract/applications.endpoints.ts'
import { submitBothHalves } from '../modules/intake/server/intake.test-journey.ts'
import { expect, type JourneyServer } from './server.ts'

export const english = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('language', 'en'))

/** Amina has it under review; nothing of it is judged by a person yet. */
export async function underReview(server: JourneyServer): Promise<string> {
  const id = await submitBothHalves(server.test)
  const amina = await server.test.as('caseOfficer')
  const { version } = (await amina.get<ApplicationRecord>(`/applications/${id}`)).body
  const body = { assigneeId: await ownId(amina) }
  const { status } = await amina.post(`/applications/${id}/assignment`, body, { version })
  expect(status).toBe(200)
  return id
}
