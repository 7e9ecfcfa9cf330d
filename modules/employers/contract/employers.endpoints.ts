import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { canSchema, defineEntity } from '#kit/contract/define-entity.ts'
import { usersSubjects } from '#modules/users/contract/users.subjects.ts'
import { employer } from './employer.ts'

const { may } = usersSubjects

export const employerProfile = z.extend(employer.record, { can: canSchema })
export type EmployerProfileRecord = z.infer<typeof employerProfile>

/** The business number tells who the employer is, and stays. */
const { businessNumber: _, ...changeable } = employer.fields
export const changeableEmployer = defineEntity('changeableEmployer', changeable)

export const employersEndpoints = {
  readEmployerProfile: defineEndpoint({
    method: 'GET',
    path: '/employers/{id}/profile',
    access: may('view', 'Employer Profile Edit'),
    own: 'employer',
    output: employerProfile,
  }),
  editEmployerProfile: defineEndpoint({
    method: 'PATCH',
    path: '/employers/{id}/profile',
    access: may('update', 'Employer Profile Edit'),
    own: 'employer',
    body: changeableEmployer.update,
    output: employerProfile,
    ifMatch: true,
    problems: ['proofRequired'],
  }),
}
