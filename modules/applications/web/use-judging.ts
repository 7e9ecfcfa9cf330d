import { useRef, useState } from 'react'
import { isLoneKey } from '#kit/web/layout/lone-keys.ts'
import { useShortcut } from '#kit/web/layout/shortcuts.ts'
import { showFacts } from '#kit/web/record/show-facts.ts'
import type { CheckpointItem } from '../contract/checkpoint.ts'
import { evidenceOf, factNames } from './evidence.ts'
import type { Checks } from './use-checkpoint.ts'

interface Judged {
  open: readonly CheckpointItem[]
  /** What passed by itself, folded away until somebody looks at it. */
  quiet: readonly CheckpointItem[]
  checks: Checks
  isOn: boolean
}

/** Beside the file, or over it where there is no room: the checks are judged in their own panel. */
const ownPanel = ':is([data-side-panel], [data-side-panel] [role=dialog])'

/** Checks are judged one after the other by the keyboard: a key says the result and goes on. */
export function useJudging({ open, quiet, checks, isOn }: Judged) {
  const [chosen, choose] = useState<string | null>(null)
  const rows = useRef(new Map<string, HTMLElement>())
  const isOpen = (item: CheckpointItem) => checks.enteredOf(item).result === 'pending'
  const items = [...open, ...quiet]
  const first = open.find(isOpen) ?? items[0]
  const current = items.find(({ code }) => code === chosen) ?? first
  const isShown = (item: CheckpointItem | undefined) => !!item && rows.current.has(item.code)

  const goTo = (item: CheckpointItem | undefined) => {
    if (!item) return
    choose(item.code)
    rows.current.get(item.code)?.focus()
    showFacts(factNames(evidenceOf(item.code)))
  }
  const judge = (result: 'pass' | 'fail' | 'notApplicable') => {
    if (!current) return
    // What is folded away again is not judged unseen.
    if (!isShown(current)) return goTo(first)
    checks.enter(current, { result })
    choose(current.code)
    // What failed asks why, once its note is there.
    if (result === 'fail') {
      const row = rows.current.get(current.code)
      setTimeout(() => row?.querySelector('textarea')?.focus())
      return
    }
    const at = items.indexOf(current)
    const behind = [...items.slice(at + 1), ...items.slice(0, at)]
    goTo(behind.find(isOpen))
  }
  const step = (by: 1 | -1) => {
    const shown = items.filter(isShown)
    goTo(shown[shown.indexOf(current as CheckpointItem) + by])
  }

  const isKey = (key: string) => (event: KeyboardEvent) => isOn && isLoneKey(event, key, ownPanel)
  useShortcut(isKey('1'), () => judge('pass'))
  useShortcut(isKey('2'), () => judge('fail'))
  useShortcut(isKey('3'), () => judge('notApplicable'))
  useShortcut(isKey('j'), () => step(1))
  useShortcut(isKey('k'), () => step(-1))
  return {
    current: current?.code ?? null,
    choose,
    place: (code: string) => (row: HTMLElement | null) => {
      if (row) rows.current.set(code, row)
      else rows.current.delete(code)
    },
  }
}

export type Judging = ReturnType<typeof useJudging>
