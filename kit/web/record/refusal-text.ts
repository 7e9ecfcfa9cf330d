import type { Can } from '#kit/contract/define-entity.ts'
import { useLocale } from 'use-intl'
import { firstText, useKitText, useText } from '../text.ts'

export type Refusal = Exclude<Can[string], true>

/** In words, why something is not possible now: the kit's own reasons and those of the module. */
export function useRefusalText(): (refusal: string | Refusal) => string {
  const language = useLocale().startsWith('fr') ? 'fr' : 'en'
  const text = useText()
  const kit = useKitText()
  const known = useText('kit')
  return (refusal) => {
    const { reason, about } = typeof refusal === 'string' ? { reason: refusal } : refusal
    const ofKit = `problems.${reason}`
    const words = known.has(ofKit)
      ? known(ofKit)
      : firstText(text, [`reasons.${reason}`], { about: about?.[language] ?? '' })
    return kit('record.unavailable', { reason: words })
  }
}
