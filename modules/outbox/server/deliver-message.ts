import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'
import { declaredButton, type Letter } from '#kit/contract/define-letters.ts'
import type { Language } from '#kit/contract/strings.ts'
import { kitTranslator } from '#kit/server/messages.ts'
import { leaves } from '#kit/server/message-secrets.ts'
import type { ClosableDeliver, Deliver, Waiting } from '#kit/server/outbox.ts'
import type { Settings } from '#kit/server/settings.ts'
import { Undelivered } from '#kit/server/undelivered.ts'
import { unsubscribeToken } from '#kit/server/unsubscribe-token.ts'
import { opensLetter } from '#kit/server/letter-on-paper.ts'
import { mailPage } from './mail-page.ts'
import { whyUndelivered } from './why-undelivered.ts'

const patience = 15_000
const mostConnections = 2
/** Before mail servers hang up by themselves. */
const idleTimeout = 10_000

/** By SMTP and the provider of text messages where set up; else a JSON file under the data folder. */
export function deliveryBy(settings: Settings, letters: readonly Letter[] = []): ClosableDeliver {
  const buttonOf = wordsOnButtons(letters)
  const optional = new Set(
    letters.flatMap(({ key, declared }) => (declared.kind || declared.isDigest ? [key] : [])),
  )
  const transport = settings.smtpUrl ? connect(settings.smtpUrl) : null
  const sms = settings.smsUrl ? new URL(settings.smsUrl) : null
  const deliver: Deliver = async (message) => {
    if (message.channel === 'mail' && transport)
      await sendMail(transport, message, {
        settings,
        button: buttonOf(message),
        isOptional: optional.has(message.template),
      })
    else if (message.channel === 'sms' && sms) await sendText(sms, message)
    else await writeToFolder(join(settings.dataDir, 'outbox'), message)
    return leaves(settings, message.channel)
  }
  return Object.assign(deliver, { close: () => transport?.close() })
}

/**
 * Few connections, which the mails follow one another on. One that the server closed meanwhile is replaced
 * before a byte of the mail has left; a mail that breaks off later the outbox tries again.
 */
const connect = (url: string) =>
  createTransport({
    url,
    pool: true,
    maxConnections: mostConnections,
    maxRequeues: 1,
    idleTimeout,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })

/** What the button of a message says; a letter that is declared no more opens the portal. */
function wordsOnButtons(letters: readonly Letter[]) {
  const known = new Map(letters.map((letter) => [letter.key, letter]))
  return ({ template, language: said, link }: Waiting): string => {
    const language: Language = said === 'fr' ? 'fr' : 'en'
    const letter = known.get(template)
    if (letter && opensLetter(letter, { link })) return kitTranslator(language)('mail.letter')
    return (letter && declaredButton(letter, language)) ?? kitTranslator(language)('mail.open')
  }
}

interface Sending {
  settings: Settings
  button: string
  /** Its reader may do without letters of its kind. */
  isOptional: boolean
}

/** Mail programs offer to stop such mails, with one click and without signing in (RFC 8058). */
const unsubscribing = (settings: Settings, id: string) => ({
  'list-unsubscribe': `<${settings.publicUrl}/unsubscribe?token=${unsubscribeToken(settings, id)}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
})

async function sendMail(transport: Transporter, message: Waiting, sending: Sending) {
  const { settings, button, isOptional } = sending
  const { id, recipient, language, subject, body, link } = message
  const mail = {
    messageId: `<${id}@${new URL(settings.publicUrl).hostname}>`,
    from: settings.mailFrom,
    to: { name: '', address: recipient },
    subject,
    text: plainText(message, button),
    html: mailPage({ language, subject, body, link, button, title: settings.appTitle }),
    headers: {
      'content-language': language,
      'auto-submitted': 'auto-generated',
      ...(isOptional && unsubscribing(settings, id)),
    },
  }
  try {
    await transport.sendMail(mail)
  } catch (error) {
    throw whyUndelivered(error)
  }
}

const plainText = ({ body, link, language }: Waiting, button: string) =>
  link
    ? `${body}\n\n${kitTranslator(language === 'fr' ? 'fr' : 'en')('mail.way', { button, link })}`
    : body

/**
 * Posts `{to, text}` as JSON. Name and password in the address are sent as HTTP basic
 * authentication; any answer but 2xx counts as not sent.
 */
async function sendText(provider: URL, message: Waiting) {
  const { username, password } = provider
  const address = new URL(provider)
  address.username = address.password = ''
  const credentials = [username, password].map(decodeURIComponent).join(':')
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // A provider that knows it leaves out a message that came already.
      'idempotency-key': message.id,
      ...(username && { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
    },
    body: JSON.stringify({
      to: message.recipient,
      text: message.link ? `${message.body}\n\n${message.link}` : message.body,
    }),
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
  }).catch((error: Error) => {
    throw new Undelivered(error.message, { kind: 'unreachable' })
  })
  await response.body?.cancel()
  if (!response.ok)
    throw new Undelivered(`The provider of text messages answered ${response.status}`, {
      kind: 'provider',
    })
}

/** Written under another name first, so that a reader never sees half a message. */
async function writeToFolder(folder: string, message: Waiting) {
  await mkdir(folder, { recursive: true })
  const name = `${message.id}.json`
  const temporary = join(folder, `.${randomUUID()}`)
  await writeFile(temporary, JSON.stringify(message, null, 2), { mode: 0o600 })
  await rename(temporary, join(folder, name))
}
