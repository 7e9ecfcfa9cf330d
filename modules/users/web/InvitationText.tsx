import { dateFormat } from '#kit/contract/date-format.ts'
import { useLocale } from '#kit/web/language.ts'
import { useText } from '#kit/web/text.ts'
import type { UserRecord } from '../contract/users.endpoints.ts'

/** Until when the link of an invitation opens, or that it no longer does. */
export function InvitationText({ of }: { of: UserRecord['invitation'] }) {
  const text = useText()
  const locale = useLocale()
  if (!of?.isOpen) return <>{text('facts.invitationOver')}</>
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return <>{text('facts.invitationOpen', { date: format.format(new Date(of.expiresAt)) })}</>
}
