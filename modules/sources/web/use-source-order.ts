import { useState } from 'react'
import { useChange } from '#kit/web/api-query.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { sourcesEndpoints, type SourceRecord } from '../contract/sources.endpoints.ts'
import { shownElsewhere } from './shown-elsewhere.ts'

interface Wanted {
  /** What was put in order. */
  of: readonly SourceRecord[]
  ids: readonly string[]
}

/** The sources as they were just put in order, and back as they were when that was refused. */
export function useSourceOrder(sources: readonly SourceRecord[]) {
  const text = useText()
  const bilingual = useBilingual()
  const problemText = useProblemText()
  const place = useChange(sourcesEndpoints.placeSource, shownElsewhere)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [said, setSaid] = useState('')
  // Once the server has answered anew, that is the order.
  const ordered = wanted?.of === sources ? inOrder(sources, wanted.ids) : sources

  async function moveTo(id: string, to: number) {
    const moved = ordered.find((each) => each.id === id)
    if (!moved || ordered[to] === undefined || ordered[to] === moved) return
    const others = ordered.filter((each) => each !== moved).map((each) => each.id)
    setWanted({ of: sources, ids: others.toSpliced(to, 0, id) })
    const spot = { place: to + 1, count: ordered.length }
    setSaid(text('order.placed', { name: bilingual(moved.name), ...spot }))
    // A row that moves in the page would leave the keyboard behind.
    requestAnimationFrame(() => document.getElementById(`handle-${id}`)?.focus())
    try {
      await place.mutateAsync({ params: { id }, body: { place: to + 1 } })
    } catch (problem) {
      setWanted(null)
      toast.error(problemText(problem))
    }
  }
  return { ordered, said, moveTo: (id: string, to: number) => void moveTo(id, to) }
}

const inOrder = (sources: readonly SourceRecord[], ids: readonly string[]) =>
  sources.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
