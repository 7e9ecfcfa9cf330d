import type { Translated } from '#kit/contract/strings.ts'
import type { savedViewsEn } from './strings.en.ts'

export const savedViewsFr: Translated<typeof savedViewsEn> = {
  fields: {
    name: 'Nom de la vue',
    sharedWith: 'Qui la voit',
    state: 'Ce qu’elle montre',
    roleId: 'Rôle',
  },
  choices: {
    sharedWith: { nobody: 'Moi seulement', role: 'Un rôle', everybody: 'Tout le monde' },
  },
  reasons: {
    viewNotYours: 'La vue est à quelqu’un d’autre; enregistrez-en une à vous',
    sharingNotYours: 'Les vues sont partagées par ceux qui configurent le portail',
  },
}
