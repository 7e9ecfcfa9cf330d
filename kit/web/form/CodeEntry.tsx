import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'

interface CodeEntryProps {
  id: string
  label: string
  value: string
  onChange: (code: string) => void
  error?: ReactNode
  /** Digits alone, so that phones show their number pad. */
  isNumeric?: boolean
  /** Enter, also where the button beside it is disabled. */
  onEnter?: () => void
  /** The code is what one came for. */
  takesFocus?: boolean
}

/**
 * A code that was sent or is shown elsewhere: one input that takes what is pasted or filled in by
 * the device whole, in groups or not, and cuts nothing off.
 */
export function CodeEntry({
  isNumeric = true,
  onEnter,
  onChange,
  takesFocus,
  ...rest
}: CodeEntryProps) {
  return (
    <TextInput
      {...rest}
      name="code"
      size="md"
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      inputMode={isNumeric ? 'numeric' : 'text'}
      className="numbers"
      data-autofocus={takesFocus || undefined}
      ref={takesFocus ? focusFirst : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !onEnter) return
        event.preventDefault()
        onEnter()
      }}
    />
  )
}

const focusFirst = (input: HTMLInputElement | null) => input?.focus()
