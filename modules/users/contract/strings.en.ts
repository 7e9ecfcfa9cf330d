export const usersEn = {
  screens: {
    systemUsers: 'System users',
    employers: 'Employers',
    employees: 'Employees',
    usersManagement: 'Users management',
    addUser: 'Add a user',
    editUser: 'Edit the user',
    editEmployerProfile: 'Edit the employer profile',
    user: 'User',
  },
  subjects: {
    'Employees List': 'Lists of employers and employees',
    'System Users List': 'List of system users',
    'System Users View': 'User records',
    'System Users Create': 'Inviting users',
    'System Users Edit': 'Changing users',
    'Employer Profile Edit': 'Employer profiles',
    'Users Management': 'Users management and handing over work',
  },
} as const
