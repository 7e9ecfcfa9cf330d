import { namedBy, type FieldError } from '#kit/contract/validation.ts'
import { useOwnNamespace } from '../router/ScreenFrame.tsx'
import { useText } from '../text.ts'

export type ShownError = FieldError | { code: string; message: string }

/**
 * The words for what is wrong with an input: its module's, those of the screen that it is part of,
 * the kit's, or the server's.
 */
export function useErrorText() {
  const kit = useText('kit')
  const own = useText()
  const around = useText(useOwnNamespace())
  return (error: ShownError, label?: string): string => {
    if ('message' in error && !(label && error.code === 'required')) return error.message
    const key = `validation.${error.code}`
    const knowing = [own, around, kit].find((text) => text.has(key))
    return knowing
      ? knowing(key, namedBy('params' in error ? error.params : {}, label))
      : kit('validation.format')
  }
}
