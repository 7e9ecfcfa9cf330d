import { dateFormat } from '#kit/contract/date-format.ts'
import { useLocale } from '#kit/web/language.ts'
import { useText } from '#kit/web/text.ts'

/** A moment as part of a sentence, in the time zone of whoever looks. */
export function useMomentWord() {
  const format = dateFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' })
  return (instant: string) => format.format(new Date(instant))
}

/** “Firefox on Windows”, as far as it is known. */
export function useDeviceWord() {
  const text = useText('twoFactor')
  return ({ browser, system }: { browser: string | null; system: string | null }) =>
    browser || system
      ? text('security.device', {
          browser: browser ?? text('security.unknownBrowser'),
          system: system ?? text('security.unknownSystem'),
        })
      : text('security.unknownDevice')
}
