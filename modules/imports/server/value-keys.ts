import { keyedHash } from '#kit/server/keyed-hash.ts'
import type { Settings } from '#kit/server/settings.ts'

/** What stands for a cell or a key of a file beside its encrypted rows: equal ones are alike. */
export const valueKey = (settings: Settings, id: string, value: string): string =>
  keyedHash(settings, { purpose: `imports.${id}`, value }).toString('base64url')
