/** A tag of an XML text, and what is written after it up to the next one. */
export interface Tag {
  /** Without its prefix. */
  name: string
  isEnd: boolean
  /** It has no end of its own. */
  isAlone: boolean
  attributes: string
  text: string
}

/** The tags of an XML text in their order; each character is looked at once, whatever is written. */
export function* tagsOf(xml: string): Generator<Tag> {
  for (const [, inner = '', text = ''] of xml.matchAll(/<([^<>]*)>([^<]*)/g)) {
    const isEnd = inner.startsWith('/')
    const isAlone = inner.endsWith('/')
    const [whole = ''] = /^[^\s/]+/.exec(isEnd ? inner.slice(1) : inner) ?? []
    const name = whole.slice(whole.indexOf(':') + 1)
    yield { name, isEnd, isAlone, attributes: inner.slice(whole.length), text: unescaped(text) }
  }
}

/** An attribute of a tag; undefined where it has none. */
export function attributeOf({ attributes }: Tag, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}=(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  return found ? unescaped(found[1] ?? found[2] ?? '') : undefined
}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const unescaped = (text: string) =>
  text.includes('&')
    ? text.replace(/&(#x?)?(\w{1,8});/g, (whole, number: string | undefined, name: string) => {
        if (!number) return named[name] ?? whole
        const code = Number.parseInt(name, number === '#x' ? 16 : 10)
        return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
      })
    : text
