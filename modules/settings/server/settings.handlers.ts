import type { Can } from '#kit/contract/define-entity.ts'
import { serve, type Db } from '#kit/server/call.ts'
import { readHistory } from '#kit/server/history.ts'
import type { Person } from '#kit/server/person.ts'
import type { Settings } from '#kit/server/settings.ts'
import { hasActiveOrders } from './orders-in-use.queries.ts'
import { settingsEndpoints } from '../contract/settings.endpoints.ts'
import { editGeneralSettings } from './edit-general-settings.ts'
import { readGeneralSettings } from './settings.queries.ts'
import { settingsEn } from '../contract/strings.en.ts'
import { settingsFr } from '../contract/strings.fr.ts'

const words = { en: settingsEn, fr: settingsFr }

export const settingsHandlers = serve(
  settingsEndpoints,
  {
    readGeneralSettings: (call) => presented(call),

    async editGeneralSettings(call) {
      await editGeneralSettings(call, call.body)
      return presented(call)
    },

    async readGeneralSettingsHistory({ db, settings }) {
      const { id } = await readGeneralSettings(db, settings)
      return readHistory(db, { entity: 'generalSettings', id })
    },
  },
  words,
)

/** With what the person may do. */
async function presented(call: { db: Db; settings: Settings; person: Person }) {
  const mayEdit = call.person.permissions.allows({
    action: 'configure',
    subject: 'Settings General',
  })
  const record = await readGeneralSettings(call.db, call.settings)
  const can: Can = mayEdit ? { edit: true } : {}
  return { ...record, can, isCurrencyInUse: await hasActiveOrders(call.db) }
}
