import { Undelivered, type FailureKind } from '#kit/server/undelivered.ts'

/** As nodemailer says what went wrong. */
interface MailError extends Error {
  code?: string
  /** The command that was refused: `RCPT TO`, `DATA`, `AUTH PLAIN`. */
  command?: string
  responseCode?: number
  /** The mail server's own words, with the code before them. */
  response?: string
}

/** So long is what mail servers say of a refusal; a reader need not read a novel. */
const longest = 500

/**
 * What became of a mail. A refusal of the address or of the text (5xx after `RCPT TO` or `DATA`) is for
 * good; that the portal is not let send (530, 5.7.x), a busy server (4xx) and one that is not to be
 * reached pass by.
 */
export function whyUndelivered(thrown: unknown): Undelivered {
  const error = Object(thrown) as MailError
  const { code, response } = error
  const said = (response ?? error.message ?? String(thrown)).replace(/\s+/g, ' ').slice(0, longest)
  const kind = kindOf(error)
  const isForGood = kind === 'address' || kind === 'message'
  return new Undelivered(said, { kind, isForGood, ...(code && { code }) })
}

function kindOf({ code, command = '', responseCode, response = '' }: MailError): FailureKind {
  if (code === 'EAUTH') return 'signIn'
  if (!responseCode) return kindWithoutAnswer[code ?? ''] ?? 'other'
  if (responseCode < 500) return 'busy'
  if (responseCode === 530 || /^\d{3}[ -]5\.7\./.test(response)) return 'denied'
  if (command === 'RCPT TO') return 'address'
  return command === 'DATA' ? 'message' : 'denied'
}

/** Of a mail that no mail server was asked about, or none has answered. */
const kindWithoutAnswer: Partial<Record<string, FailureKind>> = {
  ECONNECTION: 'unreachable',
  EDNS: 'unreachable',
  EPROXY: 'unreachable',
  ESOCKET: 'unreachable',
  ETIMEDOUT: 'unreachable',
  ETLS: 'unreachable',
  // The address cannot be written in an envelope, or the text is longer than the server takes.
  EENVELOPE: 'address',
  EMESSAGE: 'message',
}
