import { createHash } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Encrypter } from 'age-encryption'
import { pack, type Pack } from 'tar-stream'
import { headerPart, manifestPart, pieceName } from './archive-names.ts'
import type { Digest, Header, Manifest } from './archive-format.ts'

const compress = promisify(gzip)
const pieceBytes = 4 * 2 ** 20

export interface ArchiveWriter {
  /** Adds a part, read to its end. */
  add(part: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void>
}

interface Archive {
  header: Header
  /** Adds all parts. @returns what the manifest says besides their digests */
  fill: (archive: ArchiveWriter) => Promise<Omit<Manifest, 'parts'>>
  /** An age recipient, `age1…`: who has its identity alone can read the backup. */
  recipient?: string | undefined
}

/**
 * Writes a backup as a tar archive: a header, parts in pieces, and at the end the manifest with
 * the digest of each part. Memory holds one piece at a time.
 */
export async function writeArchive(sink: Writable, { header, fill, recipient }: Archive) {
  const tar = pack()
  const source = recipient ? await sealed(tar, recipient) : tar
  const written = pipeline(source, sink)
  const filled = fillArchive(tar, header, fill).catch((error: unknown) => {
    tar.destroy(error as Error)
    throw error
  })
  const [manifest] = await Promise.all([filled, written])
  return manifest
}

async function sealed(tar: Pack, recipient: string) {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const plain = Readable.toWeb(Readable.from(tar)) as ReadableStream<Uint8Array>
  return Readable.fromWeb((await encrypter.encrypt(plain)) as never)
}

async function fillArchive(tar: Pack, header: Header, fill: Archive['fill']): Promise<Manifest> {
  const parts: Record<string, Digest> = {}
  const archive: ArchiveWriter = {
    async add(part, content) {
      parts[part] = await addPart(tar, part, content)
    },
  }
  await archive.add(headerPart, [asJson(header)])
  const manifest = { ...(await fill(archive)), parts }
  await addPart(tar, manifestPart, [asJson(manifest)])
  tar.finalize()
  return manifest
}

const asJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

async function addPart(
  tar: Pack,
  part: string,
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<Digest> {
  const hash = createHash('sha256')
  let bytes = 0
  let pieces = 0
  for await (const piece of inPieces(content)) {
    hash.update(piece)
    bytes += piece.length
    await addEntry(tar, pieceName(part, ++pieces), await compress(piece, { level: 4 }))
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** At least one, so that what is empty is there too. */
async function* inPieces(content: AsyncIterable<Buffer> | Iterable<Buffer>) {
  let held: Buffer[] = []
  let size = 0
  let given = 0
  for await (const chunk of content) {
    held.push(chunk)
    size += chunk.length
    if (size < pieceBytes) continue
    yield Buffer.concat(held)
    given++
    held = []
    size = 0
  }
  if (size || !given) yield Buffer.concat(held)
}

const addEntry = (tar: Pack, name: string, content: Buffer) =>
  new Promise<void>((resolve, reject) => {
    const entry = tar.entry({ name, size: content.length, mode: 0o600 }, (error) =>
      error ? reject(error) : resolve(),
    )
    entry.end(content)
  })
