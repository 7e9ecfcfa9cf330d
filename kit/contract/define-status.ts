import type { Fields } from './define-entity.ts'
import type { Permission } from './define-subjects.ts'

export type Tone = 'neutral' | 'info' | 'progress' | 'warning' | 'success' | 'danger'

export interface StateDeclaration {
  tone: Tone
  /** Public grouping of the state, e.g. `pending`; absent when the public sees none. */
  stage?: string
  /** Nothing leads out of a final state but what is declared. */
  final?: boolean
}

/**
 * A guard looks at the facts of a record and the acting person and answers null (go on) or the
 * code of the reason why not; the reason's words are the module's string `reasons.{code}`.
 */
export type Guard<Facts> = (facts: Facts, person: ActingPerson) => string | null

/** The types of people; a product adds its own, by augmentation. */
export interface PersonTypes {
  staff: true
  visitor: true
  system: true
}

export interface ActingPerson {
  userId: string | null
  type: keyof PersonTypes
}

export interface Transition<State extends string, Facts> {
  from: readonly State[]
  to: State
  /** Name of the endpoint that takes this step; absent for steps of the system alone. */
  endpoint?: string
  /** Absent: only the system does it. */
  may?: Permission
  /** Who may do it without an account or role, e.g. whoever has a link. */
  open?: string
  guards?: readonly Guard<Facts>[]
  /** What else happens, in the words of the documentation. */
  effects?: readonly string[]
  /**
   * What whoever takes it is asked for: a note, reasons from a list, a file, an assignee, a day. The
   * input of the endpoint (`stepEndpoint`) and the dialog of the screen are made of it.
   */
  asks?: Fields
  /** Sent along, where one endpoint takes several steps. */
  sends?: Readonly<Record<string, string>>
  /** It is asked whether it is meant; `danger` for what takes something away. */
  confirm?: 'plain' | 'danger'
}

export interface StatusMachine<
  State extends string = string,
  Step extends string = string,
  Facts = never,
> {
  name: string
  initial: State
  states: Record<State, StateDeclaration>
  transitions: Record<Step, Transition<State, Facts>>
}

/** Starts the declaration of a status machine whose guards look at `Facts`. */
export function statusFor<Facts>() {
  return <
    const States extends Record<string, StateDeclaration>,
    const Steps extends Record<string, Transition<keyof States & string, Facts>>,
  >(machine: {
    name: string
    initial: keyof States & string
    states: States
    transitions: Steps
  }): Declared<keyof States & string, Steps> => machine
}

/** A machine that knows what each of its steps asks for. */
interface Declared<State extends string, Steps> {
  name: string
  initial: State
  states: Record<State, StateDeclaration>
  transitions: Steps
}

/**
 * Why a step cannot be taken now: `notPermitted`, `wrongState`, or a guard's reason, in this order:
 * whoever may not is told nothing of the record. Null when it can be taken. The server refuses by
 * the same answer that disables the button.
 */
export function refusalOf<State extends string, Step extends string, Facts>(
  machine: StatusMachine<State, Step, Facts>,
  step: Step,
  asked: {
    status: State
    facts: Facts
    person: ActingPerson
    isPermitted: (permission: Permission) => boolean
  },
): string | null {
  const { status, facts, person, isPermitted } = asked
  const transition: Transition<State, Facts> = machine.transitions[step]
  if (transition.may && !isPermitted(transition.may)) return 'notPermitted'
  if (!transition.may && !transition.open && person.type !== 'system') return 'notPermitted'
  if (!transition.from.includes(status)) return 'wrongState'
  for (const guard of transition.guards ?? []) {
    const reason = guard(facts, person)
    if (reason) return reason
  }
  return null
}
