import { missingKey, namedBy, type FieldError } from '#kit/contract/validation.ts'
import { spokenParams } from '#kit/contract/spoken-params.ts'
import { useLocale } from '../language.ts'
import { useOwnNamespace } from '../router/ScreenFrame.tsx'
import { useText } from '../text.ts'

export type ShownError = FieldError | { code: string; message: string }

/**
 * The words for what is wrong with an input: its module's, those of the screen that it is part of,
 * the kit's, or the server's.
 */
export function useErrorText() {
  const locale = useLocale()
  const kit = useText('kit')
  const own = useText()
  const around = useText(useOwnNamespace())
  return (error: ShownError, label?: string, field = ''): string => {
    // A choice of several that was left empty is left out as well.
    const code = error.code === 'chooseOne' ? 'required' : error.code
    if (code === 'required' && own.has(missingKey(field))) return own(missingKey(field))
    if ('message' in error && !(label && code === 'required')) return error.message
    const key = `validation.${code}`
    const knowing = [own, around, kit].find((text) => text.has(key))
    return knowing
      ? knowing(key, namedBy('params' in error ? spokenParams(error.params, locale) : {}, label))
      : kit('validation.format')
  }
}
