import type { Paper } from './paper.ts'
import { openSheet } from './sheet.ts'
import { writeBlocks } from './write-blocks.ts'
import { heightOfSignature, writeFeet, writeHead, writeSignature } from './write-head.ts'

/** Writes a letter in this very thread. */
export async function writeHere(paper: Paper): Promise<Buffer> {
  const sheet = openSheet(paper)
  const { pdf, root } = sheet
  const written = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
  writeHead(sheet)
  writeBlocks(sheet, paper.blocks, heightOfSignature(sheet))
  writeSignature(sheet)
  root.end()
  writeFeet(sheet)
  pdf.end()
  return written
}
