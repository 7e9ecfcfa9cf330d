import { useEffect, useRef } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { Banner } from '#kit/web/record/Banner.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useSpoken } from '#kit/web/spoken.ts'
import { ModuleName, useText } from '#kit/web/text.ts'
import { outboxEndpoints, type RefusedMail as Refused } from '../../contract/outbox.endpoints.ts'

interface RefusedMailProps {
  /** The kind of record, as it is offered (`mailboxes`). */
  of: string
  id: string
  /** With another version the record may have another address. */
  version: number
}

/** Tells staff which addresses of a record a mail server refuses. */
export function RefusedMail(props: RefusedMailProps) {
  const isStaff = usePerson()?.type === 'staff'
  return isStaff && <Refusals {...props} />
}

function Refusals({ of, id, version }: RefusedMailProps) {
  const { data, refetch } = useAnswer(outboxEndpoints.readRefusedMail, { params: { kind: of, id } })
  const asked = useRef(version)
  useEffect(() => {
    if (asked.current === version) return
    asked.current = version
    void refetch()
  }, [version, refetch])
  return (
    <ModuleName value="outbox">
      {data?.data.map((refused) => (
        <Refusal key={refused.address} of={refused} />
      ))}
    </ModuleName>
  )
}

function Refusal({ of: { address, refusedAt, reason } }: { of: Refused }) {
  const text = useText()
  const spoken = useSpoken()
  return (
    <Banner tone="warning">
      <strong>{text('refused.title', { address, date: spoken.date(refusedAt) })}</strong>{' '}
      {text('refused.said', { reason })}
      <p>{text('refused.hint')}</p>
    </Banner>
  )
}
