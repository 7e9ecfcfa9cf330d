import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Node {
  role: string
  alt?: string
  bbox?: number[]
  children: (Node | { type: string; id: string })[]
}

export interface Told {
  /** Elements in their order, with what stands in each. */
  elements: { role: string; text: string; page: number; path: string[]; alt?: string }[]
  /** What is drawn and not read. */
  artifacts: string[]
  pages: number
}

export const openPdf = (content: Buffer): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(content), useSystemFonts: false }).promise

/** What a reader that goes by the tags of a PDF tells of it. */
export async function readTags(pdf: PDFDocumentProxy): Promise<Told> {
  const told: Told = { elements: [], artifacts: [], pages: pdf.numPages }
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { texts, artifacts } = await markedTexts(page)
    told.artifacts.push(...artifacts)
    const tree = (await page.getStructTree()) as Node | null
    if (tree)
      walk(tree, [], (node, path) => {
        const own = node.children.flatMap((child) =>
          'id' in child ? [texts.get(child.id) ?? ''] : [],
        )
        told.elements.push({
          role: node.role,
          text: own.join('').replaceAll(/\s+/g, ' ').trim(),
          page: number,
          path,
          ...(node.alt !== undefined && { alt: node.alt }),
        })
      })
  }
  return told
}

function walk(node: Node, path: string[], visit: (node: Node, path: string[]) => void) {
  visit(node, path)
  for (const child of node.children) if ('role' in child) walk(child, [...path, node.role], visit)
}

type Page = Awaited<ReturnType<PDFDocumentProxy['getPage']>>

/** Texts by the mark that an element of the tree names, and those that none names. */
async function markedTexts(page: Page) {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const texts = new Map<string, string>()
  const artifacts: string[] = []
  const open: (string | null)[] = []
  for (const item of items) {
    if ('str' in item) {
      const within = open.findLast((each) => each !== null)
      if (within)
        texts.set(within, `${texts.get(within) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`)
      else if (item.str.trim()) artifacts.push(open.length ? item.str : `UNMARKED ${item.str}`)
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push((item as { id?: string }).id ?? null)
  }
  return { texts, artifacts }
}

/** The dictionaries of a PDF as they stand in the file: of what its reader does not tell. */
export const dictionariesOf = (content: Buffer, type: string): string[] =>
  content
    .toString('latin1')
    .split(/\bendobj\b/)
    .filter((object) => new RegExp(`/(Type|S|Subtype) /${type}\\b`).test(object))
