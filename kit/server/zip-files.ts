import { Readable } from 'node:stream'
import type { StreamAnswer } from './call.ts'
import type { Files } from './files.ts'
import { zipped, type ZipEntry } from './zip-entries.ts'

export interface ZippedFile {
  /** With the folder in which it lies in the archive, if any. */
  name: string
  storageKey: string
}

/** Stored files as one archive. Two of one name are both in it: the second as `scan (2).pdf`. */
export function zipFiles(
  files: Files,
  { all, fileName }: { all: readonly ZippedFile[]; fileName: string },
): StreamAnswer {
  const body = Readable.from(zipped(entriesOf(files, all)))
  return { mediaType: 'application/zip', fileName, body }
}

async function* entriesOf(files: Files, all: readonly ZippedFile[]): AsyncGenerator<ZipEntry> {
  for (const { name, storageKey } of distinct(all))
    yield { name, isPacked: true, parts: await files.get(storageKey) }
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
