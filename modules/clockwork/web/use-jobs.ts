import { useAnswer, useChange, useRecord } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { clockworkEndpoints, type JobRecord, type JobRow } from '../contract/clockwork.endpoints.ts'

const soon = 2000
const everyMinute = 60_000

const isAtWork = ({ present }: JobRow) => present !== null

/** All jobs, as they fare at this moment: while one is at work it is asked after. */
export function useJobs() {
  const { listJobs } = clockworkEndpoints
  const answer = useAnswer(listJobs, {}, { refetchInterval: everyMinute })
  const enabled = answer.data?.data.some(isAtWork) ?? false
  useAnswer(listJobs, {}, { enabled, refetchInterval: soon })
  return answer
}

/** The state of the portal, looked up again every minute, and by hand. */
export const useHouseState = () =>
  useAnswer(clockworkEndpoints.readState, {}, { refetchInterval: everyMinute })

export function useJob(name: string) {
  const { readJob } = clockworkEndpoints
  const params = { name }
  const answer = useRecord(readJob, params)
  const isBusy = answer.data !== undefined && isAtWork(answer.data)
  useAnswer(readJob, { params }, { refetchInterval: isBusy ? soon : everyMinute })
  return answer
}

/** Asks whether it is meant, then for one run. */
export function useRunJob({ name, title, failures }: JobRecord) {
  const text = useText()
  const run = useChange(clockworkEndpoints.runJob)
  const verb = text(failures > 0 ? 'run.again' : 'run.now')
  const act = async () => {
    const isSure = await confirmAct({
      title: text('run.title', { title }),
      body: text('run.body'),
      verb,
    })
    if (!isSure) return
    await run.mutateAsync({ params: { name } })
    toast.success(text('run.done'))
  }
  return { verb, act }
}
