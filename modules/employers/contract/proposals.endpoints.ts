import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { idSchema, instantSchema } from '#kit/contract/fields.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
import { usersSubjects } from '#modules/users/contract/users.subjects.ts'

const { may } = usersSubjects

/** What a public form says of an employer, where it differs from what is on file now. */
const proposal = z.strictObject({
  id: idSchema,
  applicationId: idSchema,
  applicationReference: z.string(),
  proposedBy: z.string(),
  proposedAt: instantSchema,
  changes: z.record(z.string(), z.strictObject({ known: z.unknown(), proposed: z.unknown() })),
})
export type EmployerProposal = z.infer<typeof proposal>

const proposals = z.strictObject({
  /** Of the employer; deciding says which one it saw. */
  version: z.int(),
  /** Whether staff have dealt with whom the employer's letters go to. */
  isProven: z.boolean(),
  data: z.array(proposal),
  can: canSchema,
})

const deciding = {
  method: 'POST',
  access: may('update', 'Employer Profile Edit'),
  output: proposals,
  ifMatch: true,
  problems: ['proposalDecided'],
} as const

export const proposalsEndpoints = {
  readEmployerProposals: defineEndpoint({
    method: 'GET',
    path: '/employers/{id}/proposals',
    access: {
      anyOf: [
        may('view', 'Employer Profile Edit'),
        applicationsSubjects.may('view', 'Applications View'),
      ],
    },
    output: proposals,
  }),
  acceptEmployerProposal: defineEndpoint({
    ...deciding,
    path: '/employers/{id}/proposals/{proposalId}/acceptance',
    problems: ['proposalDecided', 'proofRequired'],
  }),
  dismissEmployerProposal: defineEndpoint({
    ...deciding,
    path: '/employers/{id}/proposals/{proposalId}/dismissal',
  }),
}
