import { firstText, useText } from './text.ts'

/**
 * What a choice is called: the module's `choices.{field}.{value}` or `status.{value}`, else the
 * kit's words that the field names, such as `provinces.{value}`.
 */
export function useChoiceWord() {
  const own = useText()
  const kit = useText('kit')
  return (field: string, value: string, shared?: string): string => {
    const keys = [`choices.${field}.${value}`, `status.${value}`]
    const ofKit = `${shared}.${value}`
    if (shared && !keys.some((key) => own.has(key)) && kit.has(ofKit)) return kit(ofKit)
    return firstText(own, keys)
  }
}
