import { takeStep, type StepTaken, type VersionedChange } from '#kit/server/steps.ts'
import type { StoredOrder } from './order.queries.ts'
import { orderSteps } from './order.steps.ts'

/** Takes a step of an order or draft. @returns it as it was before. @throws as `takeStep` */
export const takeOrderStep = (change: VersionedChange, taken: StepTaken<StoredOrder>) =>
  takeStep(change, orderSteps, taken)
