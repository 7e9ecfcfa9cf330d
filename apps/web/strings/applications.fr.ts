import { applicationsFr } from '#modules/applications/contract/strings.fr.ts'
import { applicationScreensFr } from '#modules/applications/web/strings.fr.ts'

export const applicationsWordsFr = { ...applicationsFr, ...applicationScreensFr }
