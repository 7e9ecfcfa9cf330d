import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  name: string
  /** Pictures and PDF are packed already. */
  isPacked?: true
  parts: AsyncIterable<unknown>
}

const bytes = new TextEncoder()
const pieceOf = (part: unknown) =>
  typeof part === 'string' ? bytes.encode(part) : (part as Buffer)

/** One archive, written as it is read: one entry after the other, whatever their size. */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    ready.push(part)
  })
  for await (const { name, isPacked, parts } of entries) {
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name)
    zip.add(entry)
    for await (const part of parts) {
      entry.push(pieceOf(part))
      yield* ready.splice(0)
    }
    entry.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
