import { useLocale } from '#kit/web/language.ts'

/** `CAD` is “CAD – Canadian dollar”, in the present language. */
export function useCurrencyName() {
  const names = new Intl.DisplayNames(useLocale(), { type: 'currency' })
  return (code: string) => `${code} – ${names.of(code)}`
}
