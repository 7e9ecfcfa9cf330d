import { defineSettings } from '#kit/server/define-settings.ts'
import { wholeNumber } from '#kit/server/setting-kinds.ts'

export const settings = defineSettings({
  apiTokenCalls: {
    name: 'API_TOKEN_CALLS',
    kind: wholeNumber(1, 1_000_000),
    standard: '600',
    description: 'Calls with one API token within a minute',
  },
})
