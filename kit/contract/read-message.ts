interface Read {
  /** `count plural`, `who`; each once. */
  placeholders: string[]
  /** What is shown between the placeholders, of every branch. */
  text: string[]
}

/**
 * Reads an ICU message as far as the checks need it: which values it wants, and what is text.
 * Braces nest; quoting is not used in this product.
 */
export function readMessage(message: string): Read {
  const placeholders = new Set<string>()
  const text: string[] = []
  const end = readText(message, 0, { placeholders, text })
  if (end < message.length) throw new Error(`a brace is not opened: ${message}`)
  return { placeholders: [...placeholders], text }
}

interface Into {
  placeholders: Set<string>
  text: string[]
}

/** Reads text up to the closing brace of its branch; answers where it ended. */
function readText(message: string, from: number, into: Into): number {
  let at = from
  let start = from
  while (at < message.length && message[at] !== '}') {
    if (message[at] !== '{') {
      at += 1
      continue
    }
    into.text.push(message.slice(start, at))
    at = readPlaceholder(message, at + 1, into)
    start = at
  }
  into.text.push(message.slice(start, at))
  return at
}

function readPlaceholder(message: string, from: number, into: Into): number {
  const [head = '', name = '', kind = ''] =
    /^\s*(\w+)\s*(?:,\s*(\w+)\s*)?(?:,|(?=\}))/.exec(message.slice(from)) ?? []
  if (!name) throw new Error(`not an ICU message: ${message}`)
  into.placeholders.add(kind ? `${name} ${kind}` : name)
  let at = from + head.length
  while (at < message.length && message[at] !== '}') {
    if (message[at] === '{') at = readText(message, at + 1, into)
    at += 1
  }
  if (at >= message.length) throw new Error(`a brace is not closed: ${message}`)
  return at + 1
}
