import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Settings } from './settings.ts'

/** Where uploaded files lie: a folder, or an S3-compatible bucket. */
export interface Files {
  put(key: string, content: Buffer, mediaType: string): Promise<void>
  get(key: string): Promise<Readable>
  remove(key: string): Promise<void>
  /** Writes and removes a small file; throws when files cannot be kept. */
  probe(): Promise<void>
}

/** A kept file whole, before an answer with it begins; null when it is missing. */
export async function wholeFile(files: Files, key: string): Promise<Buffer | null> {
  const parts: Buffer[] = []
  try {
    for await (const part of await files.get(key)) parts.push(part as Buffer)
  } catch {
    return null
  }
  return Buffer.concat(parts)
}

/** `FILES_URL` such as `https://key:secret@host/bucket?region=ca-central-1`; a folder without it. */
export function openFiles(settings: Settings): Files {
  return settings.filesUrl
    ? bucketFiles(new URL(settings.filesUrl))
    : folderFiles(join(settings.dataDir, 'files'))
}

/**
 * The same files, of which those that a change puts go again when its work fails: rows and bytes are
 * kept together. What fails in committing leaves bytes behind: the rows may be there.
 */
export function revocable(files: Files) {
  const put: string[] = []
  return {
    ...files,
    async put(key: string, content: Buffer, mediaType: string) {
      put.push(key)
      await files.put(key, content, mediaType)
    },
    async unlessItFails<T>(work: () => T | Promise<T>): Promise<T> {
      try {
        return await work()
      } catch (error) {
        await Promise.allSettled(put.map((key) => files.remove(key)))
        throw error
      }
    },
  }
}

const withProbe = (files: Omit<Files, 'probe'>): Files => ({
  ...files,
  async probe() {
    const key = `probe/${randomUUID()}`
    await files.put(key, Buffer.from('probe'), 'text/plain')
    await files.remove(key)
  },
})

function folderFiles(folder: string): Files {
  const path = (key: string) => join(folder, key)
  return withProbe({
    async put(key, content) {
      await mkdir(dirname(path(key)), { recursive: true })
      const temporary = `${path(key)}.${randomUUID()}`
      try {
        await writeFile(temporary, content, { mode: 0o600, flush: true })
        await rename(temporary, path(key))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    get: async (key) => createReadStream(path(key)),
    remove: (key) => rm(path(key), { force: true }),
  })
}

function bucketFiles(url: URL): Files {
  const Bucket = url.pathname.slice(1)
  const client = new S3Client({
    endpoint: `${url.protocol}//${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  })
  return withProbe({
    async put(Key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }))
    },
    async get(Key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      return Body as Readable
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
  })
}
