import { useAnswer, useList } from '#kit/web/api-query.ts'
import { employer } from '#modules/employers/contract/employer.ts'
import { applicationsEndpoints, type ApplicationRow } from '../contract/applications.endpoints.ts'

const { listApplications, readApplication } = applicationsEndpoints
const latest = { perPage: '5' }

/** The organisation of an employer's user, as its latest application has it. */
export function useOwnEmployer() {
  const pending = useList<ApplicationRow>(listApplications, { stage: 'pending', ...latest })
  const approved = useList<ApplicationRow>(listApplications, { stage: 'approved', ...latest })
  const id = (pending.data?.data[0] ?? approved.data?.data[0])?.id
  const record = useAnswer(
    readApplication,
    { params: { id: id ?? '' } },
    { enabled: id !== undefined },
  )
  const isLoading =
    pending.isPending || approved.isPending || (id !== undefined && record.isPending)
  const known = record.data?.employer as Record<string, unknown> | undefined
  return {
    isLoading,
    employer:
      known && Object.fromEntries(Object.keys(employer.fields).map((name) => [name, known[name]])),
  }
}
