import type { Translated } from '#kit/contract/strings.ts'
import type { placementsActsEn } from './act-strings.en.ts'

export const placementsActsFr: Translated<typeof placementsActsEn> = {
  audited: {
    placements: {
      created: 'a offert le placement',
      accept: 'a accepté l’offre',
      recordAcceptance: 'a noté l’acceptation sur papier',
      extendOffer: 'a prolongé le délai pour accepter l’offre',
      confirmStart: 'a confirmé le premier jour',
      extendStart: 'a prolongé le délai pour commencer',
      giveDays: 'a reporté le dernier jour après une suspension',
      lapse: 'a fermé le placement, dont le délai était passé',
      cancel: 'a annulé le placement',
      decline: 'a renoncé au placement',
      change: 'a donné d’autres conditions au placement',
      end: 'a mis fin au placement avant terme',
      reopen: 'a annulé la fin du placement',
      complete: 'a clos le placement après son dernier jour',
    },
  },
}
