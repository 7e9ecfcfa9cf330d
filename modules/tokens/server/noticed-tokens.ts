import { sql } from 'kysely'
import type { NoticedRecord } from '#modules/notifications/server/noticed.ts'
import { tokensScreens } from '../contract/tokens.screens.ts'

/** Tokens are their owner’s alone. */
export const noticedTokens: NoticedRecord = {
  entity: 'apiToken',
  opensFor: ({ userId }, id) => sql<boolean>`exists (select 1 from api_tokens t
    where t.id = ${id} and t.user_id = ${userId}::uuid)`,
  address: () => sql`${tokensScreens.settingsTokens.path}::text`,
}
