import { accountsFr } from '#modules/accounts/contract/strings.fr.ts'
import { loginFr } from '#modules/accounts/web/strings.fr.ts'

export const accountsWordsFr = { ...accountsFr, ...loginFr }
