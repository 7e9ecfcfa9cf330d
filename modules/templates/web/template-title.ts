import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'

/** A text as a title: in place of each placeholder stands what it is called. */
export function useTemplateTitle() {
  const text = useText()
  const bilingual = useBilingual()
  const named = (name: string) =>
    text.has(`placeholders.${name}`) ? text(`placeholders.${name}`) : name
  return (title: { en: string; fr: string }) =>
    withoutBraces(bilingual(title), (name) => `[${named(name)}]`)
}

/** Braces nest: the outermost stand for one value each. */
export function withoutBraces(text: string, named: (name: string) => string): string {
  let depth = 0
  let said = ''
  let inside = ''
  for (const sign of text) {
    if (sign === '}' && depth > 0) {
      depth -= 1
      if (depth === 0) said += named(/^\s*(\w+)/.exec(inside)?.[1] ?? inside)
    } else if (depth > 0) inside += sign
    else if (sign !== '{') said += sign
    if (sign === '{') {
      if (depth === 0) inside = ''
      depth += 1
    }
  }
  return said
}
