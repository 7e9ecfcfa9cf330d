import type { Translated } from '#kit/contract/strings.ts'
import type { savedViewsWebEn } from './strings.en.ts'

export const savedViewsWebFr: Translated<typeof savedViewsWebEn> = {
  title: 'Vues enregistrées',
  none: 'Aucune vue. Filtrez, triez et choisissez des colonnes, puis enregistrez le tout comme vue.',
  save: 'Enregistrer la vue',
  update: 'Remplacer la vue',
  rename: 'Renommer ou partager la vue',
  delete: 'Supprimer la vue',
  deleted: 'Vue « {name} » supprimée',
  undo: 'Annuler la suppression',
  makeDefault: 'Définir par défaut',
  noDefault: 'Retirer comme défaut',
  copyLink: 'Copier le lien',
  isDefault: 'Vue par défaut',
  isShared: 'Partagée par {name}',
  toast: {
    saved: 'Vue « {name} » enregistrée',
    updated: 'Vue remplacée',
    restored: 'Vue rétablie',
    isDefault: 'La liste s’ouvrira avec cette vue à votre prochaine session',
    noDefault: 'Vue par défaut retirée',
    copied: 'Lien copié',
  },
}
