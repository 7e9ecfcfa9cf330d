import type { Page } from '@playwright/test'
import { expect, type JourneyServer } from './server.ts'

/** The server ends every session, and another tab is the first to hear of it. */
export async function endInAnotherTab(page: Page, server: JourneyServer) {
  const other = await page.context().newPage()
  await other.goto(`${server.url}/dashboard`)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await server.db.updateTable('sessions').set({ ended_at: new Date().toISOString() }).execute()
  await other.reload()
  await expect(other).toHaveURL(/\/login/)
  await expect(page).toHaveURL(/\/login/)
  await other.close()
}
