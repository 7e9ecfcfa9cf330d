import * as z from 'zod/mini'
import { defineEntity, type Fields } from './define-entity.ts'
import type { Transition } from './define-status.ts'
import type { Permission } from './define-subjects.ts'

interface Machine {
  transitions: Record<string, Transition<never, never>>
}

type InputOf<F extends Fields> = ReturnType<typeof defineEntity<F>>['create']['shape']
type Access<T> = T extends { may: infer P extends Permission } ? P : Permission
type Shape = Record<string, z.ZodMiniType>
/** Further members of a body, where there are any. */
type More = Shape | undefined
type Joined<A extends Shape, Also> = Also extends Shape ? A & Also : A
type Body<T, Also extends More> = T extends { asks: infer F extends Fields }
  ? { body: z.ZodMiniObject<Joined<InputOf<F>, Also>, z.core.$strict> }
  : Also extends Shape
    ? { body: z.ZodMiniObject<Also, z.core.$strict> }
    : unknown

/** What a step asks for as an entity: its fields for the dialog, `create` for what they give. */
export const stepEntity = (step: string, { asks = {} }: { asks?: Fields }) =>
  defineEntity(step, asks)

/**
 * The endpoint of a step: `POST`, permitted as the step is, guarded by the record's version. Its
 * body is what the step asks for; without that it has none.
 * @param at.also further members of the body, e.g. which of several steps is meant
 */
export function stepEndpoint<
  M extends { transitions: object },
  const S extends keyof M['transitions'] & string,
  const Path extends `/${string}`,
  Output extends z.ZodMiniType,
  Also extends More = undefined,
>(
  machine: M,
  step: S,
  at: {
    path: Path
    output: Output
    problems?: readonly string[]
    also?: Also
    summary?: string
  },
) {
  const { path, output, also, summary, problems = ['wrongState'] } = at
  const transition = (machine as unknown as Machine).transitions[step] as Transition<never, never>
  const shape = { ...stepEntity(step, transition).create.shape, ...also }
  return {
    method: 'POST' as const,
    path,
    access: transition.may as Access<M['transitions'][S]>,
    output,
    ifMatch: true as const,
    problems,
    ...(summary && { summary }),
    ...(Object.keys(shape).length > 0 && { body: z.strictObject(shape) }),
  } as unknown as StepEndpoint<M['transitions'][S], Path, Output, Also>
}

type StepEndpoint<T, Path, Output, Also extends More> = {
  method: 'POST'
  path: Path
  access: Access<T>
  output: Output
  ifMatch: true
  problems: readonly string[]
} & Body<T, Also>
