import { PassThrough, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { expect, it } from 'vitest'
import type { Header } from './archive-format.ts'
import { fileKeyOf } from './archive-names.ts'
import { readArchive, wholeOf } from './read-archive.ts'
import { writeArchive } from './write-archive.ts'

const [zipped, unzipped] = [promisify(gzip), promisify(gunzip)]
const header: Header = {
  format: 1,
  takenAt: '2026-11-25T02:30:00Z',
  migrations: ['a'],
  columns: {},
  keys: [],
}
const nothing = { rows: {}, sequences: {}, missingFiles: [] }
/** More than one piece holds, and no two pieces alike. */
const large = Buffer.alloc(9 * 2 ** 20, Buffer.from(Array.from({ length: 251 }, (_, at) => at)))
const parts: Record<string, Buffer> = {
  'tables/empty': Buffer.alloc(0),
  'tables/orders': Buffer.from('1\tbuy\n2\tsell\n'),
  'files/2026/a1': large,
}

/** As a table or a file arrives. */
function* chunksOf(content: Buffer) {
  for (let at = 0; at < content.length; at += 2 ** 20) yield content.subarray(at, at + 2 ** 20)
}

async function written(): Promise<Buffer> {
  const sink = new PassThrough()
  const [bytes] = await Promise.all([
    sink.toArray(),
    writeArchive(sink, {
      header,
      async fill(archive) {
        for (const [name, content] of Object.entries(parts))
          await archive.add(name, chunksOf(content))
        return nothing
      },
    }),
  ])
  return Buffer.concat(bytes as Buffer[])
}

/** The same archive with other pieces, each of them sound in itself; null leaves one out. */
async function meddled(change: (name: string, content: Buffer) => Buffer | null): Promise<Buffer> {
  const [source, target] = [extract(), pack()]
  Readable.from([await written()]).pipe(source)
  for await (const entry of source) {
    const chunks: Buffer[] = []
    for await (const chunk of entry) chunks.push(chunk as Buffer)
    const { name } = entry.header
    const content = change(name, await unzipped(Buffer.concat(chunks)))
    if (content) target.entry({ name }, await zipped(content))
  }
  target.finalize()
  return Buffer.concat((await target.pipe(new PassThrough()).toArray()) as Buffer[])
}

const read = (archive: Buffer, part?: Parameters<typeof readArchive>[1]['part']) =>
  readArchive(Readable.from([archive]), part ? { part } : {})

it('what was written is read as it was, in pieces and empty', async () => {
  const found: Record<string, Buffer> = {}
  await read(await written(), async (part) => void (found[part.name] = await wholeOf(part)))
  expect(Object.keys(found)).toEqual(Object.keys(parts))
  for (const [name, content] of Object.entries(parts))
    expect(found[name]!.equals(content), name).toBe(true)
})

it('a part that nobody reads is held against its digest all the same', async () => {
  const other = meddled((name, content) =>
    name.startsWith('tables/orders') ? Buffer.from('1\tbuy\n2\tbuy\n') : content,
  )
  await expect(read(await other)).rejects.toThrow('tables/orders is not what was written')
})

it('a part, or one piece of it, that is left out is missed', async () => {
  const without = (start: string) =>
    meddled((name, content) => (name.startsWith(start) ? null : content))
  await expect(read(await without('tables/empty'))).rejects.toThrow('tables/empty is not')
  await expect(read(await without('files/2026/a1/000002'))).rejects.toThrow('files/2026/a1 is not')
  await expect(read(await without('manifest.json'))).rejects.toThrow('its manifest is missing')
})

it('a part that was put in is found', async () => {
  const twice = meddled((name, content) =>
    name.startsWith('header')
      ? Buffer.from(JSON.stringify({ ...header, keys: ['other'] }))
      : content,
  )
  await expect(read(await twice)).rejects.toThrow('header.json is not what was written')
})

it('what another version has begun otherwise is refused in one line', async () => {
  const older = (content: string) =>
    meddled((name, kept) => (name.startsWith('header') ? Buffer.from(content) : kept))
  const refusal = /^The backup cannot be read: another version of the product wrote header\.json\.$/
  const began = async (content: string) =>
    readArchive(Readable.from([await older(content)]), { header: () => {} })
  await expect(began(JSON.stringify({ format: 0 }))).rejects.toThrow(refusal)
  await expect(began('format 0')).rejects.toThrow(refusal)
})

it('no file is named that leads out of its folder', () => {
  expect(fileKeyOf('files/2026/a1.pdf')).toBe('2026/a1.pdf')
  for (const key of ['../a', 'a/../../b', '/etc/passwd', 'a//b', ''])
    expect(() => fileKeyOf(`files/${key}`)).toThrow(/The backup names a file/)
})
