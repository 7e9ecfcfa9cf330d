import { readStoredJson, writeStored, writeStoredJson } from '#kit/web/browser-storage.ts'
import type { Draft, Side } from '../../contract/intake.ts'
import type { Typed } from './answers.ts'

/**
 * What this device keeps of a form, so that neither a lost connection nor a closed tab costs an
 * answer. No social insurance number or bank account is asked for on these pages, so none is here.
 */
export interface Mirror {
  token: string
  draft: Draft
  typed: Typed
  /** Answers that the server does not have yet. */
  pending: readonly string[]
  /** What an employer told about the organisation, for the next application. */
  profile?: Typed
}

const keys = { employer: 'employerProfileForm', employee: 'employeeProfileForm' } as const

export const readMirror = (side: Side): Mirror | null => {
  const kept = readStoredJson<Mirror>(keys[side])
  return kept?.token && kept.draft?.side === side ? kept : null
}

export const writeMirror = (side: Side, mirror: Mirror) => writeStoredJson(keys[side], mirror)

export function dropMirror(side: Side) {
  writeStored(keys[side], null)
  writeStored('processStep', null)
}
