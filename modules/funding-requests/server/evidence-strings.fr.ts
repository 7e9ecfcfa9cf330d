import type { Translated } from '#kit/contract/strings.ts'
import type { fundingEvidenceEn } from './evidence-strings.en.ts'

/** Ce que demande le formulaire des preuves. */
export const fundingEvidenceFr: Translated<typeof fundingEvidenceEn> = {
  evidenceForm: {
    form: {
      name: 'Preuves de la formation',
      group: 'Formation de courte durée',
      place: 'Formulaire des preuves',
    },
    pages: {
      costs: {
        title: 'Ce qui a été payé',
        intro:
          'Choisissez chaque coût que vous réclamez. Nous ne payons pas plus que ce que nous avons approuvé.',
      },
      amounts: {
        title: 'Montants réclamés',
        intro: 'Indiquez ce qui a été payé, en dollars, taxes comprises, comme le dit la facture.',
      },
      papers: {
        title: 'Facture et preuve de paiement',
        intro: 'Des photos conviennent, si tout peut être lu.',
      },
      certificate: { title: 'Le résultat', intro: '' },
      statements: { title: 'Confirmation de la demande', intro: '' },
    },
    labels: {
      costs: 'Quels coûts réclamez-vous?',
      hasCertificate: 'Y a-t-il une attestation, ou une preuve de présence?',
      certificateReason: 'Pourquoi n’y en a-t-il pas?',
    },
    help: { certificateReason: 'Par exemple, l’examen n’est pas encore corrigé.' },
    files: {
      qinvoice000: 'Facture du fournisseur',
      qpayment000: 'Preuve de paiement',
      qcertificat: 'Attestation ou preuve de présence',
      qreceipts00: 'Reçus des autres coûts',
    },
    fileHelp: {
      qinvoice000: 'Elle nomme le fournisseur, la formation et le total.',
      qpayment000:
        'Par exemple, les deux côtés du chèque encaissé, ou un relevé de carte ou de banque.',
    },
    statements: {
      participantPaidNothing: 'La personne n’a payé aucune partie de cette formation.',
      accurate: 'Ce qui est écrit ici est vrai et complet.',
    },
    amounts: {
      tuition: 'Droits de scolarité : combien a été payé?',
      fees: 'Frais obligatoires : combien a été payé?',
      books: 'Manuels : combien a été payé?',
      software: 'Logiciels : combien a été payé?',
      materials: 'Matériel : combien a été payé?',
      exam: 'Examen : combien a été payé?',
      transport: 'Déplacements : combien a été payé?',
      accommodation: 'Hébergement : combien a été payé?',
      meals: 'Repas : combien a été payé?',
      childCare: 'Garde d’enfants : combien a été payé?',
      other: 'Un autre coût : combien a été payé?',
    },
  },
}
