import { countries } from '#kit/contract/countries.ts'
import { useLocale } from './language.ts'
import { firstText, useText } from './text.ts'

/**
 * What a choice is called: the module's `choices.{field}.{value}` or `status.{value}`, else the
 * kit's words that the field names, such as `provinces.{value}`; countries have the platform's.
 */
export function useChoiceWord() {
  const own = useText()
  const kit = useText('kit')
  const locale = useLocale()
  return (field: string, value: string, shared?: string): string => {
    const keys = [`choices.${field}.${value}`, `status.${value}`]
    const ofKit = `${shared}.${value}`
    if (field === 'country' && countries.includes(value))
      return new Intl.DisplayNames(locale, { type: 'region' }).of(value) ?? value
    if (shared && !keys.some((key) => own.has(key)) && kit.has(ofKit)) return kit(ofKit)
    return firstText(own, keys)
  }
}
