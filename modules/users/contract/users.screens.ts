import { defineScreens } from '#kit/contract/define-screen.ts'

const systemLink = '/users/system'

export const usersScreens = defineScreens({
  systemUsers: {
    path: '/users/system',
    subject: 'System Users List',
    navigation: { section: 'administration', order: 10, group: 'users' },
  },
  employers: {
    path: '/users/employers',
    subject: 'Employees List',
    navigation: { section: 'administration', order: 11, group: 'users' },
  },
  employees: {
    path: '/users/employees',
    subject: 'Employees List',
    navigation: { section: 'administration', order: 12, group: 'users' },
  },
  usersManagement: {
    path: '/users-management',
    subject: 'Users Management',
    navigation: { section: 'administration', order: 13, group: 'users' },
  },
  addUser: {
    path: '/users/AddUser',
    subject: 'System Users Create',
    act: 'create',
    navActiveLink: systemLink,
  },
  editUser: { path: '/users/EditUser', subject: 'System Users Edit', navActiveLink: systemLink },
  editEmployerProfile: {
    path: '/users/EditEmployerProfile',
    subject: 'Employer Profile Edit',
    navActiveLink: '/users/employers',
  },
  user: { path: '/users/{id}', subject: 'System Users View', navActiveLink: systemLink },
})
