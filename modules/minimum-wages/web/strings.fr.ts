import type { Translated } from '#kit/contract/strings.ts'
import type { minimumWageScreenEn } from './strings.en.ts'

export const minimumWageScreenFr: Translated<typeof minimumWageScreenEn> = {
  wages: {
    empty: 'Aucun salaire minimum',
    emptyHint: 'Ajoutez le premier, avec sa date d’effet et sa source.',
    add: 'Ajouter un salaire minimum',
    correct: 'Corriger ou confirmer le salaire',
    withdraw: 'Retirer le salaire',
    withdrawTitle: 'Retirer ce salaire minimum?',
    withdrawBody:
      '{region}, date d’effet {date} : ce salaire ne s’appliquera plus. Le journal d’audit le conserve.',
    intro:
      'Le point de contrôle 1 compare le salaire de chaque poste à celui de la province du lieu de travail, le premier jour.',
    toConfirm: 'À confirmer',
    unknown: 'Inconnu',
    oldTitle: 'Comparez avec les pages officielles',
    unconfirmed: 'À confirmer : {regions}',
    old: 'Taux de plus de douze mois : {regions}',
    row: '{region}, {date}',
  },
  actions: { save: 'Enregistrer le salaire' },
}
