import { useState } from 'react'
import { useAnswer, useChange } from '#kit/web/api-query.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { rhythmEndpoints } from '../contract/rhythm.endpoints.ts'
import type { MailRhythm } from '../contract/rhythm.ts'

/** What one chose of when mail comes, with what is on its way to be; each change is kept by itself. */
export function useRhythm() {
  const text = useText()
  const problemText = useProblemText()
  const answer = useAnswer(rhythmEndpoints.readRhythm, {})
  const set = useChange(rhythmEndpoints.setRhythm)
  const [chosen, setChosen] = useState<MailRhythm | null>(null)
  const shown = chosen ?? answer.data
  const choose = async (part: Partial<MailRhythm>) => {
    if (!shown) return
    const wanted = { ...shown, ...part }
    setChosen(wanted)
    try {
      await set.mutateAsync({ body: wanted })
      toast.success(text('preferences.saved'))
    } catch (problem) {
      setChosen(null)
      toast.error(problemText(problem), problem)
    }
  }
  return { answer, shown, choose: (part: Partial<MailRhythm>) => void choose(part) }
}
