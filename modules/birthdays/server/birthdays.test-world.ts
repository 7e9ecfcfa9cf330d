import type { Caller } from '#apps/server/test-server.ts'
import type { GeneralSettings } from '#modules/settings/contract/settings.endpoints.ts'

/** The organisation keeps birthdays so from now on. */
export async function keepBirthdays(by: Caller, rules: Partial<GeneralSettings>) {
  const { version } = (await by.get<GeneralSettings>('/settings/general')).body
  const { status, body } = await by.patch('/settings/general', rules, { version })
  if (status !== 200) throw new Error(`not kept: ${JSON.stringify(body)}`)
}
