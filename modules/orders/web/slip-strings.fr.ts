import type { Translated } from '#kit/contract/strings.ts'
import type { orderSlipEn } from './slip-strings.en.ts'

export const orderSlipFr: Translated<typeof orderSlipEn> = {
  slip: {
    print: 'Imprimer le bordereau',
    back: 'Revenir à l’ordre',
    language: 'Langue du bordereau',
    unseen:
      'L’adresse ne figure pas sur le bordereau : vous n’avez pas accès à cet actionnaire. Demandez à votre gestionnaire de l’imprimer.',
    none: 'Un brouillon n’a pas de bordereau de confirmation',
    noneBody: 'L’ordre reçoit son numéro, et son bordereau, quand le brouillon est activé.',
    intro: 'Nous confirmons l’ordre suivant.',
    voidIntro: 'Cet ordre est annulé. Ne signez pas ce bordereau.',
    printedOn: 'Imprimé le {date}',
    forOrganisation: 'Pour {name}',
    signature: 'Signature',
    signer: 'Nom en lettres majuscules',
    placeAndDate: 'Lieu et date',
  },
}
