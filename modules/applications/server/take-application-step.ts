import type { Change } from '#kit/server/call.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { loadHeld, takeStep, type StepTaken, type VersionedChange } from '#kit/server/steps.ts'
import type { LoadedApplication } from './application.queries.ts'
import { applicationSteps } from './application.steps.ts'

/** Takes a step of an application for a module that leads it through a part of its life. */
export const takeApplicationStep = (
  change: VersionedChange,
  taken: StepTaken<LoadedApplication, 'applications'>,
): Promise<LoadedApplication> => takeStep(change, applicationSteps, taken)

/** An application that nobody changes until this is kept; whoever asks may have no account. */
export const holdApplication = (change: Change, id: string): Promise<LoadedApplication> =>
  loadHeld({ ...change, person: systemPerson }, applicationSteps, id)
