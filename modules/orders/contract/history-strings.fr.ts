import type { Translated } from '#kit/contract/strings.ts'
import type { ordersHistoryEn } from './history-strings.en.ts'

export const ordersHistoryFr: Translated<typeof ordersHistoryEn> = {
  history: {
    added: 'a ajouté l’ordre',
    draftAdded: 'a enregistré un brouillon',
    draftEdited: 'a modifié le brouillon',
    activate: 'a activé le brouillon',
    discard: 'a écarté le brouillon',
    recover: 'a récupéré le brouillon',
    edited: 'a modifié l’ordre',
    void: 'a annulé l’ordre',
    restore: 'a rétabli l’ordre',
    confirmCare: 'a confirmé CARE',
    rejectCare: 'a refusé CARE',
    withdrawCare: 'a annulé la décision CARE',
    sendConfirmation: 'a noté la confirmation comme envoyée',
    receiveConfirmation: 'a noté la confirmation comme reçue',
    withdrawConfirmation: 'a noté la confirmation comme non envoyée',
    setHch: 'a modifié une marque de l’ordre',
    moved: 'a déplacé l’ordre avec son actionnaire',
    takeSnapshot: 'a pris un instantané',
    restoreSnapshot: 'a restauré un instantané',
    deleteSnapshot: 'a supprimé un instantané',
    recoverSnapshot: 'a récupéré un instantané supprimé',
    purged: 'a supprimé définitivement l’ébauche',
    snapshotsPurged: 'a supprimé définitivement d’anciens instantanés',
  },
}
