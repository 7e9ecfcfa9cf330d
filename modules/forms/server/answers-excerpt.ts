/** How much is shown on either side of what was found. */
const around = 60

/** The place in an answer where what was searched for stands; its beginning when it is not found. */
export function excerptOf(text: string, search: string) {
  const [word = ''] = search.trim().split(/\s+/)
  const { folded, at } = fold(text)
  const found = folded.indexOf(fold(word).folded)
  const from = found < 0 ? 0 : (at[found] ?? 0)
  const to = found < 0 ? 0 : (at[found + fold(word).folded.length] ?? text.length)
  const begin = wordEdge(text, Math.max(0, from - around), from)
  const end = Math.min(text.length, to + around)
  return {
    before: `${begin > 0 ? '…' : ''}${text.slice(begin, from)}`,
    found: text.slice(from, to),
    after: `${text.slice(to, end)}${end < text.length ? '…' : ''}`,
  }
}

/** Cut between words where there is one. */
function wordEdge(text: string, begin: number, until: number): number {
  if (begin === 0) return 0
  const space = text.indexOf(' ', begin)
  return space >= 0 && space < until ? space + 1 : begin
}

/** Without accents and capitals, as the database searches; with the place of each letter. */
function fold(text: string) {
  let folded = ''
  const at: number[] = []
  for (let place = 0; place < text.length; place++) {
    const letters = (ligatures[text[place] ?? ''] ?? text[place] ?? '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
    for (const letter of letters) {
      folded += letter
      at.push(place)
    }
  }
  return { folded, at }
}

const ligatures: Readonly<Record<string, string>> = { œ: 'oe', Œ: 'oe', æ: 'ae', Æ: 'ae', '’': "'" }
