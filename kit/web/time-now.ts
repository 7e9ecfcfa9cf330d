import { now } from './clock.ts'
import { organisation } from './organisation.ts'

/** The time of day where the organisation is, as `14:30`. */
export const timeNow = (): string =>
  now().toLocaleTimeString('en-GB', { timeZone: organisation.get().timeZone, timeStyle: 'short' })
