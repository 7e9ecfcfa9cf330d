import { kitMessagesFr } from '#kit/contract/messages.fr.ts'
import { kitFr } from '#kit/web/strings.fr.ts'

export const kitWordsFr = { ...kitFr, ...kitMessagesFr }
