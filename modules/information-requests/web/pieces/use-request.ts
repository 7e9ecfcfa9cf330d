import { useRef, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { useLeaveGuard } from '#kit/web/form/leave-guard.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import type { ApplicationRecord } from '#modules/applications/contract/applications.endpoints.ts'
import type { Side } from '#modules/intake/contract/sides.ts'
import type { Asked } from '../../contract/information-request.ts'
import { informationRequestsEndpoints } from '../../contract/information-requests.endpoints.ts'

interface Chosen {
  fields: readonly string[]
  /** What exactly, by the kind of document. */
  documents: Readonly<Record<string, string>>
}
const nothing: Chosen = { fields: [], documents: {} }

interface Asking {
  record: ApplicationRecord
  dueOn: string
  taken: (after: ApplicationRecord) => void
}

/** What is being asked for, of whom and until when, and what was wrong with it. */
export function useRequest({ record, dueOn: proposed, taken }: Asking) {
  const words = useProblemText()
  const [message, setMessage] = useState('')
  const [dueOn, setDueOn] = useState(proposed)
  const [chosen, setChosen] = useState<Partial<Record<Side, Chosen>>>({})
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [wasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isSaved = useRef(false)
  const isDirty = message !== '' || dueOn !== proposed || Object.keys(chosen).length > 0
  useLeaveGuard({ isDirty, isSaved })

  const chosenOf = (side: Side) => chosen[side] ?? nothing
  const change = (side: Side, part: Partial<Chosen>) =>
    setChosen({ ...chosen, [side]: { ...chosenOf(side), ...part } })
  const unsaid = Object.values(chosen).some(({ documents }) =>
    Object.values(documents).some((sentence) => sentence.trim() === ''),
  )

  const send = async () => {
    setTried(true)
    if (isBusy || message.trim() === '' || unsaid) return
    setBusy(true)
    setProblem(null)
    const body = { message, dueOn, ...askedOf(chosen) }
    const { id, version } = record
    try {
      const call = { params: { id }, body, version }
      const after = await callApi(informationRequestsEndpoints.requestInformation, call)
      isSaved.current = true
      taken(after)
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }
  const errors = problem?.problem.errors
  return {
    message,
    setMessage,
    dueOn,
    setDueOn,
    chosenOf,
    change,
    send,
    isBusy,
    isDirty,
    wasTried,
    messageError: errors?.['message']?.[0]?.message,
    dayError: errors?.['dueOn']?.[0]?.message,
    failure: problem && !errors?.['message'] && !errors?.['dueOn'] ? words(problem) : null,
  }
}

export type Requesting = ReturnType<typeof useRequest>

/** A side of which nothing is asked is not asked. */
function askedOf(chosen: Partial<Record<Side, Chosen>>): Partial<Record<Side, Asked>> {
  const sides = Object.entries(chosen).map(([side, { fields, documents }]) => {
    const named = Object.entries(documents).map(([kind, sentence]) => ({ kind, sentence }))
    return [side, { fields: [...fields], documents: named }] as const
  })
  return Object.fromEntries(
    sides.filter(([, { fields, documents }]) => fields.length + documents.length > 0),
  )
}
