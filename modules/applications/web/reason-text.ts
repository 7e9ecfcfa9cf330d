import { firstText, useText } from '#kit/web/text.ts'

/** The words of a refusal's code: the module's own, else the kit's. */
export function useReasonText() {
  const own = useText('applications')
  const kit = useText('kit')
  return (code: string): string => {
    const key = `reasons.${code}`
    return own.has(key) ? own(key) : firstText(kit, [`problems.${code}`, 'problems.unexpected'])
  }
}
