import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Person } from '#kit/server/person.ts'
import { forbidden, invalidField } from '#kit/server/problems.ts'
import { loadHeld, recordAct, type VersionedChange } from '#kit/server/steps.ts'
import { toRow } from '#kit/server/storage.ts'
import { application } from '../contract/application.ts'
import { applicationsSubjects } from '../contract/applications.subjects.ts'
import { refusalOfAct, type JudgedApplication } from './application.policy.ts'
import { applicationSteps } from './application.steps.ts'
import { changeApplication, refuseApplication } from './change-application.ts'
import { contactOf } from './contact-of.ts'
import { keepFunding } from './keep-funding.ts'
import { refuseSharedAddress } from './refuse-shared-address.ts'

const mayUpdate = applicationsSubjects.may('update', 'Applications View')

/**
 * Corrects the employer's half while the application is pending; the subsidy and the automatic
 * checks are computed again. A standing recommendation must be returned first.
 */
export async function editApplication(
  change: VersionedChange,
  id: string,
  input: z.infer<typeof application.update>,
): Promise<void> {
  const { person } = change
  if (!person.permissions.allows(mayUpdate, undefined, 'employerHalf')) throw forbidden()
  const before = await loadHeld(change, applicationSteps, id)
  const { record, judged } = before
  if (writesHidden(person, judged, input)) throw forbidden()
  const reason = refusalOfAct('edit', judged, person)
  await refuseApplication(
    change,
    before,
    reason ?? (record.recommendation && 'recommendationStands'),
  )
  const { startOn, endOn } = { ...record, ...input }
  if (endOn <= startOn) throw invalidField('endOn', 'endsAfterStart')
  refuseSharedAddress('participantEmail', {
    entered: input.participantEmail,
    contact: (await contactOf(change.db, id)).email,
  })
  await changeApplication(change, id, toRow(application, input))
  const funding = await keepFunding(change, id)
  await recordAct(change, applicationSteps, {
    of: before,
    act: 'edited',
    changes: {
      ...differences(record, input, application.fields),
      ...differences(
        { requestedAmount: record.requestedAmount },
        { requestedAmount: funding.total },
      ),
    },
  })
}

/** Nobody writes into a protected field without its group. */
const writesHidden = ({ permissions }: Person, { scope }: JudgedApplication, input: object) =>
  Object.keys(input).some((name) => {
    const group = application.fields[name as keyof typeof application.fields]?.group
    return group !== undefined && !permissions.allows(mayUpdate, { ...scope }, group)
  })
