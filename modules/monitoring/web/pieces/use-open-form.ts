import { callApi } from '#kit/web/api-call.ts'
import { useGo } from '#kit/web/go.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { monitoringEndpoints, type MonitoringRow } from '../../contract/monitoring.endpoints.ts'
import { openScreenOf } from '../open-screen.ts'

type Form = Pick<MonitoringRow, 'id' | 'side' | 'number'>

/** Leads whoever is asked to the same form that the letter leads to. */
export function useOpenForm() {
  const words = useProblemText()
  const go = useGo()
  return async ({ id, side, number }: Form) => {
    try {
      const { token } = await callApi(monitoringEndpoints.openMonitoringForm, { params: { id } })
      void go(openScreenOf(side, number), { query: { draft: token } })
    } catch (error) {
      toast.error(words(error), error)
    }
  }
}
