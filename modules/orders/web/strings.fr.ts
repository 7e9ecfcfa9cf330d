import type { Translated } from '#kit/contract/strings.ts'
import type { ordersWebEn } from './strings.en.ts'

export const ordersWebFr: Translated<typeof ordersWebEn> = {
  actions: {
    add: 'Saisir un ordre',
    edit: 'Modifier',
    save: 'Enregistrer',
    saveDraft: 'Enregistrer comme brouillon',
    counterparty: 'Autre ordre du transfert',
    hchYes: 'Mettre {hch} à oui',
    hchNo: 'Mettre {hch} à non',
  },
  sections: {
    trade: 'Opération',
    people: 'Responsables',
    note: 'Note',
    ledger: 'Au grand livre',
    verification: 'CARE, confirmation, {hch}',
    history: 'Historique',
  },
  record: {
    title: '{side} – {name}',
    draftOf: 'Brouillon pour {name}',
    editDraft: 'Modifier le brouillon',
    countsNot: {
      draft: 'Un brouillon n’a pas de numéro et ne compte nulle part avant d’être activé.',
      void: 'Un ordre annulé ne compte plus et n’a pas de chiffres cumulés.',
      discarded:
        'Le brouillon est écarté. On peut le récupérer pendant trente jours; ensuite, il disparaît.',
    },
    performanceOf: {
      buy: 'Performance par rapport au cours du jour',
      sell: 'Résultat réalisé en pourcentage de son coût',
    },
    snapshots: '{count, plural, =0 {Instantanés} one {# instantané} other {# instantanés}}',
  },
  list: {
    empty: 'Il n’y a pas encore d’ordre',
    emptyHint: 'Les ordres que vous pouvez voir figurent ici, avec leurs chiffres cumulés.',
  },
  totals: {
    buys: '{count, plural, one {# achat} other {# achats}}',
    sells: '{count, plural, one {# vente} other {# ventes}}',
    net: 'Net sur {count, plural, one {# ordre actif} other {# ordres actifs}}',
  },
  preview: {
    title: 'Effet sur le grand livre',
    intro: 'Ce que l’enregistrement changera. Rien n’est encore enregistré.',
    waiting: 'Choisissez le client, la date, le volume et le cours pour voir ce qui changera.',
    reopensCare: 'CARE est décidée pour cet ordre; cette modification la remet en attente.',
  },
  transfer: {
    open: 'Transférer',
    title: 'Transférer des actions entre deux actionnaires',
    body: 'La vente de l’un et l’achat de l’autre sont saisis ensemble. Ils sont modifiés, annulés et rétablis ensemble.',
    verb: 'Saisir le transfert',
  },
  steps: {
    activate: {
      working: 'Calcul de ce qui changerait',
      title: 'Activer le brouillon?',
      body: 'L’ordre prend le prochain numéro et compte dès maintenant. Voici ce qui change au grand livre.',
    },
    confirmCare: {
      title: 'Confirmer CARE de {number}?',
      body: 'Vous attestez, comme deuxième personne, que l’ordre est exact.',
    },
    restore: {
      title: 'Rétablir {number}?',
      body: 'L’ordre compte de nouveau, et les chiffres suivants de l’actionnaire changent.',
    },
    discard: {
      title: 'Écarter le brouillon pour {name}?',
      body: 'Il quitte la liste des brouillons, peut être récupéré pendant trente jours, puis disparaît.',
    },
    void: {
      title: 'Annuler {number}?',
      cancel: 'Conserver l’ordre',
      body: 'L’ordre garde son numéro et ne compte plus; les chiffres suivants de l’actionnaire changent. L’autre ordre d’un transfert est annulé avec lui.',
      fields: { reason: 'Motif' },
    },
    rejectCare: {
      title: 'Refuser CARE de {number}?',
      body: 'L’ordre reste tel quel et s’affiche comme refusé jusqu’à sa correction.',
      fields: { note: 'Ce qui ne va pas' },
    },
  },
  tabs: {
    label: 'Ordres par état',
    all: 'Tous',
    active: 'Actifs',
    carePending: 'CARE en attente',
    careConfirmed: 'CARE confirmée',
    careRejected: 'CARE refusée',
    void: 'Annulés',
    drafts: 'Brouillons',
  },
  bulk: {
    verb: 'Modifier {count, plural, one {# ordre} other {# ordres}}',
    result: '{done, number} ordres sur {total, number} ont été modifiés.',
    assign: {
      label: 'Attribuer',
      title: 'Attribuer {count, plural, one {# ordre} other {# ordres}}',
      body: 'Une décision CARE redevient en attente là où l’utilisateur responsable change.',
    },
    confirmation: {
      label: 'Noter la confirmation',
      title: 'Noter la confirmation de {count, plural, one {# ordre} other {# ordres}}',
      body: 'Chaque ordre est noté séparément; celui qui n’en est pas à cette étape le dit.',
      fields: { step: 'Confirmation' },
    },
    hch: {
      label: 'Définir {hch}',
      title: 'Définir {hch} de {count, plural, one {# ordre} other {# ordres}}',
      body: 'Chaque ordre est noté séparément.',
    },
  },
  toast: {
    added: 'Saisi sous {number}',
    draftSaved: 'Enregistré comme brouillon',
    discarded: 'Le brouillon est écarté',
    saved: 'Enregistré',
  },
}
