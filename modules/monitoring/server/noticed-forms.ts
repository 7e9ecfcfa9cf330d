import { sql } from 'kysely'
import { noticed, ofApplication } from '#modules/notifications/server/noticed.ts'
import { monitoringScreens } from '../contract/monitoring.screens.ts'
import { facts, viewing } from './monitoring.policy.ts'

export const noticedForms = noticed({
  entity: 'monitoringForm',
  from: sql`monitoring_forms f`,
  id: sql`f.id`,
  reference: sql`(select l.reference from placements l where l.id = f.placement_id)`,
  view: viewing,
  facts,
  screen: monitoringScreens.monitoringForm,
  ...ofApplication('f'),
})
