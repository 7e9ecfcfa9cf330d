import type { ComponentType } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import type { Can, Fields } from '#kit/contract/define-entity.ts'
import type { UseOptions } from '../form/reference-options.ts'

export interface SteppedRecord {
  id: string
  version: number
  can: Can
}

/** What the screen knows of a declared step. */
export interface Step {
  endpoint?: string
  asks?: Fields
  sends?: Readonly<Record<string, string>>
  confirm?: 'plain' | 'danger'
}

/** Shows what a step will do before it is done, and says whether it can be done. */
export type StepEffects<R> = ComponentType<{
  record: R
  judge: (isPossible: boolean) => void
}>

/**
 * The steps of a record on its screen. Words are the module's strings: `transitions.{step}` on the
 * button, `steps.{step}.title`, `.body` and `.verb` in the dialog, `.cancel` where the step is itself
 * called cancelling, `steps.{step}.fields.{name}` or `fields.{name}` at what it asks for,
 * `steps.stale` for whoever was too late.
 */
export interface StepsInput<R extends SteppedRecord> {
  machines: readonly { transitions: object }[]
  /** The endpoints of the module, by name. */
  endpoints: Readonly<Record<string, Endpoint>>
  /** What the addresses of the endpoints name, where it is more than the record’s id. */
  params?: Readonly<Record<string, string>>
  /** What shows the record or follows from it, fetched anew once a step is taken or refused. */
  topics: readonly string[]
  /** Values of the placeholders in the words. */
  values?: Record<string, string | number>
  /** Choices of the references that are asked for, by field. */
  options?: Readonly<Record<string, UseOptions>>
  /** Whether what was answered so far makes another answer needed, as the server will say. */
  needs?: (name: string, values: Readonly<Record<string, unknown>>) => boolean
  /** Of the choices of a field: those that go with what was answered so far; null leaves all of them. */
  offered?: (name: string, values: Readonly<Record<string, unknown>>) => readonly string[] | null
  /** What a step sends of what is seen at that moment, beside what it asks for. */
  seen?: Readonly<Record<string, object>>
  /** What the dialog of a step starts with; null until that is known. */
  useInitial?: (step: string) => object | null
  effects?: Readonly<Record<string, StepEffects<R>>>
  /** Steps whose effects need more room than there is beside a record. */
  wide?: readonly string[]
  /** What somebody should know who takes the step. */
  notices?: Readonly<Record<string, ComponentType<{ record: R }>>>
  /** Under which other name `can` allows a step as well. */
  alias?: Readonly<Record<string, string>>
  /** What is different now, line by line, for whoever was too late. */
  differences?: (before: R, present: Partial<R>) => readonly string[]
  /** Tells that a step was taken. */
  taken: (after: R, step: string) => void
}

export function stepOf({ machines }: Pick<StepsInput<never>, 'machines'>, name: string): Step {
  const machine = machines.find(({ transitions }) => name in transitions)
  const step = (machine?.transitions as Record<string, Step> | undefined)?.[name]
  if (!step) throw new Error(`no machine has the step ${name}`)
  return step
}
