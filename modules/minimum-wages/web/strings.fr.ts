import type { Translated } from '#kit/contract/strings.ts'
import type { minimumWageScreenEn } from './strings.en.ts'

export const minimumWageScreenFr: Translated<typeof minimumWageScreenEn> = {
  wages: {
    empty: 'Aucun salaire minimum n’est encore inscrit',
    emptyHint: 'Ajoutez le premier, avec le jour où il entre en vigueur et sa source.',
    add: 'Ajouter un salaire minimum',
    correct: 'Corriger ou confirmer',
    withdraw: 'Retirer',
    withdrawTitle: 'Retirer cette ligne?',
    withdrawBody:
      '{region}, en vigueur à partir du {date} : elle ne compte plus. Le journal d’audit la conserve.',
    intro:
      'Le point de contrôle 1 compare le salaire de chaque poste à celui de la province du lieu de travail, le premier jour.',
    toConfirm: 'À confirmer',
    unknown: 'Pas encore connu',
    oldTitle: 'À comparer aux pages officielles',
    unconfirmed: 'À confirmer : {regions}',
    old: 'De plus de douze mois : {regions}',
    row: '{region}, {date}',
  },
  actions: { save: 'Enregistrer' },
}
