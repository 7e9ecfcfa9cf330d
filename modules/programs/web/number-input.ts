import type { ChangeEvent } from 'react'
import type { Language } from '#kit/contract/strings.ts'
import { decimalOf } from '#kit/web/form/field-values.ts'

/**
 * A number inside a row: whole numbers stay numbers, decimals stay strings with a point. What is
 * typed so far is kept as it is until it reads as a number.
 */
export function numberInput(
  value: string | number,
  language: Language,
  change: (value: string | number) => void,
) {
  const shown = typeof value === 'string' && language === 'fr' ? value.replace('.', ',') : value
  return {
    value: String(shown),
    autoComplete: 'off',
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const typed = event.currentTarget.value
      const isWhole = typeof value === 'number' && /^\d+$/.test(typed)
      change(isWhole ? Number(typed) : decimalOf(typed, language))
    },
  }
}
