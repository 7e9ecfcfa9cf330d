// oxlint-disable-next-line import/no-named-as-default -- its types know the default alone
import PDFDocument from 'pdfkit'
import { runsOf } from './fonts.ts'
import { featuresOf, linesOf, widthOf, type Style } from './lines.ts'
import type { Paper } from './paper.ts'

export type Pdf = PDFKit.PDFDocument
export type Struct = PDFKit.PDFStructureElement

export const page = { width: 612, height: 792, left: 72, right: 72, top: 64, bottom: 84 } as const
export const room = page.width - page.left - page.right
export const colours = {
  text: '#1B2027',
  quiet: '#59616D',
  line: '#CDD3DB',
  soft: '#F3F5F8',
  link: '#14619E',
}

export const styles = {
  body: { weight: 'regular', size: 10.5, leading: 16, colour: colours.text },
  strong: { weight: 'bold', size: 10.5, leading: 16, colour: colours.text },
  link: { weight: 'bold', size: 10.5, leading: 16, colour: colours.link },
  subject: { weight: 'bold', size: 15, leading: 20, colour: colours.text },
  heading: { weight: 'bold', size: 11.5, leading: 17, colour: colours.text },
  figure: { weight: 'bold', size: 16, leading: 22, colour: colours.text },
  cell: { weight: 'regular', size: 9, leading: 13, colour: colours.text, tabular: true },
  cellStrong: { weight: 'bold', size: 9, leading: 13, colour: colours.text, tabular: true },
  label: { weight: 'regular', size: 8.5, leading: 12.5, colour: colours.quiet },
  name: { weight: 'bold', size: 8.5, leading: 12.5, colour: colours.text },
  sender: { weight: 'bold', size: 14, leading: 18, colour: colours.text },
} as const satisfies Record<string, Style>

/** The pages of a letter while it is written: where the next line goes, and what it is tagged as. */
export interface Sheet {
  pdf: Pdf
  paper: Paper
  /** Of the document: the elements of the letter follow one another in it. */
  root: Struct
  y: number
}

/** Opens a document that says of itself what PDF/UA asks for. */
export function openSheet(paper: Paper): Sheet {
  const { language, subject, at, letterhead } = paper
  const [first] = runsOf(' ', 'regular')
  const pdf = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: `${language}-CA`,
    info: { Title: subject, Author: letterhead.name, CreationDate: at, ModDate: at },
    // A font that is not embedded would be the first: the library takes it before anything is written.
    font: first?.content,
  } as unknown as PDFKit.PDFDocumentOptions)
  if (first) knowFirst(pdf as unknown as Fonts, first.name)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  return { pdf, paper, root, y: page.top }
}

interface Fonts {
  _font: unknown
  _fontFamilies: Record<string, unknown>
}

/** The library knows by no name the font it began with, and would read its file once more for every line. */
function knowFirst(fonts: Fonts, name: string): void {
  fonts._fontFamilies[name] = fonts._font
}

export const bottomOf = () => page.height - page.bottom

/** Begins a page; there the letter goes on. */
export function turn(sheet: Sheet): void {
  sheet.pdf.addPage()
  sheet.y = page.top
}

/** Begins a page unless there is room for so much. */
export function ensure(sheet: Sheet, height: number): void {
  if (sheet.y + height > bottomOf()) turn(sheet)
}

export interface Spot {
  style: Style
  x: number
  y: number
  width: number
  /** Where figures stand. */
  align?: 'right'
}

/** Writes one line where it is told; it ends with a space, so that words do not run together when read. */
export function writeLine({ pdf }: Sheet, text: string, spot: Spot): void {
  const { style, x, y, width, align } = spot
  let at = align ? x + width - widthOf(text, style) : x
  const top = y + (style.leading - style.size * 1.21) / 2
  const runs = runsOf(`${text} `, style.weight)
  pdf.fillColor(style.colour).fontSize(style.size)
  for (const run of runs) {
    pdf.registerFont(run.name, run.content).font(run.name)
    pdf.text(run.text, at, top, { lineBreak: false, features: featuresOf(style) as never })
    at += widthOf(run.text, style)
  }
}

/** Lines one below the other, without a break of the page. @returns where they end */
export function writeLines(sheet: Sheet, texts: readonly string[], spot: Spot): number {
  const { leading } = spot.style
  texts.forEach((text, at) => writeLine(sheet, text, { ...spot, y: spot.y + at * leading }))
  return spot.y + texts.length * leading
}

interface Element {
  element: Struct
  type: string
}

/** What is written in it is content of the element, on this page. */
export function marked({ pdf }: Sheet, { element, type }: Element, write: () => void): void {
  element.add(pdf.markStructureContent(type))
  write()
  pdf.endMarkedContent()
}

interface Child {
  parent: Struct
  type: string
  /** What it says of itself: `scope`, `alt`, `bbox`. */
  options?: object
}

/** An element of the letter, within another. */
export function within(
  { pdf }: Sheet,
  { parent, type, options = {} }: Child,
  fill: (element: Struct) => void,
): void {
  const element = pdf.struct(type, options)
  parent.add(element)
  fill(element)
  element.end()
}

/** An element with nothing in it but what is written. */
export const leaf = (sheet: Sheet, child: Child, write: () => void): void =>
  within(sheet, child, (element) => marked(sheet, { element, type: child.type }, write))

/** What is drawn and not read: rules, grounds, what repeats. */
export function artifact(
  { pdf }: Sheet,
  draw: () => void,
  options: object = { type: 'Layout' },
): void {
  pdf.markContent('Artifact', options)
  draw()
  pdf.endMarkedContent()
}

export const rule = (sheet: Sheet, y: number, { from, to }: { from: number; to: number }) =>
  artifact(sheet, () => {
    sheet.pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(colours.line).stroke()
  })

/**
 * A text over as many pages as it takes; neither its first nor its last line stands alone, and `keep`
 * is how much room has to follow its first lines.
 */
export function writeText(sheet: Sheet, text: string, how: Writing): void {
  const { parent, type = 'P', style = styles.body, indent = 0, keep = 0 } = how
  const spot = { style, x: page.left + indent, width: room - indent }
  let lines = linesOf(text, style, spot.width)
  within(sheet, { parent, type }, (element) => {
    while (lines.length) {
      const fits = Math.floor((bottomOf() - sheet.y - keep) / style.leading + 0.01)
      const now = fittingLines(lines.length, fits)
      const taken = lines.slice(0, now)
      if (now > 0)
        marked(sheet, { element, type }, () => {
          sheet.y = writeLines(sheet, taken, { ...spot, y: sheet.y })
        })
      lines = lines.slice(now)
      if (lines.length) turn(sheet)
    }
  })
}

export interface Writing {
  parent: Struct
  type?: string
  style?: Style
  indent?: number
  keep?: number
}

/** How many of some lines stand on a page that has room for so many. */
export function fittingLines(count: number, fits: number): number {
  if (count <= fits) return count
  const most = Math.min(fits, count - 2)
  return most < 2 ? 0 : most
}
