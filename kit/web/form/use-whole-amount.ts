import { useRef } from 'react'
import { useLanguage } from '../language.ts'
import { plainText } from './plain-text.ts'
import { wholeAmount } from './whole-amount.ts'

interface Input {
  value: unknown
  onChange: (value: unknown) => void
}

/** For the input of an amount: what was typed is written in full once the field is left. */
export function useWholeAmount({ value, onChange }: Input) {
  const language = useLanguage()
  const isTyped = useRef(false)
  return {
    value: plainText(value),
    onChange: (event: { currentTarget: { value: string } }) => {
      isTyped.current = true
      onChange(event.currentTarget.value)
    },
    onBlur: () => {
      if (isTyped.current) onChange(wholeAmount(plainText(value), language))
      isTyped.current = false
    },
  }
}
