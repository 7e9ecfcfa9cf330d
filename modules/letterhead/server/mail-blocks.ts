import type { Block } from '#kit/server/paper/paper.ts'

const bullet = /^\s*[•–-]\s+/

/** The words of a mail as a letter has them: paragraphs, and lists where lines begin with a bullet. */
export const blocksOfMail = (body: string): Block[] =>
  body
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(blocksOfPart)

function blocksOfPart(part: string): Block[] {
  const blocks: Block[] = []
  for (const line of part.split('\n')) {
    const last = blocks.at(-1)
    const isItem = bullet.test(line)
    const text = isItem ? line.replace(bullet, '') : line
    if (isItem && last?.kind === 'list') blocks[blocks.length - 1] = longer(last, text)
    else if (isItem) blocks.push({ kind: 'list', items: [text] })
    else if (last?.kind === 'paragraph') last.text += `\n${text}`
    else blocks.push({ kind: 'paragraph', text })
  }
  return blocks
}

const longer = (list: Extract<Block, { kind: 'list' }>, item: string): Block => ({
  ...list,
  items: [...list.items, item],
})
