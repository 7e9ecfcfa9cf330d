import { smallStore } from '#kit/web/small-store.ts'

interface Asked {
  typed: { userType?: string; name?: string; email?: string }
  /** Seconds until the mail may be asked for again. */
  resendAfter: number
}

/** What was typed into the registration, but for the password, for as long as the page stays open. */
export const lastAsked = smallStore<Asked>({ typed: {}, resendAfter: 0 })
