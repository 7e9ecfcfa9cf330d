import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { historyOutput } from '#kit/contract/history.ts'
import { generalSettings } from './general-settings.ts'
import { settingsSubjects } from './settings.subjects.ts'

const { may } = settingsSubjects

const generalRecord = z.extend(generalSettings.record, {
  can: canSchema,
  /** Amounts of active orders are in it, so it stays. */
  isCurrencyInUse: z.boolean(),
})
export type GeneralSettings = z.infer<typeof generalRecord>

export const settingsEndpoints = {
  readGeneralSettings: defineEndpoint({
    method: 'GET',
    path: '/settings/general',
    access: may('view', 'Settings General'),
    output: generalRecord,
  }),
  editGeneralSettings: defineEndpoint({
    method: 'PATCH',
    path: '/settings/general',
    access: may('configure', 'Settings General'),
    body: generalSettings.update,
    output: generalRecord,
    ifMatch: true,
  }),
  readGeneralSettingsHistory: defineEndpoint({
    method: 'GET',
    path: '/settings/general/history',
    access: may('view', 'Settings General'),
    output: historyOutput,
  }),
}
