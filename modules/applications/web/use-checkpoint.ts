import { useRef, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { useLeaveGuard } from '#kit/web/form/leave-guard.ts'
import { useKeptForm } from '#kit/web/form/use-kept-form.ts'
import { presentOf } from '#kit/web/form/stale.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import {
  applicationsEndpoints,
  type ApplicationRecord,
} from '../contract/applications.endpoints.ts'
import type { CheckpointItem } from '../contract/checkpoint.ts'
import { useSaved } from './use-saved.ts'

export interface Entered {
  result: CheckpointItem['result']
  note: string
}

/** What is being entered into the checks, and what was wrong with it. */
export function useCheckpoint(record: ApplicationRecord, close: () => void) {
  const text = useText()
  const words = useProblemText()
  const saved = useSaved()
  const [entered, setEntered] = useState<Record<string, Entered>>({})
  const [before, setBefore] = useState(record)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isSaved = useRef(false)

  const storedOf = ({ result, note }: CheckpointItem): Entered => ({ result, note: note ?? '' })
  const enteredOf = (item: CheckpointItem) => entered[item.code] ?? storedOf(item)
  const changed = record.checkpointOne.items.filter((item) => {
    const now = enteredOf(item)
    return now.result !== item.result || now.note.trim() !== (item.note ?? '')
  })

  const enter = (item: CheckpointItem, part: Partial<Entered>) =>
    setEntered({ ...entered, [item.code]: { ...enteredOf(item), ...part } })

  const save = async () => {
    if (isBusy || changed.length === 0) return
    setBusy(true)
    setProblem(null)
    const items = Object.fromEntries(changed.map((item) => [item.code, sent(enteredOf(item))]))
    const { id, version } = before
    try {
      const body = { items }
      saved.keep(
        await callApi(applicationsEndpoints.recordCheckpoint, { params: { id }, body, version }),
      )
      isSaved.current = true
      toast.success(text('checkpoint.saved'))
      close()
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setProblem(error)
      saved.refresh(id)
      requestAnimationFrame(focusFirstError)
      // What was entered stays; the next attempt is made against what is there now.
      const present = presentOf(error).record as Partial<ApplicationRecord>
      if (error.status === 412 && present.version)
        setBefore({ ...before, version: present.version })
    } finally {
      setBusy(false)
    }
  }

  const errors = problem?.problem.errors
  useLeaveGuard({ isDirty: changed.length > 0, isSaved })
  useKeptForm({
    name: 'checkpoint',
    unsaved: () =>
      changed.length > 0 && !isSaved.current ? { values: entered, version: before.version } : null,
    restore: ({ values, version = record.version }) => {
      setEntered(values as typeof entered)
      setBefore({ ...record, version })
    },
  })
  return {
    enteredOf,
    enter,
    save,
    isBusy,
    before,
    count: changed.length,
    errorOf: ({ code }: CheckpointItem) => errors?.[`items.${code}.note`]?.[0]?.message,
    stale: problem?.status === 412 ? problem : null,
    failure: problem && problem.status !== 412 ? words(problem) : null,
    /** After an override of one's own: the next save follows it. */
    goOnFrom: setBefore,
  }
}

/** What is wrong, or what is said of it; the button that was pressed is usable again only later. */
function focusFirstError() {
  const panel = document.querySelector('[data-side-panel]')
  const wrong = ['[aria-invalid="true"]', '[role=alert]', '[type=submit]'].map((each) =>
    panel?.querySelector<HTMLElement>(each),
  )
  wrong.find(Boolean)?.focus()
}

const sent = ({ result, note }: Entered) => ({ result, note: note.trim() || null })

export type Checks = ReturnType<typeof useCheckpoint>
