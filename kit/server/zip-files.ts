import { Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'
import type { StreamAnswer } from './call.ts'
import type { Files } from './files.ts'

export interface ZippedFile {
  /** With the folder in which it lies in the archive, if any. */
  name: string
  storageKey: string
}

/**
 * Stored files as one archive; pictures and PDF are packed already, and are not packed again. One file is
 * read after the other, so memory stays flat whatever their size. Two of one name are both in it: the
 * second as `scan (2).pdf`.
 */
export function zipFiles(
  files: Files,
  { all, fileName }: { all: readonly ZippedFile[]; fileName: string },
): StreamAnswer {
  const body = Readable.from(packed(files, distinct(all)))
  return { mediaType: 'application/zip', fileName, body }
}

async function* packed(files: Files, all: readonly ZippedFile[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    ready.push(part)
  })
  for (const { name, storageKey } of all) {
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    // oxlint-disable-next-line no-await-in-loop -- one file after the other, so that memory stays flat
    for await (const part of await files.get(storageKey)) {
      entry.push(part as Buffer)
      yield* ready.splice(0)
    }
    entry.push(new Uint8Array(), true)
  }
  zip.end()
  yield* ready.splice(0)
}

function distinct(all: readonly ZippedFile[]): ZippedFile[] {
  const taken = new Set<string>()
  return all.map((file) => {
    const [, stem = file.name, ending = ''] = /^(.*?)(\.[^./]*)?$/s.exec(file.name) ?? []
    let name = file.name
    for (let nth = 2; taken.has(name.toLowerCase()); nth++) name = `${stem} (${nth})${ending}`
    taken.add(name.toLowerCase())
    return { ...file, name }
  })
}
