import type { Translated } from '#kit/contract/strings.ts'
import type { intakeEn } from './strings.en.ts'

export const intakeFr: Translated<typeof intakeEn> = {
  screens: {
    employerProfile: 'Employeur : votre organisation',
    employerApplication: 'Employeur : votre demande',
    employerCompleted: 'Employeur : demande reçue',
    employeeProfile: 'Participant(e) : votre profil',
    employeeApplication: 'Participant(e) : votre demande',
    employeeCompleted: 'Participant(e) : demande reçue',
  },
  forms: {
    group: 'Demande',
    employer: 'La partie de l’employeur',
    employee: 'La partie de la personne',
    employerProfile: 'Votre organisation',
    employerApplication: 'Votre demande',
    employeeProfile: 'À propos de vous',
    employeeApplication: 'Votre demande',
    opensTask: 'Ouvre une tâche pour la personne qui examine la demande',
    startOn: 'Premier jour de travail',
    endOn: 'Dernier jour de travail',
    hoursPerWeek: 'Heures par semaine',
    hourlyWage: 'Salaire horaire',
  },
  reasons: {
    linkExpired: 'Ce lien est expiré',
    programClosed: 'Le programme n’accepte pas de demandes pour le moment',
    tooFast: 'C’était très rapide; relisez vos réponses et envoyez-les de nouveau',
    documentsMissing: 'Téléversez les documents exigés par le programme',
    formChanged: 'Le formulaire a changé depuis que vous l’avez vu; revérifiez vos réponses',
    fileType: 'Choisissez un fichier PDF, Word, Excel, JPG ou PNG',
  },
  mail: {
    link: {
      subject: 'Votre lien pour poursuivre la demande',
      body: 'Bonjour,\n\nCe lien vous permet de poursuivre votre demande sur n’importe quel appareil. Vos réponses y sont enregistrées.\n\nCe lien est personnel : ne le transmettez pas.',
      button: 'Poursuivre la demande',
    },
  },
}
