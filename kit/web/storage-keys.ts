/** Every key of the browser's local storage, and whether signing out removes it. */
export const storageKeys = {
  accessToken: { clearedOnSignOut: true },
  userData: { clearedOnSignOut: true },
  userAbilityRules: { clearedOnSignOut: true },
  language: { clearedOnSignOut: false },
  skin: { clearedOnSignOut: false },
  theme: { clearedOnSignOut: false },
  processStep: { clearedOnSignOut: false },
  email: { clearedOnSignOut: false },
  employeeProfileForm: { clearedOnSignOut: true },
  employerProfileForm: { clearedOnSignOut: true },
  programId: { clearedOnSignOut: true },
  redirectAfterLogin: { clearedOnSignOut: false },
  '2fa_enforcement_dismissed': { clearedOnSignOut: false },
  usersTableState: { clearedOnSignOut: true },
  rolesTableState: { clearedOnSignOut: true },
  programsTableState: { clearedOnSignOut: true },
  participantsTableState: { clearedOnSignOut: true },
  applicationsTableState: { clearedOnSignOut: true },
  monitoringFormsTableState: { clearedOnSignOut: true },
  fundingRequestsTableState: { clearedOnSignOut: true },
  employeesTableState: { clearedOnSignOut: true },
  employersTableState: { clearedOnSignOut: true },
  shareholdersTableState: { clearedOnSignOut: true },
  ordersTableState: { clearedOnSignOut: true },
  sharePricesTableState: { clearedOnSignOut: true },
  birthdaysTableState: { clearedOnSignOut: true },
  tasksTableState: { clearedOnSignOut: true },
  trashTableState: { clearedOnSignOut: true },
  leadsTableState: { clearedOnSignOut: true },
  outboxTableState: { clearedOnSignOut: true },
} as const

export type StorageKey = keyof typeof storageKeys

export const keysClearedOnSignOut = (Object.keys(storageKeys) as StorageKey[]).filter(
  (key) => storageKeys[key].clearedOnSignOut,
)
