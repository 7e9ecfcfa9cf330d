import dns from 'node:dns'
import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { faultOfAddress, isSafeAddress } from './guarded-address.ts'
import {
  askFor,
  deliver,
  deliveriesOf,
  leadAdded,
  receiver,
  server,
  webhookOf,
  withReceiver,
} from './webhooks.test-people.ts'

withReceiver({ WEBHOOK_PRIVATE_ADDRESSES: 'off' })
afterEach(() => vi.restoreAllMocks())

const open = 'https://93.184.216.34/hook'

const asDeclared = dns.lookup.bind(dns)
type Back = (error: Error | null, found: { address: string; family: number }[]) => void

/** Of the receiver's name alone; the test itself goes on reaching its server. */
function answerLookups(answer: (back: Back) => void) {
  const asked: string[] = []
  vi.spyOn(dns, 'lookup').mockImplementation(((name: string, options: object, back: Back) => {
    if (name !== 'hooks.example.com') return asDeclared(name, options, back as never)
    asked.push(name)
    return answer(back)
  }) as never)
  return asked
}

/** The name leads to these addresses, one answer after the other. */
function resolveTo(...answers: string[][]) {
  const left = [...answers]
  return answerLookups((back) => {
    const found = left.length > 1 ? left.shift()! : left[0]!
    back(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  })
}

const complaint = async (address: string) => {
  const { status, body } = await askFor({ address })
  return [status, body.errors?.['address']?.[0]?.code]
}

describe('an address is refused when it is saved', () => {
  it.each([
    ['http://93.184.216.34/hook', 'addressSecure'],
    ['ftp://93.184.216.34/hook', 'addressInvalid'],
    ['accounting', 'addressInvalid'],
    ['https://93.184.216.34:8443/hook', 'addressPort'],
    ['https://amina:secret@93.184.216.34/hook', 'addressLogin'],
    ['https://127.0.0.1/hook', 'addressPrivate'],
    ['https://2130706433/hook', 'addressPrivate'],
    ['https://0x7f.1/hook', 'addressPrivate'],
    ['https://[::1]/hook', 'addressPrivate'],
    ['https://[::ffff:10.0.0.1]/hook', 'addressPrivate'],
    ['https://[64:ff9b::a00:1]/hook', 'addressPrivate'],
    ['https://10.1.2.3/hook', 'addressPrivate'],
    ['https://192.168.1.1/hook', 'addressPrivate'],
    ['https://100.64.0.1/hook', 'addressPrivate'],
    ['https://169.254.169.254/latest/meta-data', 'addressPrivate'],
    ['https://0.0.0.0/hook', 'addressPrivate'],
    ['https://[fe80::1]/hook', 'addressPrivate'],
    ['https://[fd00::1]/hook', 'addressPrivate'],
    ['https://[::127.0.0.1]/hook', 'addressPrivate'],
    ['https://[fd00:ec2::254]/hook', 'addressPrivate'],
  ])('%s', async (address, code) => {
    expect(await complaint(address)).toEqual([422, code])
  })

  it('a name of which any address is private, or that is not found', async () => {
    resolveTo(['93.184.216.34', '10.0.0.1'])
    expect(await complaint('https://hooks.example.com/')).toEqual([422, 'addressPrivate'])
    vi.restoreAllMocks()
    answerLookups((back) => back(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), []))
    expect(await complaint('https://hooks.example.com/')).toEqual([422, 'addressUnknown'])
  })
  it('but not one on the public internet', async () => {
    resolveTo(['93.184.216.34', '2606:2800:220:1::1'])
    expect(await complaint('https://hooks.example.com/')).toEqual([201, undefined])
    expect(await complaint(open)).toEqual([201, undefined])
  })
})

describe('an address is judged once more whenever something is sent', () => {
  it('a name that leads elsewhere by then is not dialled', async () => {
    const asked = resolveTo(['93.184.216.34'], ['127.0.0.1'])
    const { webhook } = await webhookOf({ address: 'https://hooks.example.com/' })
    await leadAdded()
    await deliver()
    expect(asked).toHaveLength(2)
    expect((await deliveriesOf(webhook.id))[0]).toMatchObject({
      state: 'retrying',
      failure: 'privateAddress',
      answerStatus: null,
    })
  })

  it('nor is a literal that came into the database some other way', async () => {
    const { webhook } = await webhookOf({ address: open })
    await sql`update webhooks set address = ${receiver.address}`.execute(server.db)
    await leadAdded()
    await deliver()
    expect(receiver.received).toEqual([])
    expect((await deliveriesOf(webhook.id))[0]).toMatchObject({ failure: 'privateAddress' })
  })
})

describe('an installation in its own network', () => {
  it('may allow private addresses, any port and http, and never link-local ones', () => {
    expect(faultOfAddress('http://10.0.0.8:8080/hook', true)).toBeNull()
    expect(faultOfAddress('http://localhost/hook', true)).toBeNull()
    expect(isSafeAddress('127.0.0.1', true)).toBe(true)
    expect(isSafeAddress('169.254.169.254', true)).toBe(false)
    expect(isSafeAddress('0.0.0.0', true)).toBe(false)
    expect(isSafeAddress('::127.0.0.1', true)).toBe(false)
    expect(isSafeAddress('::10.0.0.8', true)).toBe(false)
    expect(isSafeAddress('fd00:ec2::254', true)).toBe(false)
    expect(isSafeAddress('fd00:ec3::254', true)).toBe(true)
    expect(isSafeAddress('::1', true)).toBe(true)
    expect(isSafeAddress('224.0.0.1', true)).toBe(false)
    expect(isSafeAddress('not an address', true)).toBe(false)
  })
})
