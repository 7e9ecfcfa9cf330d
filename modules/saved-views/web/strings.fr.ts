import type { Translated } from '#kit/contract/strings.ts'
import type { savedViewsWebEn } from './strings.en.ts'

export const savedViewsWebFr: Translated<typeof savedViewsWebEn> = {
  title: 'Vues enregistrées',
  none: 'Aucune pour l’instant. Filtrez, triez et choisissez des colonnes, puis enregistrez le tout comme vue.',
  save: 'Enregistrer l’affichage',
  update: 'Remplacer par l’affichage',
  rename: 'Renommer ou partager',
  delete: 'Supprimer',
  deleted: '« {name} » est supprimée',
  undo: 'Annuler',
  makeDefault: 'Ouvrir la liste avec elle',
  noDefault: 'Ne plus ouvrir la liste avec elle',
  copyLink: 'Copier le lien',
  isDefault: 'La liste s’ouvre avec elle',
  isShared: 'Partagée par {name}',
  toast: {
    saved: '« {name} » est enregistrée',
    updated: 'La vue est désormais ce qui est affiché',
    restored: 'La vue est de retour',
    isDefault: 'La liste s’ouvrira avec cette vue à votre prochaine connexion',
    noDefault: 'La liste s’ouvre sans vue',
    copied: 'Le lien est copié',
  },
}
