import type { Organisation } from '#kit/contract/organisation.ts'
import { appConfig } from './app-config.ts'
import { useLanguage } from './language.ts'
import { smallStore } from './small-store.ts'

/** As the page was told, and as it is changed here. */
export const organisation = smallStore<Organisation>(
  appConfig.organisation ?? {
    name: null,
    postalAddress: null,
    contactEmail: null,
    timeZone: 'America/Toronto',
    currency: 'CAD',
  },
)

/** Who runs this; the installation's title until a name was entered. */
export function useOrganisationName(): string {
  const { name } = organisation.use()
  const language = useLanguage()
  return name?.[language] ?? appConfig.title
}
