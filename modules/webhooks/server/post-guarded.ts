import http from 'node:http'
import https from 'node:https'
import { faultOfAddress, guardedLookup, literalOf, UnsafeAddress } from './guarded-address.ts'

export interface Posting {
  address: string
  headers: Readonly<Record<string, string>>
  body: string
  timeout: number
  allowsPrivate: boolean
}

export interface Answer {
  status: number
  /** The first 2 KB. */
  text: string
  retryAfter: string | null
}

/** So much of an answer is read. */
const mostRead = 2048

/**
 * Posts to an address outside, and nowhere else: literals are judged before anything is dialled, names
 * by what they are found to be at that moment; no redirect is followed and no proxy asked.
 * @throws an error with a `code`, also when the whole of it took too long
 */
export async function postGuarded(posting: Posting): Promise<Answer> {
  const { address, allowsPrivate } = posting
  if (faultOfAddress(address, allowsPrivate)) throw new UnsafeAddress('not to be dialled')
  const { Agent, request } = address.startsWith('https:') ? https : http
  const agent = new Agent({ keepAlive: false })
  const signal = AbortSignal.timeout(posting.timeout)
  try {
    return await new Promise<Answer>((resolve, reject) => {
      // Whatever became of the connection: nothing is waited for any longer.
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      const sent = request(
        address,
        {
          method: 'POST',
          agent,
          headers: { ...posting.headers, 'content-length': Buffer.byteLength(posting.body) },
          signal,
          ...(literalOf(address) === null && { lookup: guardedLookup(allowsPrivate) }),
        },
        (response) => void read(response).then(resolve, reject),
      )
      sent.on('error', reject)
      sent.on('upgrade', (response, socket) => {
        socket.destroy()
        resolve(answerOf(response, ''))
      })
      sent.end(posting.body)
    })
  } finally {
    agent.destroy()
  }
}

/** Of a huge or endless answer no more than its beginning. */
async function read(response: http.IncomingMessage): Promise<Answer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part)
    length += part.length
    if (length >= mostRead) break
  }
  response.destroy()
  const text = Buffer.concat(parts).subarray(0, mostRead).toString('utf8').replaceAll('\0', '')
  return answerOf(response, text)
}

const answerOf = ({ statusCode, headers }: http.IncomingMessage, text: string): Answer => ({
  status: statusCode ?? 0,
  text,
  retryAfter: headers['retry-after'] ?? null,
})
