import type { Province } from '#kit/contract/provinces.ts'
import { useKitText } from '#kit/web/text.ts'

/** What a province or territory is called, in the present language. */
export function useRegionName() {
  const kit = useKitText()
  return (code: Province) => kit(`provinces.${code}`)
}
