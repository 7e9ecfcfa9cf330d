import type { Translated } from '#kit/contract/strings.ts'
import type { sourcesEn } from './strings.en.ts'

export const sourcesFr: Translated<typeof sourcesEn> = {
  screens: {
    settingsSources: 'Provenances',
  },
  navigation: {
    settingsSources: 'Provenances',
  },
  subjects: {
    'Settings Sources': 'Provenances',
  },
  fields: {
    name: 'Nom',
    description: 'Description',
    isChoosable: 'Offerte au choix',
    replacementSourceId: 'Provenance de remplacement',
  },
  help: {
    isChoosable: 'Une provenance retirée du choix reste sur les fiches qui l’ont',
  },
  validation: {
    alike: 'Choisissez un autre nom : « {name} » existe déjà',
    notChoosable: 'Choisissez une provenance encore offerte',
  },
  reasons: {
    sourceInUse: 'Cette provenance est utilisée : choisissez celle qui la remplace',
    tooManySources: 'Il y a déjà {most} provenances : supprimez-en une d’abord',
  },
}
