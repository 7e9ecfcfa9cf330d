import { useAnswer } from '#kit/web/api-query.ts'
import { usePerson } from '#kit/web/session.ts'
import {
  differencesEndpoints,
  type Difference,
} from '#modules/forms/contract/differences.endpoints.ts'
import { sides, type FormNumber } from '../contract/monitoring-form.ts'
import { surveyPurpose } from '../contract/survey-purpose.ts'
import type { MonitoringRecord } from '../contract/monitoring.endpoints.ts'

type Asked = Pick<MonitoringRecord, 'placementId' | 'number' | 'status'>

/** What both sides of a sent form answered differently, and nobody has settled; null where there is none. */
export function useOpenDifferences({ placementId, number, status }: Asked): Difference[] | null {
  const isStaff = usePerson()?.type === 'staff'
  const { data } = useAnswer(
    differencesEndpoints.listDifferences,
    { query: { record: placementId } },
    { enabled: isStaff && status === 'submitted' },
  )
  const purposes = sides.map((side): string => surveyPurpose(side, String(number) as FormNumber))
  const open =
    data?.data.filter(({ purpose, settled }) => !settled && purposes.includes(purpose)) ?? []
  return open.length > 0 ? open : null
}
