import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface Arriving {
  /** Of all that came, the how manyth. */
  at: number
}

/** A mail server that keeps nothing of what it takes but how often each recipient got some. */
export async function openCounting() {
  const taken = new Map<string, number>()
  let connections = 0
  let at = 0
  let hangsUp = (_: Arriving): 'before' | 'within' | null => null
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onConnect(_, done) {
      connections += 1
      done()
    },
    onRcptTo(_, { id }, done) {
      at += 1
      if (hangsUp({ at }) === 'before') return cut(server, id)
      done()
    },
    onData(stream, { envelope, id }, done) {
      stream.resume()
      if (hangsUp({ at }) === 'within') return cut(server, id)
      stream.on('end', () => {
        const [{ address } = { address: '' }] = envelope.rcptTo
        taken.set(address, (taken.get(address) ?? 0) + 1)
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    connections: () => connections,
    hangUpOn: (when: typeof hangsUp) => void (hangsUp = when),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

interface Connection {
  session: { id: string }
  _socket: { destroy(): void }
}

const cut = (server: SMTPServer, id: string) =>
  [...(server as unknown as { connections: Set<Connection> }).connections]
    .find(({ session }) => session.id === id)
    ?._socket.destroy()
