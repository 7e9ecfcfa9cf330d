import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflated = promisify(inflateRaw)

const endMark = Buffer.from('PK\u0005\u0006')
const entrySize = 46
const stored = 0
const deflated = 8

interface Entry {
  name: string
  method: number
  isEncrypted: boolean
  size: number
  /** Where its own heading stands. */
  at: number
}

/** A ZIP that cannot be read, or not within its bounds. */
export class BrokenZip extends Error {}

/** The parts of a ZIP by name, each unpacked when it is asked for. */
export interface Parts {
  /** @throws BrokenZip for what is broken, or larger than what is left of `most` */
  read(name: string): Promise<string | null>
}

/**
 * Opens a ZIP by its directory. However small it is, no more than `most` bytes are unpacked of it.
 * @throws BrokenZip
 */
export function unzipParts(zip: Buffer, most: number): Parts {
  const entries = new Map(entriesOf(zip).map((entry) => [entry.name, entry]))
  let left = most
  return {
    async read(name) {
      const entry = entries.get(name)
      if (!entry) return null
      const content = await contentOf(zip, entry, left)
      left -= content.length
      return content.toString()
    },
  }
}

function entriesOf(zip: Buffer): Entry[] {
  const end = zip.lastIndexOf(endMark)
  if (end < 0 || end + 20 > zip.length) throw new BrokenZip()
  const entries: Entry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + entrySize > zip.length) throw new BrokenZip()
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) =>
      zip.readUInt16LE(at + place),
    )
    entries.push({
      name: zip.subarray(at + entrySize, at + entrySize + name).toString(),
      method: zip.readUInt16LE(at + 10),
      isEncrypted: (zip.readUInt16LE(at + 8) & 1) === 1,
      size: zip.readUInt32LE(at + 20),
      at: zip.readUInt32LE(at + 42),
    })
    at += entrySize + name + extra + comment
  }
  return entries
}

async function contentOf(zip: Buffer, { at, size, method, isEncrypted }: Entry, most: number) {
  if (isEncrypted || at + 30 > zip.length) throw new BrokenZip()
  const begin = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
  const packed = zip.subarray(begin, begin + size)
  if (method === stored && packed.length <= most) return packed
  if (method !== deflated || most < 1) throw new BrokenZip()
  try {
    return await inflated(packed, { maxOutputLength: most })
  } catch {
    throw new BrokenZip()
  }
}
