import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  headers: http.IncomingHttpHeaders
  body: string
}

type Answering = (received: Received, response: http.ServerResponse) => void

const accept: Answering = (_, response) => response.writeHead(204).end()

/** Another system, as far as one can be in a test: it answers as it is told to. */
export async function openReceiver() {
  const received: Received[] = []
  let answering = accept
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const one = { headers: request.headers, body: Buffer.concat(parts).toString() }
      received.push(one)
      answering(one, response)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    /** What it has been told, by event. */
    events: () => received.map(({ body }) => (JSON.parse(body) as { type: string }).type),
    answer: (how: Answering = accept) => void (answering = how),
    answerWith: (status: number, headers: Record<string, string> = {}, text = '') =>
      void (answering = (_, response) => response.writeHead(status, headers).end(text)),
    forget() {
      received.length = 0
      answering = accept
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
export type Receiver = Awaited<ReturnType<typeof openReceiver>>
