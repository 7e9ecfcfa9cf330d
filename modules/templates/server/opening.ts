const longest = 160

/** What a letter begins with after its greeting, in one line. */
export function openingOf(body: string): string {
  const paragraphs = body.split(/\n{2,}/)
  const said = paragraphs.length > 1 ? (paragraphs[1] ?? '') : body
  const line = said.replaceAll(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line
}
