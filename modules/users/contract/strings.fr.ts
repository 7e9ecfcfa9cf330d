import type { Translated } from '#kit/contract/strings.ts'
import type { usersEn } from './strings.en.ts'

export const usersFr: Translated<typeof usersEn> = {
  screens: {
    systemUsers: 'Utilisateurs du système',
    employers: 'Employeurs',
    employees: 'Employés',
    usersManagement: 'Gestion des utilisateurs',
    addUser: 'Ajouter un utilisateur',
    editUser: 'Modifier l’utilisateur',
    editEmployerProfile: 'Modifier le profil de l’employeur',
    user: 'Utilisateur',
  },
  subjects: {
    'Employees List': 'Listes des employeurs et des employés',
    'System Users List': 'Liste des utilisateurs du système',
    'System Users View': 'Fiches des utilisateurs',
    'System Users Create': 'Invitation d’utilisateurs',
    'System Users Edit': 'Modification d’utilisateurs',
    'Employer Profile Edit': 'Profils des employeurs',
    'Users Management': 'Gestion des utilisateurs et transfert de leur travail',
  },
}
