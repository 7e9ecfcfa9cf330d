import { SegmentedControl } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useText } from '#kit/web/text.ts'
import { checkResults, type CheckpointTwoItem } from '../contract/checkpoint-two.ts'

type Result = CheckpointTwoItem['result']

const steps: Record<string, 1 | -1> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

/** Arrows look at results, and the space bar chooses one: what is passed on the way is not recorded. */
function look(event: KeyboardEvent<HTMLElement>) {
  const by = steps[event.key]
  if (!by) return
  event.preventDefault()
  const results = [...event.currentTarget.querySelectorAll('input')]
  const at = results.indexOf(event.target as HTMLInputElement)
  results.at((at + by) % results.length)?.focus()
}

/** The result of a check, which is recorded as it is chosen. */
export function ResultControl(props: {
  name: string
  value: Result
  choose: (result: Result) => void
}) {
  const text = useText()
  const { name, value, choose } = props
  return (
    <SegmentedControl
      size="xs"
      fullWidth
      aria-label={text('panel.result', { item: name })}
      value={value}
      data={checkResults.map((each) => ({ value: each, label: text(`choices.result.${each}`) }))}
      onChange={choose}
      onKeyDown={look}
    />
  )
}
