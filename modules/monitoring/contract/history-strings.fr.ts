import type { Translated } from '#kit/contract/strings.ts'
import type { monitoringHistoryEn } from './history-strings.en.ts'

export const monitoringHistoryFr: Translated<typeof monitoringHistoryEn> = {
  history: {
    open: 'a ouvert le formulaire à sa date',
    submit: 'a envoyé le formulaire',
    remind: 'a envoyé un rappel',
    remindOnDay: 'a envoyé un rappel à sa date',
    accept: 'a accepté le formulaire',
    withdrawAcceptance: 'a annulé l’acceptation du formulaire',
    askForChanges: 'a demandé des modifications',
    extend: 'a prolongé l’échéance',
    waive: 'a accordé une dispense',
    reopen: 'a rouvert le formulaire',
    replan: 'a replanifié le formulaire : le dernier jour de travail a changé',
    postpone: 'a déplacé le formulaire',
    drop: 'a supprimé le formulaire du calendrier',
    restore: 'a remis le formulaire au calendrier',
  },
}
