import { useRef } from 'react'
import { useLanguage } from '../language.ts'
import { plainText } from './plain-text.ts'
import { wholeAmount } from './whole-amount.ts'

interface Input {
  value: unknown
  onChange: (value: unknown) => void
}

/** For the input of an amount: it is written in full, what is typed once the field is left. */
export function useWholeAmount({ value, onChange }: Input) {
  const language = useLanguage()
  const isTyped = useRef(false)
  return {
    value: isTyped.current ? plainText(value) : wholeAmount(plainText(value), language),
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
