import type { ChangeCall } from '#kit/server/call.ts'
import { countHit } from '#kit/server/rate-limit.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { settings as own } from './intake.settings.ts'

type Limit = 'intakeStartsPerHour' | 'intakeLinksPerHour' | 'intakeChecksPerHour'

/** Counts what visitors of one network address do in an hour; an office or a college is one address. */
export const countVisitor = (
  { outside, address, settings }: Pick<ChangeCall, 'outside' | 'address' | 'settings'>,
  what: 'start' | 'link' | 'check',
  limit: Limit,
) =>
  countHit(outside, {
    key: `intake:${what}:${address}`,
    most: settingsOf(settings, own)[limit],
    seconds: 3600,
  })
