import { linesOf, widthOf } from './lines.ts'
import type { PaperPicture } from './paper.ts'
import {
  artifact,
  ensure,
  leaf,
  marked,
  page,
  room,
  rule,
  styles,
  within,
  writeLine,
  writeLines,
  type Sheet,
} from './sheet.ts'
import { linkTo } from './write-blocks.ts'

const aside = { x: 396, width: page.width - page.right - 396 }
const logo = { top: 44, width: 210, height: 48 }
/** Where the address begins: in the window of an envelope. */
const addressAt = 150

/** Who writes, to whom, when and about what. */
export function writeHead(sheet: Sheet): void {
  const ended = writeSender(sheet)
  const top = Math.max(addressAt, ended + 22)
  const left = writeAddressee(sheet, top)
  const right = writeBeside(sheet, top)
  sheet.y = Math.max(left, right, top + 64) + 26
  writeSubject(sheet)
}

function writeSender(sheet: Sheet): number {
  const { letterhead } = sheet.paper
  const { name, email } = letterhead
  const under = letterhead.logo
    ? writePicture(sheet, letterhead.logo, { x: page.left, y: logo.top, ...logo })
    : writeName(sheet, name)
  const texts = letterhead.address.flatMap((line) => linesOf(line, styles.label, aside.width))
  let y: number = logo.top
  within(sheet, { parent: sheet.root, type: 'P' }, (element) => {
    marked(sheet, { element: element, type: 'P' }, () => {
      if (letterhead.logo)
        y = writeLines(sheet, linesOf(name, styles.name, aside.width), {
          style: styles.name,
          ...aside,
          y,
        })
      y = writeLines(sheet, texts, { style: styles.label, ...aside, y })
    })
    if (!email) return
    sheet.y = y
    const lines = linesOf(email, styles.label, aside.width)
    linkTo(sheet, element, {
      lines,
      url: `mailto:${email}`,
      style: styles.label,
      label: email,
      x: aside.x,
    })
    y += lines.length * styles.label.leading
  })
  const end = Math.max(under, y) + 12
  rule(sheet, end, { from: page.left, to: page.width - page.right })
  return end
}

function writeName(sheet: Sheet, name: string): number {
  const spot = { x: page.left, y: logo.top - 2, width: aside.x - page.left - 24 }
  let end = spot.y
  leaf(sheet, { parent: sheet.root, type: 'P' }, () => {
    end = writeLines(sheet, linesOf(name, styles.sender, spot.width), {
      style: styles.sender,
      ...spot,
    })
  })
  return end
}

interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** A picture as large as its frame lets it be. @returns where it ends */
function writePicture(sheet: Sheet, { content, alt }: PaperPicture, frame: Frame): number {
  const { pdf } = sheet
  const image = (
    pdf as unknown as { openImage(of: Buffer): { width: number; height: number } }
  ).openImage(content)
  const scale = Math.min(frame.width / image.width, frame.height / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  const bbox = [frame.x, frame.y, frame.x + width, frame.y + height]
  leaf(sheet, { parent: sheet.root, type: 'Figure', options: { alt, bbox } }, () => {
    pdf.image(image as never, frame.x, frame.y, { width, height })
  })
  return frame.y + height
}

function writeAddressee(sheet: Sheet, top: number): number {
  const { addressee } = sheet.paper
  if (!addressee.length) return top
  const width = aside.x - page.left - 24
  const lines = addressee.flatMap((line) => linesOf(line, styles.body, width))
  let end = top
  leaf(sheet, { parent: sheet.root, type: 'P' }, () => {
    end = writeLines(sheet, lines, { style: styles.body, x: page.left, y: top, width })
  })
  return end
}

/** The date, and what to name when one answers. */
function writeBeside(sheet: Sheet, top: number): number {
  let y = top + 1
  for (const { label, value } of sheet.paper.beside) {
    const values = linesOf(value, styles.cell, aside.width)
    leaf(sheet, { parent: sheet.root, type: 'P' }, () => {
      writeLine(sheet, label, { style: styles.label, ...aside, y })
      y = writeLines(sheet, values, { style: styles.cell, ...aside, y: y + styles.label.leading })
    })
    y += 5
  }
  return y
}

function writeSubject(sheet: Sheet) {
  const lines = linesOf(sheet.paper.subject, styles.subject, room)
  leaf(sheet, { parent: sheet.root, type: 'H1' }, () => {
    sheet.y = writeLines(sheet, lines, {
      style: styles.subject,
      x: page.left,
      y: sheet.y,
      width: room,
    })
  })
  sheet.y += 12
}

/** How high the signature is, with the room above it. */
export function heightOfSignature({ paper: { signature } }: Sheet): number {
  if (!signature) return 0
  const { name, title, picture, closing } = signature
  const names = linesOf(name, styles.strong, room).length * styles.strong.leading
  const titles = title ? linesOf(title, styles.label, room).length * styles.label.leading : 0
  return above + (closing ? afterClosing : 0) + (picture ? signatureHeight + 6 : 0) + names + titles
}

const above = 16
const afterClosing = 30
const signatureHeight = 44

/** Who signs. */
export function writeSignature(sheet: Sheet): void {
  const { signature } = sheet.paper
  if (!signature) return
  const { name, title, picture, closing } = signature
  ensure(sheet, heightOfSignature(sheet))
  sheet.y += above
  if (closing) {
    const { y } = sheet
    leaf(sheet, { parent: sheet.root, type: 'P' }, () =>
      writeLine(sheet, closing, { style: styles.body, x: page.left, y, width: room }),
    )
    sheet.y += afterClosing
  }
  if (picture) {
    const frame = { x: page.left, y: sheet.y, width: 170, height: signatureHeight }
    sheet.y = writePicture(sheet, picture, frame) + 6
  }
  const spot = { x: page.left, width: room }
  leaf(sheet, { parent: sheet.root, type: 'P' }, () => {
    const names = linesOf(name, styles.strong, room)
    sheet.y = writeLines(sheet, names, { style: styles.strong, ...spot, y: sheet.y })
    const titles = title ? linesOf(title, styles.label, room) : []
    sheet.y = writeLines(sheet, titles, { style: styles.label, ...spot, y: sheet.y })
  })
}

/** What every page bears: whose letter it is, and which page of how many. */
export function writeFeet(sheet: Sheet): void {
  const { pdf, paper } = sheet
  const { start, count } = pdf.bufferedPageRange()
  const { footer } = paper.letterhead
  for (let at = start; at < start + count; at++) {
    pdf.switchToPage(at)
    const y = page.height - 50
    const numbered = paper.page.replace('{page}', String(at + 1)).replace('{count}', String(count))
    const left = room - widthOf(numbered, styles.label) - 24
    artifact(
      sheet,
      () => {
        if (footer)
          writeLines(sheet, linesOf(footer, styles.label, left).slice(0, 2), {
            style: styles.label,
            x: page.left,
            y,
            width: left,
          })
        writeLine(sheet, numbered, {
          style: styles.label,
          x: page.left,
          y,
          width: room,
          align: 'right',
        })
      },
      { type: 'Pagination', attached: ['Bottom'], subtype: 'Footer' },
    )
  }
}
