import type { Translated } from '#kit/contract/strings.ts'
import type { privacyWebEn } from './strings.en.ts'

export const privacyWebFr: Translated<typeof privacyWebEn> = {
  actions: {
    export: 'Exporter les données personnelles',
    erase: 'Effacer les données personnelles',
  },
  erased: {
    on: 'Données personnelles effacées le',
    by: 'Par {name}',
    reason: 'Motif : {reason}',
  },
  exported: 'Données personnelles exportées',
  own: {
    title: 'Vos données',
    body: 'Tout ce que nous conservons à votre sujet, sous forme de page à lire et de fichier pour d’autres systèmes.',
    download: 'Télécharger mes données',
  },
  erase: {
    title: 'Effacer les données personnelles',
    intro:
      'Les données seront effacées pour {name}. Le dossier restera sous « {nameAfter} ». Action irréversible.',
    confirm: 'Pour confirmer, saisissez : {reference}',
    verb: 'Effacer les données personnelles',
    done: 'Données personnelles effacées. Nouveau nom du dossier : {name}',
  },
  open: {
    intro: 'Les données ne peuvent pas encore être effacées. Réglez d’abord ceci :',
    openApplication:
      '{count, plural, one {# demande sans décision} other {# demandes sans décision}}',
    runningPlacement: '{count, plural, one {# placement en cours} other {# placements en cours}}',
    unpaidPayment: '{count, plural, one {# paiement non réglé} other {# paiements non réglés}}',
    openOverpayment: '{count, plural, one {# trop-payé encore dû} other {# trop-payés encore dus}}',
    openSupplement: '{count, plural, one {# supplément non clos} other {# suppléments non clos}}',
    openChangeRequest:
      '{count, plural, one {# demande de modification non décidée} other {# demandes de modification non décidées}}',
    openForm:
      '{count, plural, one {# formulaire de suivi à examiner} other {# formulaires de suivi à examiner}}',
    openOrphaned:
      '{count, plural, one {# dossier sans employeur ouvert} other {# dossiers sans employeur ouverts}}',
    openHold: '{count, plural, one {# suspension en vigueur} other {# suspensions en vigueur}}',
    heldShares:
      '{count, plural, one {L’actionnaire détient des actions} other {# actionnaires détiennent des actions}}',
    openOrder:
      '{count, plural, one {# ordre en brouillon ou en attente de vérification CARE} other {# ordres en brouillon ou en attente de vérification CARE}}',
    convertedLead:
      '{count, plural, one {Le prospect est devenu actionnaire : effacez les données de l’actionnaire} other {# prospects sont devenus actionnaires}}',
    openTask: '{count, plural, one {# tâche ouverte} other {# tâches ouvertes}}',
    accountInUse:
      '{count, plural, one {Le compte est utilisé : désactivez-le d’abord} other {# comptes sont utilisés}}',
    oneself: '{count, plural, one {C’est votre propre compte} other {Ce sont vos propres comptes}}',
  },
  goes: {
    counts:
      '{removed, plural, =0 {Rien à supprimer} one {# élément supprimé} other {# éléments supprimés}}, {changed, plural, =0 {aucun à vider} one {# élément vidé des données personnelles} other {# éléments vidés des données personnelles}}',
    stays: 'Conservé : {reasons}',
  },
  keeping: {
    money: 'les montants, car la loi exige d’en garder la preuve',
    register: 'le registre des ordres et des avoirs, car la loi l’exige',
    course: 'les dates et les états du dossier',
    statistics: 'les choix et les nombres pour les statistiques',
    others: 'les données des employeurs et d’autres personnes',
    follows: 'ce qui en découle',
    trace: 'qui a fait quoi et quand',
  },
}
