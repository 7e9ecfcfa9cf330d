import type { Translated } from '#kit/contract/strings.ts'
import type { ordersWebEn } from './strings.en.ts'

export const ordersWebFr: Translated<typeof ordersWebEn> = {
  heads: {
    runningVolume: 'Cumulé',
  },
  rail: {
    decide: 'Décision',
    people: 'Personnes',
    dates: 'Dates',
    links: 'Liens',
    nothingDue: 'Rien à faire',
    verified:
      'CARE {care, select, pending {en attente} confirmed {confirmée} other {refusée}} · {confirmation, select, notSent {non envoyée} sent {envoyée} other {reçue}}',
  },
  actions: {
    add: 'Ajouter un ordre',
    open: 'Ouvrir l’ordre',
    edit: 'Modifier l’ordre',
    save: 'Enregistrer l’ordre',
    saveDraft: 'Enregistrer comme brouillon',
    counterparty: 'Ouvrir l’autre ordre du transfert',
    hchYes: 'Mettre {hch} à oui',
    hchNo: 'Mettre {hch} à non',
  },
  sections: {
    trade: 'Opération',
    people: 'Responsables',
    note: 'Note',
    ledger: 'Au registre',
    verification: 'CARE, confirmation, {hch}',
    history: 'Historique',
  },
  record: {
    title: '{side} – {name}',
    draftOf: 'Brouillon pour {name}',
    editDraft: 'Modifier le brouillon',
    countsNot: {
      draft: 'Un brouillon n’a pas de numéro et n’est pas compté avant d’être activé.',
      void: 'Un ordre annulé n’est pas compté et n’a pas de chiffres cumulés.',
      discarded:
        'Le brouillon est écarté. Vous pouvez le récupérer pendant 30 jours; il est ensuite supprimé.',
    },
    performanceOf: {
      buy: 'Performance par rapport au cours du jour',
      sell: 'Gain (perte) réalisé en pourcentage de son coût',
    },
    snapshots: '{count, plural, =0 {Instantanés} one {# instantané} other {# instantanés}}',
  },
  list: {
    empty: 'Aucun ordre',
    emptyHint: 'Les ordres que vous pouvez voir figurent ici, avec leurs chiffres cumulés.',
  },
  totals: {
    buys: '{count, plural, one {# achat} other {# achats}}',
    sells: '{count, plural, one {# vente} other {# ventes}}',
    gross:
      'Achats et ventes ensemble : {count, plural, one {# ordre actif} other {# ordres actifs}}',
    voided:
      '{count, plural, one {# ordre annulé, non compté} other {# ordres annulés, non comptés}}',
    net: 'Net sur {count, plural, one {# ordre actif} other {# ordres actifs}}',
  },
  evidence: {
    noSlip: 'Aucun bordereau téléversé',
    noParts: 'Les bordereaux n’ont pas pu être chargés.',
    listPrice: 'Cours de ce jour',
    none: 'Aucun cours établi',
    since: 'depuis le {date}',
    own: 'Cours particulier : {price}',
    same: 'égal au cours',
    above: '{percent} % au-dessus du cours',
    below: '{percent} % sous le cours',
    alike:
      '{count, plural, one {Un autre ordre a} other {D’autres ordres ont}} les mêmes date, sens, volume et prix :',
  },
  preview: {
    title: 'Effet sur le registre',
    waiting: 'Choisissez l’actionnaire, la date, le volume et le prix pour voir les changements.',
    held: 'Détenues maintenant',
    reopensCare: 'CARE est décidée pour cet ordre; cette modification la remet en attente.',
    monthClosed:
      'Mois clos : {month}. Ses chiffres à la clôture ne changent pas; l’ordre y figurera comme modification ultérieure.',
  },
  price: {
    taken: {
      list: 'Cours établi depuis le {date}',
      own: 'Cours particulier de cet actionnaire',
    },
    other: {
      list: 'Cours établi : {price}, depuis le {date}',
      own: 'Cours particulier : {price}',
    },
    take: 'Prendre {price}',
    unread: 'Le prix à proposer n’a pas pu être chargé.',
  },
  transfer: {
    body: 'Une vente est ajoutée pour l’un et un achat pour l’autre. Ils sont modifiés, annulés et rétablis ensemble.',
    verb: 'Ajouter le transfert',
    waiting:
      'Choisissez les deux actionnaires, le volume et le prix pour voir ce que chacun détiendra.',
  },
  steps: {
    activate: {
      title: 'Activer le brouillon?',
      body: 'L’ordre prend le prochain numéro et est compté dès maintenant. Voici ce qui change au registre.',
    },
    confirmCare: {
      title: 'Confirmer CARE pour {number}?',
      body: 'Vous attestez, comme deuxième personne, que l’ordre est exact.',
    },
    restore: {
      title: 'Rétablir l’ordre {number}?',
      body: 'L’ordre est de nouveau compté, et les chiffres suivants de l’actionnaire changent.',
    },
    discard: {
      title: 'Écarter le brouillon pour {name}?',
      body: 'Il quitte la liste des brouillons. Vous pouvez le récupérer pendant 30 jours; il est ensuite supprimé.',
    },
    void: {
      title: 'Annuler l’ordre {number}?',
      cancel: 'Conserver l’ordre',
      body: 'L’ordre garde son numéro et n’est pas compté; les chiffres suivants de l’actionnaire changent.{isTransfer, select, yes { L’autre ordre du transfert est aussi annulé.} other {}}',
      fields: { reason: 'Motif' },
    },
    rejectCare: {
      title: 'Refuser CARE pour {number}?',
      body: 'L’ordre ne change pas et s’affiche comme refusé jusqu’à sa correction.',
      fields: { note: 'Motif' },
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
    result: '{done, number} ordres modifiés sur {total, number}',
    assign: {
      label: 'Attribuer les ordres',
      title: 'Attribuer {count, plural, one {# ordre} other {# ordres}}',
      body: 'La vérification CARE redevient en attente pour les ordres dont la personne responsable change.',
    },
    confirmation: {
      label: 'Noter la confirmation',
      title: 'Noter la confirmation de {count, plural, one {# ordre} other {# ordres}}',
      body: 'Chaque ordre est noté séparément; ceux qui n’en sont pas à cette étape sont nommés.',
      fields: { step: 'Confirmation' },
    },
    hch: {
      label: 'Définir {hch}',
      title: 'Définir {hch} pour {count, plural, one {# ordre} other {# ordres}}',
      body: 'Chaque ordre est noté séparément.',
    },
  },
  toast: {
    added: 'Ordre {number} ajouté',
    draftSaved: 'Brouillon enregistré',
    discarded: 'Brouillon écarté',
    saved: 'Ordre enregistré',
    steps: {
      recover: 'Brouillon récupéré',
      void: 'Ordre {number} annulé',
      restore: 'Ordre {number} rétabli',
      confirmCare: 'CARE confirmée',
      rejectCare: 'CARE refusée',
      withdrawCare: 'Décision CARE annulée',
      sendConfirmation: 'Confirmation notée comme envoyée',
      receiveConfirmation: 'Confirmation notée comme reçue',
      withdrawConfirmation: 'Confirmation notée comme non envoyée',
    },
  },
}
