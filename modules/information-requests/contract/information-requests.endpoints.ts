import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { dateSchema, idSchema } from '#kit/contract/fields.ts'
import { stepEndpoint } from '#kit/contract/step-endpoint.ts'
import { applicationStatus } from '#modules/applications/contract/application.status.ts'
import { applicationRecord } from '#modules/applications/contract/applications.endpoints.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
import { draftToken } from '#modules/forms/contract/form-draft.ts'
import { askable, asked, informationRequest } from './information-request.ts'

const { may } = applicationsSubjects
const path = '/applications/{id}/information-request'

/** What staff do about a request, and applicants who are signed in. */
export const informationRequestsEndpoints = {
  /** What may be asked for, by side, and until when unless another day is chosen. */
  readAskable: defineEndpoint({
    summary: 'Read what may be asked for',
    method: 'GET',
    path: `${path}/askable`,
    access: may('recommend', 'Applications View'),
    output: z.strictObject({ dueOn: dateSchema, sides: z.array(askable) }),
  }),
  /** Without a side the employer is asked to answer in words. */
  requestInformation: stepEndpoint(applicationStatus, 'requestInformation', {
    path,
    output: applicationRecord,
    also: { employer: z.optional(asked), employee: z.optional(asked) },
  }),
  extendInformationRequest: stepEndpoint(applicationStatus, 'extendRequest', {
    path: `${path}/extension`,
    output: applicationRecord,
  }),
  withdrawInformationRequest: stepEndpoint(applicationStatus, 'withdrawRequest', {
    path: `${path}/withdrawal`,
    output: applicationRecord,
  }),
  /** All of an application; of an applicant those of the own side. */
  listInformationRequests: defineEndpoint({
    method: 'GET',
    path: '/applications/{id}/information-requests',
    access: may('view', 'Applications View'),
    output: z.strictObject({ data: z.array(informationRequest) }),
  }),
  /** A link for an applicant who is signed in, to what the own side is asked for now. */
  openInformationRequest: defineEndpoint({
    method: 'POST',
    path: `${path}/link`,
    access: may('view', 'Applications View'),
    params: z.strictObject({ id: idSchema }),
    output: z.strictObject({ token: draftToken }),
    // The link is new in each answer.
    packed: true,
    status: 201,
  }),
}
