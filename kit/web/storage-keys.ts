/** The keys of the browser's local storage that signing out removes, besides those of modules. */
export const keysClearedOnSignOut = ['accessToken', 'userData', 'userAbilityRules'] as const

/** The others, which stay. */
export const keysKept = [
  'language',
  'skin',
  'theme',
  'processStep',
  'email',
  'redirectAfterLogin',
  '2fa_enforcement_dismissed',
] as const

export type StorageKey = (typeof keysClearedOnSignOut)[number] | (typeof keysKept)[number]

/** What modules keep and signing out removes as well; `defineRoutes` says so. */
export const keysOfModules = new Set<string>()

/** What the tables of lists remember goes as well, whichever lists there are. */
export const isTableState = (key: string) => key.endsWith('TableState')
