import type { Translated } from '#kit/contract/strings.ts'
import type { privacyEn } from './strings.en.ts'

export const privacyFr: Translated<typeof privacyEn> = {
  subjects: { Privacy: 'Données personnelles' },
  fields: {
    reason: 'Motif de l’effacement',
    confirmation: 'Numéro ou nom du dossier',
    removed: 'Éléments supprimés',
    changed: 'Éléments sans données personnelles',
    entries: 'Entrées du journal d’audit sans données personnelles',
  },
  help: { reason: 'Conservé dans le journal d’audit : n’y mettez aucune donnée personnelle.' },
  reasons: {
    alreadyErased: 'Les données de cette personne sont déjà effacées.',
    notSettled:
      'Il reste des éléments ouverts pour cette personne. Réglez-les, puis effacez les données.',
  },
  validation: { otherRecord: 'Saisissez-le exactement comme il est indiqué ci-dessus' },
  purposes: {
    application: 'Demander un financement et décider',
    equity: 'Faire rapport sur les groupes visés par l’équité',
    placement: 'Accompagner un placement et sa formation',
    payment: 'Payer et rendre compte des sommes',
    register: 'Tenir le registre des actionnaires et des ordres',
    sales: 'Échanger avec des personnes qui pourraient investir',
    contact: 'Écrire à la personne',
    work: 'Organiser le travail',
    account: 'Ouvrir une session et protéger le compte',
    trace: 'Montrer qui a fait quoi',
  },
}
