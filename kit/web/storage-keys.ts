/** The keys of the browser's local storage that signing out removes. */
export const keysClearedOnSignOut = [
  'accessToken',
  'userData',
  'userAbilityRules',
  'employeeProfileForm',
  'employerProfileForm',
  'programId',
  'usersTableState',
  'rolesTableState',
  'programsTableState',
  'participantsTableState',
  'applicationsTableState',
  'monitoringFormsTableState',
  'fundingRequestsTableState',
  'employeesTableState',
  'employersTableState',
  'shareholdersTableState',
  'shareholderDuplicatesTableState',
  'ordersTableState',
  'sharePricesTableState',
  'birthdaysTableState',
  'importsTableState',
  'tasksTableState',
  'trashTableState',
  'leadsTableState',
  'outboxTableState',
] as const

/** The others, which stay. */
export const keysKept = [
  'language',
  'skin',
  'theme',
  'processStep',
  'email',
  'redirectAfterLogin',
  '2fa_enforcement_dismissed',
] as const

export type StorageKey = (typeof keysClearedOnSignOut)[number] | (typeof keysKept)[number]
