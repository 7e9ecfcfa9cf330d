import type { Sees } from '#kit/server/permissions.ts'
import { hiddenFields, withoutHidden } from '#kit/server/hidden-fields.ts'
import type { Person } from '#kit/server/person.ts'
import { applicationGroups } from '../contract/application.groups.ts'
import type { ApplicationRecord, WholeApplication } from '../contract/applications.endpoints.ts'
import { withoutOtherFunding } from '../contract/shown-funding.ts'
import type { ApplicationScope } from './application.policy.ts'

const {
  assigneeId: _id,
  assignee: _of,
  isDuplicateSuspected: _twice,
  isMessageWaiting: _writes,
  returnsAfter: _after,
  ...groups
} = applicationGroups

/** Which groups of protected fields a person sees of one application. */
export const seesOf = ({ permissions }: Person, scope: ApplicationScope): Sees =>
  permissions.groupsOn({ action: 'view', subject: 'Applications View' }, { ...scope })

/** What the history tells of answers of both halves at once. */
const ofBothHalves = ['differing', 'settlement']

/** What the history tells of the participant's documents. */
const ofParticipantsDocuments = {
  participantDocument: 'personal',
  participantDocumentExpiresOn: 'personal',
  participantDocumentReasons: 'personal',
} as const

/** What the history tells of its placement. */
const ofPlacement = { signatoryName: 'employerHalf' } as const

/** The names under which fields that are hidden stand in record, history and frozen versions. */
export const hiddenFrom = (sees: Sees): ReadonlySet<string> => {
  const hidden = hiddenFields({ ...groups, ...ofParticipantsDocuments, ...ofPlacement }, sees)
  return sees('personal') && sees('employerHalf') ? hidden : new Set([...hidden, ...ofBothHalves])
}

/** The record without what somebody does not see, nor what would say it. */
export function withoutGroups(whole: WholeApplication, sees: Sees): ApplicationRecord {
  const record: ApplicationRecord = withoutHidden(whole, hiddenFrom(sees))
  const shown = sees('checkpointItems') ? record : withoutChecks(record)
  return sees('employerHalf') ? shown : { ...shown, funding: withoutOtherFunding(shown.funding) }
}

/** Of the checks the outcome alone. */
export const withoutChecks = (record: ApplicationRecord): ApplicationRecord => ({
  ...record,
  checkpointOne: { ...record.checkpointOne, items: [], reviewedBy: null },
})
