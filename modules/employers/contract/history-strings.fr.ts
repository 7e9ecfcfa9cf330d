import type { Translated } from '#kit/contract/strings.ts'
import type { employersHistoryEn } from './history-strings.en.ts'

export const employersHistoryFr: Translated<typeof employersHistoryEn> = {
  history: {
    edited: 'a modifié le profil',
    registered: 'a ajouté l’employeur',
    contact: 'a modifié la personne-ressource',
    proposed: 'a proposé des modifications dans un formulaire',
    proposalAccepted: 'a accepté les modifications proposées',
    proposalDismissed: 'a rejeté les modifications proposées',
  },
}
