import { createHash, generateKeyPairSync, sign } from 'node:crypto'

/** What a device does that keeps a passkey, as WebAuthn describes it: ES256, without attestation. */
export function newDevice({ origin, credentialId }: { origin: string; credentialId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  let counter = 0

  const clientData = (challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin: from }))

  return {
    credentialId: Buffer.from(credentialId).toString('base64url'),
    publicKey: coseOf(x, y),

    /** Answers a challenge; with what a thief or a copy would get wrong. */
    assert(challenge: string, wrong: { origin?: string; counter?: number } = {}) {
      counter += 1
      const client = clientData(challenge, wrong.origin)
      const data = authenticatorData(new URL(origin).hostname, wrong.counter ?? counter)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        id: Buffer.from(credentialId).toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      }
    },
  }
}

/** Who is asked, that the person was there and was recognised, and how often the key was used. */
function authenticatorData(host: string, counter: number) {
  const head = createHash('sha256').update(host).digest()
  const tail = Buffer.alloc(5)
  tail.writeUInt8(0b101, 0)
  tail.writeUInt32BE(counter, 1)
  return Buffer.concat([head, tail])
}

/** A COSE key: EC2, ES256, P-256, and the point. */
const coseOf = (x: string, y: string) =>
  Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
