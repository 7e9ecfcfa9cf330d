import { IconMailForward, IconUserOff } from '@tabler/icons-react'
import { useBulk, type BulkAct } from '#kit/web/bulk/use-bulk.tsx'
import { useMay } from '#kit/web/Can.tsx'
import type { FieldInput } from '#kit/web/form/field-input.tsx'
import { useText } from '#kit/web/text.ts'
import type { UserType } from '../contract/user.ts'
import { disablingAsks, usersEndpoints } from '../contract/users.endpoints.ts'
import { HandOverSelect } from './HandOverSelect.tsx'

const handOver = (input: FieldInput) => <HandOverSelect from={[]} input={input} />

/** What is done with several users of a list. */
export function useUserBulk(type: UserType) {
  const text = useText()
  const mayInvite = useMay('create', 'System Users Create')
  const mayDisable = useMay('delete', 'System Users Edit')
  const resend: BulkAct = {
    key: 'resend',
    label: text('actions.resend'),
    icon: <IconMailForward size={16} aria-hidden />,
    endpoint: usersEndpoints.resendInvitations,
    matching: { type },
    topics: ['users'],
  }
  const disable: BulkAct = {
    key: 'disable',
    label: text('actions.disable'),
    icon: <IconUserOff size={16} aria-hidden />,
    endpoint: usersEndpoints.disableUsers,
    asks: disablingAsks,
    entries: { handOverTo: handOver },
    danger: true,
    matching: { type },
    topics: ['users', 'applications'],
  }
  return useBulk([...(mayInvite ? [resend] : []), ...(mayDisable ? [disable] : [])])
}
