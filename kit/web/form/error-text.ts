import type { FieldError } from '#kit/contract/validation.ts'
import { useText } from '../text.ts'

export type ShownError = FieldError | { code: string; message: string }

/** The words for what is wrong with an input: the module's own, the kit's, or the server's. */
export function useErrorText() {
  const kit = useText('kit')
  const own = useText()
  return (error: ShownError): string => {
    if ('message' in error) return error.message
    const key = `validation.${error.code}`
    if (own.has(key)) return own(key, error.params)
    return kit.has(key) ? kit(key, error.params) : kit('validation.format')
  }
}
