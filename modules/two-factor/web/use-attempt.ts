import { useState } from 'react'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { enterWrongField } from '#kit/web/dialog/wrong-field.ts'
import { useText } from '#kit/web/text.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'

export interface Complaints {
  /** By field, in words. */
  fields: Record<string, string>
  /** About none of the fields. */
  general: string | null
}

const none: Complaints = { fields: {}, general: null }

/** Tries something once at a time and keeps in words what was wrong with it. */
export function useAttempt() {
  const [isPending, setPending] = useState(false)
  const [complaints, setComplaints] = useState<Complaints>(none)
  const complain = (about: Complaints) => {
    setComplaints(about)
    enterWrongField()
  }
  const problemText = useProblemText()
  const wait = useWaitText()

  const complaintsOf = (problem: ApiProblem): Complaints => {
    const fields = Object.fromEntries(
      Object.entries(problem.problem.errors ?? {}).map(([name, [first]]) => [
        name,
        first?.message ?? '',
      ]),
    )
    const isGeneral = Object.keys(fields).length === 0
    return { fields, general: isGeneral ? (wait(problem) ?? problemText(problem)) : null }
  }

  /** @returns the answer, or the problem when there was one */
  const attempt = async <T>(work: () => Promise<T>): Promise<T | ApiProblem> => {
    setPending(true)
    setComplaints(none)
    try {
      return await work()
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem
      // To have closed the question who it is means to change nothing.
      if (problem.code !== 'proofRequired') complain(complaintsOf(problem))
      return problem
    } finally {
      setPending(false)
    }
  }
  return { attempt, isPending, complaints, complain }
}

/** After too many tries: how long to wait. */
function useWaitText() {
  const text = useText('twoFactor')
  return (problem: ApiProblem) =>
    problem.status === 429 ? text('toast.wait', { seconds: problem.retryAfter ?? 0 }) : null
}
