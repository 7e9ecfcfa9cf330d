import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { decrypt, encrypt } from './encryption.ts'

const key = (id: string) => ({ id, key: randomBytes(32) })
const [old, fresh] = [key('old'), key('new')]

it('reads what it wrote, never twice the same', () => {
  const sealed = encrypt({ encryptionKeys: [old] }, 'CH93 Zürich')
  expect(sealed).not.toContain('CH93')
  expect(encrypt({ encryptionKeys: [old] }, 'CH93 Zürich')).not.toBe(sealed)
  expect(decrypt({ encryptionKeys: [old] }, sealed)).toBe('CH93 Zürich')
})

it('encrypts with the first key and decrypts with all', () => {
  const sealed = encrypt({ encryptionKeys: [old] }, 'x')
  expect(decrypt({ encryptionKeys: [fresh, old] }, sealed)).toBe('x')
  expect(encrypt({ encryptionKeys: [fresh, old] }, 'x')).toMatch(/^new:/)
  expect(() => decrypt({ encryptionKeys: [fresh] }, sealed)).toThrow('no key named old')
})

it('notices an altered value', () => {
  const sealed = encrypt({ encryptionKeys: [old] }, 'ten shares')
  const altered = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')
  expect(() => decrypt({ encryptionKeys: [old] }, altered)).toThrow()
})
