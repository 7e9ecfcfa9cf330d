import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** What the mail server does with a recipient: an answer in its own words, silence, or it hangs up. */
type Manner = { answer: string } | { waitsFor: Promise<void> } | 'hangsUp' | { afterText: string }

/** A mail server that takes everything, but from those whom it treats otherwise. */
export async function openMailServer() {
  const manners = new Map<string, Manner>()
  let ofAll: Manner | undefined
  const taken: { address: string; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onRcptTo({ address }, session, reply) {
      const manner = manners.get(address) ?? ofAll
      if (manner === 'hangsUp') return connectionOf(server, session.id)?._socket.destroy()
      if (manner && 'answer' in manner) return reply(said(manner.answer))
      if (manner && 'waitsFor' in manner) await manner.waitsFor
      return reply(null)
    },
    onData(stream, { envelope }, done) {
      let raw = ''
      stream.on('data', (chunk: Buffer) => {
        raw += chunk.toString('latin1')
      })
      stream.on('end', () => {
        const [{ address } = { address: '' }] = envelope.rcptTo
        const manner = manners.get(address)
        if (typeof manner === 'object' && 'afterText' in manner) return done(said(manner.afterText))
        taken.push({ address, raw })
        return done()
      })
    },
  })
  // Whoever hangs up is no failure of the test.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    treat: (address: string, manner: Manner) => manners.set(address, manner),
    /** Whomever nothing else is said of. */
    treatAll: (manner: Manner | undefined) => {
      ofAll = manner
    },
    takesAgain: (address: string) => manners.delete(address),
    takenFor: (address: string) => taken.filter((mail) => mail.address === address),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

export type MailServer = Awaited<ReturnType<typeof openMailServer>>

/** `550 5.1.1 No such user`, as the server answers it. */
function said(answer: string): Error {
  const [, code = '', words = ''] = /^(\d{3}) (.*)$/.exec(answer) ?? []
  return Object.assign(new Error(words), { responseCode: Number(code) })
}

interface Connection {
  session: { id: string }
  _socket: { destroy(): void }
}

const connectionOf = (server: SMTPServer, id: string) =>
  [...(server as unknown as { connections: Set<Connection> }).connections].find(
    ({ session }) => session.id === id,
  )
