import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { extract } from 'tar-stream'
import type * as z from 'zod/mini'
import { headerPart, manifestPart, partOfPiece } from './archive-names.ts'
import {
  headerSchema,
  manifestSchema,
  type Digest,
  type Header,
  type Manifest,
} from './archive-format.ts'

const unpack = promisify(gunzip)

export interface Part {
  name: string
  content: AsyncIterable<Buffer>
}

interface Takers {
  /** Before any other part. */
  header?: (header: Header) => Promise<void> | void
  /** Parts in the order in which they were added; one that is not read is passed over. */
  part?: (part: Part) => Promise<void> | void
}

/**
 * Reads a backup from its beginning to its end.
 * @returns the manifest, which every part agrees with
 * @throws where it is cut off or altered, or is no backup
 */
export async function readArchive(source: Readable, takers: Takers): Promise<Manifest> {
  const digests: Record<string, Digest> = {}
  let manifest: Manifest | null = null
  for await (const part of partsOf(source, digests)) {
    if (part.name === headerPart) await takers.header?.(await readAs(headerSchema, part))
    else if (part.name === manifestPart) manifest = await readAs(manifestSchema, part)
    else await takers.part?.(part)
  }
  if (!manifest) throw new Error('The backup was cut off: its manifest is missing.')
  refuseAltered(manifest, digests)
  return manifest
}

function refuseAltered({ parts }: Manifest, found: Record<string, Digest>) {
  const names = new Set([...Object.keys(parts), ...Object.keys(found)])
  names.delete(manifestPart)
  for (const name of names)
    if (parts[name]?.sha256 !== found[name]?.sha256)
      throw new Error(`The backup is damaged: ${name} is not what was written.`)
}

/** @throws where a version wrote it that this one does not know, or no version of the product did */
async function readAs<T>(schema: z.ZodMiniType<T>, part: Part): Promise<T> {
  const read = schema.safeParse(parsed(await textOf(part)))
  if (read.success) return read.data
  throw new Error(`The backup cannot be read: another version of the product wrote ${part.name}.`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The whole of a part that is known to be small. */
export async function wholeOf({ content }: Part): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const textOf = async (part: Part) => (await wholeOf(part)).toString('utf8')

async function* partsOf(source: Readable, digests: Record<string, Digest>) {
  const pieces = piecesOf(source)
  const at = { piece: await nextOf(pieces) }
  while (at.piece) {
    const { part: name } = at.piece
    const hash = createHash('sha256')
    let bytes = 0
    const contents = async function* () {
      for (; at.piece?.part === name; at.piece = await nextOf(pieces)) {
        hash.update(at.piece.content)
        bytes += at.piece.content.length
        yield at.piece.content
      }
    }
    const content = contents()
    yield { name, content }
    // What nobody has read is read for its digest.
    for await (const _ of content) continue
    digests[name] = { bytes, sha256: hash.digest('hex') }
  }
}

interface Piece {
  part: string
  content: Buffer
}

async function* piecesOf(source: Readable): AsyncGenerator<Piece> {
  const tar = extract()
  source.on('error', (error) => tar.destroy(error))
  source.pipe(tar)
  for await (const entry of tar) {
    const chunks: Buffer[] = []
    for await (const chunk of entry) chunks.push(chunk as Buffer)
    yield { part: partOfPiece(entry.header.name), content: await unpack(Buffer.concat(chunks)) }
  }
}

async function nextOf(pieces: AsyncIterator<Piece>): Promise<Piece | null> {
  const { value, done } = await pieces.next()
  return done ? null : value
}

/**
 * What was sealed for a recipient, opened with the identity.
 * @throws when the identity is not the recipient's
 */
export async function unsealed(source: Readable, identity: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const closed = Readable.toWeb(source) as ReadableStream<Uint8Array>
  return Readable.fromWeb((await decrypter.decrypt(closed)) as never)
}
