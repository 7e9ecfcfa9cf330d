import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import { toRow } from '#kit/server/storage.ts'
import { application } from '../contract/application.ts'
import type { WholeApplication } from '../contract/applications.endpoints.ts'
import { contactOf } from './contact-of.ts'
import { keepFunding } from './keep-funding.ts'
import { refuseSharedAddress } from './refuse-shared-address.ts'

/**
 * Takes over what an applicant was asked for and answered; the subsidy and the automatic checks are
 * computed again. The caller holds the application and records it.
 * @returns what it changes
 * @throws 422 by the path of the form
 */
export async function correctApplication(
  change: Change,
  record: WholeApplication,
  input: z.infer<typeof application.update>,
): Promise<Record<string, [unknown, unknown]>> {
  if (Object.keys(input).length === 0) return {}
  const { startOn, endOn } = { ...record, ...input }
  if (endOn <= startOn)
    throw invalidField(input.endOn ? 'position.endOn' : 'position.startOn', 'endsAfterStart')
  refuseSharedAddress('position.participantEmail', {
    entered: input.participantEmail,
    contact: (await contactOf(change.db, record.id)).email,
  })
  await change.db
    .updateTable('applications')
    .set(toRow(application, input))
    .where('id', '=', record.id)
    .execute()
  const { total } = await keepFunding(change, record.id)
  return {
    ...differences(record, input, application.fields),
    ...differences({ requestedAmount: record.requestedAmount }, { requestedAmount: total }),
  }
}
