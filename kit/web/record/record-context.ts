import { createContext, use } from 'react'
import type { Entity } from '#kit/contract/define-entity.ts'

export interface RecordAround {
  entity: Entity
  record: Record<string, unknown>
  /** Whether the reader sees a group of protected fields; left out: nothing is withheld. */
  sees?: ((group: string) => boolean) | undefined
}

export const RecordContext = createContext<RecordAround | null>(null)

export function useRecordAround(): RecordAround {
  const around = use(RecordContext)
  if (!around) throw new Error('A fact outside a RecordScreen')
  return around
}
