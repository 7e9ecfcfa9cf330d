import type { Translated } from '#kit/contract/strings.ts'
import type { savedViewsEn } from './strings.en.ts'

export const savedViewsFr: Translated<typeof savedViewsEn> = {
  fields: {
    name: 'Nom de la vue',
    sharedWith: 'Visible pour',
    state: 'Contenu',
    roleId: 'Rôle',
  },
  choices: {
    sharedWith: { nobody: 'Moi seulement', role: 'Un rôle', everybody: 'Tout le monde' },
  },
  reasons: {
    viewNotYours: 'Cette vue est à une autre personne; enregistrez la vôtre',
    sharingNotYours: 'Demandez à l’administration de partager des vues',
  },
}
