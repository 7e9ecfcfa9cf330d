import { sql } from 'kysely'
import { maySee } from '#kit/contract/may-see.ts'
import {
  addressIn,
  employerName,
  type NoticedRecord,
} from '#modules/notifications/server/noticed.ts'
import { employersScreens } from '../contract/employers.screens.ts'
import { isSeenBy } from './employer-list.queries.ts'

const view = { action: 'view', subject: 'Employers View' } as const
const screen = employersScreens.employer

/** Organisations are followed by those who open their record, and not where the profile alone is theirs. */
export const noticedEmployers: NoticedRecord = {
  entity: 'employer',
  mayEverOpen: ({ permissions }) => maySee(permissions, screen) && permissions.allows(view),
  opensFor: (person, id) =>
    maySee(person.permissions, screen)
      ? sql<boolean>`exists (select 1 from employers e where e.id = ${id} and ${isSeenBy(person, view)})`
      : sql<boolean>`false`,
  address: addressIn(screen.path),
  name: (_, id) => employerName(id),
  reference: (id) => employerName(id),
}
