import { sql } from 'kysely'
import { noticed, type NoticedRecord } from '#modules/notifications/server/noticed.ts'
import { webhooksScreens } from '../contract/webhooks.screens.ts'

const { reference: _, ...ofWebhook } = noticed({
  entity: 'webhook',
  from: sql`webhooks w`,
  id: sql`w.id`,
  reference: sql`w.description`,
  view: { action: 'view', subject: 'Webhooks' },
  facts: {},
  screen: webhooksScreens.settingsWebhook,
})

/** Nobody follows one: whoever looks after them is told. */
export const noticedWebhooks: NoticedRecord = ofWebhook
