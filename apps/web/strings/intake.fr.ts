import { intakeFr } from '#modules/intake/contract/strings.fr.ts'
import { formsFr } from '#modules/intake/web/strings.fr.ts'

export const intakeWordsFr = { ...intakeFr, ...formsFr }
