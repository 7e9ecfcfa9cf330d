import * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { bilingual, choice, email, integer, longText, text, yesNo } from '#kit/contract/fields.ts'

const isKnown = (kind: 'timeZone' | 'currency', value: string) =>
  Intl.supportedValuesOf(kind).includes(value)

/** A place's time zone, e.g. `America/Toronto`. */
const timeZone = z
  .string()
  .check(z.refine((typed) => typed === 'UTC' || isKnown('timeZone', typed), 'choice'))

const currency = z.string().check(z.refine((typed) => isKnown('currency', typed), 'choice'))

/** What holds for the whole organisation, kept once. */
export const generalSettings = defineEntity('generalSettings', {
  organisationName: bilingual(120),
  postalAddress: longText(300),
  contactEmail: email(),
  timeZone: { ...text(64, { required: true }), schema: timeZone },
  currency: { ...text(3, { required: true }), schema: currency },
  hchLabel: bilingual(40),
  hchHelp: bilingual(300),
  birthdayLeadDays: integer({ min: 0, max: 60 }, { required: true }),
  birthdayLeapRule: choice(['feb28', 'mar1'], { required: true }),
  birthdayDigestHour: integer({ min: 0, max: 23 }, { required: true }),
  /** 0 where only whole shares are held. */
  shareDecimals: integer({ min: 0, max: 4 }, { required: true }),
  /** Shareholders may have a share price of their own. */
  allowsOwnSharePrices: yesNo({ required: true }),
  /** Who may make API tokens; `off`: those that there are do not work either. */
  apiTokens: choice(['everyone', 'withTwoFactor', 'off'], { required: true }),
})
