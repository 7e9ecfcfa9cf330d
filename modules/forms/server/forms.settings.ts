import { defineSettings } from '#kit/server/define-settings.ts'
import { duration } from '#kit/server/setting-kinds.ts'

export const settings = defineSettings({
  draftLinkLife: {
    name: 'DRAFT_LINK_LIFE',
    kind: duration,
    standard: '30d',
    description: 'A link to a public form that was begun',
  },
})
