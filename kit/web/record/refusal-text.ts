import { firstText, useKitText, useText } from '../text.ts'

/** In words, why something is not possible now: the kit's own reasons and those of the module. */
export function useRefusalText(): (reason: string) => string {
  const text = useText()
  const kit = useKitText()
  const known = useText('kit')
  return (reason) => {
    const ofKit = `problems.${reason}`
    const words = known.has(ofKit) ? known(ofKit) : firstText(text, [`reasons.${reason}`])
    return kit('record.unavailable', { reason: words })
  }
}
