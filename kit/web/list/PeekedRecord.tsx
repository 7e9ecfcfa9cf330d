import type { ReactNode } from 'react'
import type { Entity } from '#kit/contract/define-entity.ts'
import { IsWide } from '../record/rail-slot.ts'
import { RecordContext } from '../record/record-context.ts'

interface PeekedRecordProps {
  entity: Entity
  record: object
  title: string
  status?: ReactNode
  banners?: ReactNode
  strip?: ReactNode
  rail?: ReactNode
}

/** A record without its sections: what it is, its decisive figures, who acts and until when. */
export function PeekedRecord(props: PeekedRecordProps) {
  const { entity, record } = props
  return (
    <RecordContext value={{ entity, record: record as Record<string, unknown> }}>
      <IsWide value>
        <header>
          <h3>{props.title}</h3>
          {props.status}
        </header>
        {props.banners}
        {props.strip}
        {props.rail}
      </IsWide>
    </RecordContext>
  )
}
