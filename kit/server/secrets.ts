import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits that a link, a session or a device carries; `secretHash` alone is kept of them. */
export const makeSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of a secret: whoever reads it there has no way in. */
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest()
