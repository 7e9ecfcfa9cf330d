import { sql } from 'kysely'
import { noticed, type NoticedRecord } from '#modules/notifications/server/noticed.ts'
import { programsScreens } from '../contract/programs.screens.ts'

const { reference: _, ...ofProgram } = noticed({
  entity: 'program',
  from: sql`programs p`,
  id: sql`p.id`,
  reference: sql`p.code`,
  view: { action: 'view', subject: 'Programs View' },
  facts: { programId: sql`p.id` },
  screen: programsScreens.program,
})

/** Nobody follows one: whoever looks after it is told. */
export const noticedPrograms: NoticedRecord = ofProgram
