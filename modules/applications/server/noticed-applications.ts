import { sql } from 'kysely'
import { seenOn } from '#kit/server/guarded-list.ts'
import type { NoticedRecord } from '#modules/notifications/server/noticed.ts'
import { addressIn, noticed } from '#modules/notifications/server/noticed.ts'
import { recordOf } from '../contract/application.stages.ts'
import { applicationGroups } from '../contract/application.groups.ts'
import { stages } from '../contract/application.status.ts'
import { applicationsScreens } from '../contract/applications.screens.ts'
import { facts } from './application-list.queries.ts'

const view = { action: 'view', subject: 'Applications View' } as const

const ofEveryStage = noticed({
  entity: 'application',
  from: sql`applications a`,
  id: sql`a.id`,
  reference: sql`a.reference`,
  view,
  facts,
  screen: applicationsScreens.pendingApplication,
  assignee: sql`a.assignee_id`,
})

/** What was closed without a decision is in none of the lists, and has an address of its own. */
const ofNoStage = addressIn(`${applicationsScreens.application.path}?id={id}`)

/** Staff and applicants are told of applications; each opens among those of its stage. */
export const noticedApplications: NoticedRecord = {
  ...ofEveryStage,
  /** The participant where their name is seen, and the employer. */
  name({ permissions }, id) {
    const sees = permissions.groupsIn(view, facts)(applicationGroups.participant)
    return sql`(select concat_ws(', ', ${seenOn(sees, sql`a.participant_name`)}, e.legal_name)
      from applications a join employers e on e.id = a.employer_id where a.id = ${id})`
  },
  address(id) {
    const cases = stages.map(
      (stage) => sql`when ${sql.lit(stage)} then ${addressIn(recordOf(stage).path)(id)}`,
    )
    return sql`(select case a.stage ${sql.join(cases, sql` `)} else ${ofNoStage(id)} end
      from applications a where a.id = ${id})`
  },
}
