import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Below it, packing costs more than it saves. */
const worthIt = 1024
/** Well packed within a few milliseconds. */
const quality = { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 }

/** Sends JSON as small as the caller can read it. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, json: string) {
  reply.header('vary', 'accept-encoding, accept-language')
  const content = Buffer.from(json)
  const packer = content.length < worthIt ? null : packerFor(request)
  if (!packer) return reply.send(content)
  reply.header('content-encoding', packer)
  return reply.send(
    packer === 'br' ? await brotli(content, { params: quality }) : await gzip(content),
  )
}

function packerFor({ headers }: FastifyRequest): 'br' | 'gzip' | null {
  const refused = /;\s*q=0(\.0*)?$/
  const accepted = (headers['accept-encoding'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => !refused.test(each))
    .map((each) => each.split(';')[0])
  return (['br', 'gzip'] as const).find((each) => accepted.includes(each)) ?? null
}
