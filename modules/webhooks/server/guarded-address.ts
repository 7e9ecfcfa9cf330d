import dns from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Ranges beside the public one that an installation in its own network may allow; never link-local. */
const ofOwnNetwork = ['private', 'uniqueLocal', 'loopback', 'carrierGradeNat']

/** An IPv4 address in the old way to write it as IPv6, `::127.0.0.1`: what it leads to nobody knows. */
const compatible: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('::'), 96]
/** Where a machine in a cloud asks for its own keys. */
const metadata: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('fd00:ec2::'), 32]

/** `::127.0.0.1` as `::7f00:1`: the library takes the former for a mapped address, which it is not. */
const inHex = (address: string): string =>
  address.includes(':') && address.includes('.')
    ? new URL(`http://[${address}]`).hostname.slice(1, -1)
    : address

/** Refused in one's own network, too. The loopback `::1` is like the other one. */
const isOfMachines = (found: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  found instanceof ipaddr.IPv6 &&
  (found.match(metadata) || (found.match(compatible) && found.range() !== 'loopback'))

/** Whether something may be sent to an address: mapped, translated and special ones are none. */
export function isSafeAddress(address: string, allowsPrivate: boolean): boolean {
  if (!ipaddr.isValid(address)) return false
  const found = ipaddr.process(inHex(address))
  if (isOfMachines(found)) return false
  const range = found.range()
  return range === 'unicast' || (allowsPrivate && ofOwnNetwork.includes(range))
}

export type AddressFault =
  | 'addressInvalid'
  | 'addressSecure'
  | 'addressPort'
  | 'addressPrivate'
  | 'addressLogin'

/** What is wrong with an address as it is written; a host by name is looked up when it is dialled. */
export function faultOfAddress(typed: string, allowsPrivate: boolean): AddressFault | null {
  if (!URL.canParse(typed)) return 'addressInvalid'
  const { protocol, port, username, password } = new URL(typed)
  if (protocol !== 'https:' && protocol !== 'http:') return 'addressInvalid'
  if (username || password) return 'addressLogin'
  if (protocol === 'http:' && !allowsPrivate) return 'addressSecure'
  if (port !== '' && !allowsPrivate) return 'addressPort'
  const literal = literalOf(typed)
  return literal === null || isSafeAddress(literal, allowsPrivate) ? null : 'addressPrivate'
}

/** The host, where it is an IP address however it is written (`2130706433`, `[::1]`); else null. */
export function literalOf(address: string): string | null {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? null : host
}

export class UnsafeAddress extends Error {
  readonly code = 'UNSAFE_ADDRESS'
}

/**
 * Looks a host up and lets nothing be dialled unless all of its addresses are safe. What it answers is
 * what is dialled: a name cannot lead elsewhere in between. Literals are never looked up.
 */
export const guardedLookup =
  (allowsPrivate: boolean): LookupFunction =>
  (host, options, callback) => {
    dns.lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '')
      const isSafe =
        found.length > 0 && found.every((each) => isSafeAddress(each.address, allowsPrivate))
      if (!isSafe) return callback(new UnsafeAddress('not on the public internet'), '')
      if (options.all) return callback(null, found)
      const [{ address, family } = { address: '', family: 4 }] = found
      return callback(null, address, family)
    })
  }

const patience = 3000

/** Of a host that is to be saved: `addressPrivate`, `addressUnknown`, or null. */
export function faultOfHost(host: string, allowsPrivate: boolean) {
  return new Promise<'addressPrivate' | 'addressUnknown' | null>((resolve) => {
    const timer = setTimeout(() => resolve('addressUnknown'), patience)
    guardedLookup(allowsPrivate)(host, { all: true }, (error) => {
      clearTimeout(timer)
      resolve(
        error === null
          ? null
          : error instanceof UnsafeAddress
            ? 'addressPrivate'
            : 'addressUnknown',
      )
    })
  })
}
