import { Agent, request } from 'node:http'

export interface RawRequest {
  method: string
  /** As it goes over the wire: nothing is normalised. */
  path: string
  headers: Record<string, string>
  body: string | null
}

export interface RawAnswer {
  status: number
  text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/**
 * One request exactly as given; a connection that the server ends without an answer is status 0. A
 * connection that was kept may be closed at its other end in the moment it is used again: then the
 * request goes out once more.
 */
export function sendRaw(address: string, raw: RawRequest): Promise<RawAnswer> {
  const { method, path, headers, body } = raw
  const { hostname, port } = new URL(address)
  return new Promise<RawAnswer>((resolve) => {
    const sent = request({ agent, hostname, port, method, path, headers }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString() }),
      )
      answer.on('error', () => resolve({ status: 0, text: 'cut off' }))
    })
    sent.on('error', (error) =>
      resolve(sent.reusedSocket ? sendRaw(address, raw) : { status: 0, text: String(error) }),
    )
    sent.end(body ?? undefined)
  })
}

/** Text as it may stand in a path or a header: everything else is written in percent. */
export const inAddress = (text: string) => encodeURIComponent(text.toWellFormed())
