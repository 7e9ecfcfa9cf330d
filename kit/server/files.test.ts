import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { mkdtempSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFiles } from './files.ts'
import { loadSettings } from './settings.ts'

/** A bucket that keeps objects in memory and speaks the part of S3 that files need. */
const objects = new Map<string, Buffer>()
let bucket: Server
beforeAll(async () => {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const key = new URL(request.url ?? '', 'http://bucket').pathname
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256'))
      return response.writeHead(403).end()
    if (request.method === 'PUT') objects.set(key, await buffer(request))
    if (request.method === 'DELETE') objects.delete(key)
    const content = objects.get(key)
    if (request.method === 'GET' && !content) return response.writeHead(404).end()
    return response.writeHead(200).end(request.method === 'GET' ? content : undefined)
  }
  bucket = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => bucket.listen(0, '127.0.0.1', listening))
})
afterAll(() => bucket.close())

const settings = (environment: Record<string, string>) =>
  loadSettings({
    NODE_ENV: 'test',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'programs-files-')),
    ...environment,
  })

const places = {
  folder: () => settings({}),
  bucket: () =>
    settings({
      FILES_URL: `http://key:secret@127.0.0.1:${(bucket.address() as AddressInfo).port}/papers`,
    }),
}

describe.each(['folder', 'bucket'] as const)('files in a %s', (place) => {
  it('are kept, read back byte by byte and removed', async () => {
    const files = openFiles(places[place]())
    const content = Buffer.from([0, 255, 10, 13, 200])
    await files.put('documents/one', content, 'application/octet-stream')
    expect(await buffer(await files.get('documents/one'))).toEqual(content)
    await files.remove('documents/one')
    await expect(async () => buffer(await files.get('documents/one'))).rejects.toThrow()
    await expect(files.probe()).resolves.toBeUndefined()
  })
})
