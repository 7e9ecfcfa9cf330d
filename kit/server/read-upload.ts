import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { countHit } from './rate-limit.ts'
import type { System } from './change.ts'
import { Problem } from './problems.ts'

/** A file as it was sent, whole, before anything is done with it. */
export interface SentFile {
  name: string
  content: Buffer
  /** It was longer than the endpoint takes; nothing of it is kept. */
  isTooLarge: boolean
}

const hour = 3600

/**
 * Reads the one file of a multipart request to its end. A slow or dropped line holds no connection
 * of the database: no change has begun yet.
 * @returns null when the request has no file
 * @throws 429 when visitors of one address send too many files, or too much
 */
export async function readUpload(
  request: FastifyRequest,
  { endpoint, system }: { endpoint: Endpoint; system: System },
): Promise<SentFile | null> {
  const { settings, outside } = system
  const isOpen = 'public' in endpoint.access
  const count = (what: 'files' | 'kilobytes', most: number, amount = 1) =>
    countHit(outside, { key: `upload:${what}:${request.ip}`, most, seconds: hour, amount })
  if (isOpen) await count('files', settings.openUploadsPerHour)
  const sent = await readWhole(request, mostOf(endpoint) ?? settings.uploadMaxBytes)
  if (isOpen && sent)
    await count('kilobytes', settings.openUploadBytesPerHour / 1024, kilobytesOf(sent))
  return sent
}

const kilobytesOf = ({ content }: SentFile) => Math.ceil(content.length / 1024)

const mostOf = ({ upload }: Endpoint) => (typeof upload === 'object' ? upload.most : null)

/** What reaches the limit and goes on only after a pause is cut off by the library without a word. */
async function readWhole(request: FastifyRequest, most: number): Promise<SentFile | null> {
  const part = await request.file({ limits: { fileSize: most } }).catch(refuseForm)
  if (!part) return null
  const content = await part.toBuffer().catch((error: FormError) => {
    if (error.statusCode === 413) return null
    return refuseForm(error)
  })
  const isTooLarge = !content || part.file.truncated
  // A part that names no file has none, whatever its type says.
  const name = (part.filename as string | undefined) ?? ''
  return { name, content: isTooLarge ? Buffer.alloc(0) : content, isTooLarge }
}

type FormError = Error & { statusCode?: number }

/** What the library complains of without a status is a form that is cut off or is none. */
function refuseForm(error: FormError): never {
  throw error.statusCode ? error : new Problem(400, 'invalidInput')
}
