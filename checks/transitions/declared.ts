import { served } from '#apps/server/modules.ts'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { declaredMachines } from '../walk.ts'

export const machines = (await declaredMachines()).map(({ value }) => value)
export const endpoints = new Map(
  (served as { name: string; endpoint: Endpoint }[]).map((each) => [each.name, each.endpoint]),
)

/** Machines whose every step is taken over HTTP. The checkpoint is moved by its items. */
export const driven = [
  'application',
  'document',
  'placement',
  'hold',
  'orphanedCase',
  'fundingRequest',
  'supplement',
  'changeRequest',
  'payment',
  'paymentBatch',
  'overpayment',
  'bankAccount',
  'monitoringForm',
  'program',
  'shareholder',
  'order',
  'orderCare',
  'orderConfirmation',
]
