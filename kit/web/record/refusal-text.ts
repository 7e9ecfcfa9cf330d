import { firstText, useKitText, useText } from '../text.ts'

/** In words, why something is not possible now: the module's reason, else the kit's. */
export function useRefusalText(): (reason: string) => string {
  const text = useText()
  const kit = useKitText()
  const known = useText('kit')
  return (reason) => {
    const own = `reasons.${reason}`
    const words = text.has(own) ? text(own) : firstText(known, [`problems.${reason}`])
    return kit('record.unavailable', { reason: words })
  }
}
