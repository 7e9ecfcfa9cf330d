/** What the roles are called that an installation starts with, and what they are for. */
export const presetsEn = {
  presets: {
    superAdmin: {
      name: 'Super Admin',
      description: 'Does everything but move money and read protected answers; cannot be changed',
    },
    brandAdmin: {
      name: '{brand} Admin',
      description: 'Does everything but move money and read protected answers',
    },
    admin: {
      name: 'Admin',
      description: 'Runs programs, users and investor records day to day',
    },
    caseOfficer: {
      name: 'Case Officer',
      description: 'Reviews applications and follows participants of their own programs',
    },
    approver: {
      name: 'Approver',
      description: 'Decides on applications and funding requests that others have reviewed',
    },
    finance: {
      name: 'Finance',
      description: 'Verifies bank details, assesses and releases payments',
    },
    auditor: {
      name: 'Auditor',
      description: 'Looks at everything, bank details masked, and changes nothing',
    },
    employer: {
      name: 'Employer',
      description: 'Applies for funding and looks after their own placements',
    },
    employee: {
      name: 'Employee',
      description: 'Completes their part of an application and their own forms',
    },
    manager: {
      name: 'Manager',
      description: 'Looks after the shareholders, orders and leads of a team',
    },
    adviser: {
      name: 'Adviser',
      description: 'Looks after their own shareholders, orders and leads',
    },
    care: {
      name: 'Care',
      description: 'Verifies orders that others have entered',
    },
  },
} as const
