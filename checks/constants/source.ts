/** Sections 2 to 9 of the product's specification, as data; written from it and not from the code. */

export const appTitle = 'Programs'

interface Route {
  path: string
  /** `public`, `unauthenticated only`, or the subject that opens it. */
  access: string
}

const open = (...paths: string[]): Route[] => paths.map((path) => ({ path, access: 'public' }))
const ask = (subject: string, ...paths: string[]): Route[] =>
  paths.map((path) => ({ path, access: subject }))
const six = (path: (step: number) => string) => [1, 2, 3, 4, 5, 6].map(path)

/** Section 2. Subjects that it does not name are those of `access.md`. */
export const routes: Route[] = [
  ...ask('Applications Approved List', '/applications/approved'),
  ...ask(
    'Applications Awaiting Approval List',
    '/applications/pending',
    '/applications/BulkAssignDialog',
  ),
  ...ask('Applications Rejected List', '/applications/rejected'),
  ...ask(
    'Applications View',
    '/applications/approved/{id}',
    '/applications/pending/{id}',
    '/applications/rejected/{id}',
    '/applications/View',
    '/applications/CheckPointOneDialog',
    '/applications/CheckPointTwoDialog',
    '/applications/EditApplicationDialog',
  ),
  ...ask('Applications Create', '/submit-new-application'),
  ...ask(
    'Monitoring Forms List',
    '/applications/components/MonitoringForms',
    '/monitoring-forms',
    '/monitoring-forms/late',
    '/monitoring-forms/pending',
  ),
  ...ask('Dashboard', '/dashboard', '/dashboard/NotificationWidget'),
  ...open('/employee/application', '/employee/completed', '/employee/profile'),
  ...open('/employer/application', '/employer/completed', '/employer/profile'),
  ...ask(
    'unauthenticated only',
    '/employee/password',
    '/forgot-password',
    '/login',
    '/register',
    '/reset-password',
  ),
  ...open('/verify-email', '/verified', '/error', '/not-authorized', '/pages/misc/not-authorized'),
  ...open('/forms/funding-request', '/forms/funding-request/{id}', '/forms/thankyou'),
  ...open(
    ...six((step) => `/forms/monitoring-survey/employer/form-${step}`),
    ...six((step) => `/forms/monitoring-survey/participant/form-${step}`),
    ...six((step) => `/participant/monitoring-survey/{id}/${step}`),
    ...six((step) => `/employer/monitoring-survey/{id}/${step}`),
  ),
  ...ask(
    'STT Funding View',
    '/monitoring-forms/{id}',
    '/orphaned-employees/{id}',
    '/stt-funding-requests/awaiting-approval/{id}',
    '/stt-funding-requests/EditSTTRequestFormDialog',
    '/stt-funding-requests/ReviewSTTRequestForPayment',
    '/stt-funding-requests/ViewSTTRequestFormDialog',
  ),
  ...ask('Notifications', '/notifications'),
  ...ask('Orphaned Participants List', '/orphaned-employees'),
  ...ask('Participants List', '/participants', '/participants/ViewParticipantDialog'),
  ...ask(
    'Participants View',
    '/participants/{id}',
    '/participants/EditParticipantDialog',
    '/participants/EditSupplementDetailsDialog',
    '/participants/ViewParticipantCheckPointDialog',
    '/participants/ViewParticipantCheckPointTwoDialog',
    '/participants/ViewParticipantDownloadsDialog',
  ),
  ...ask('Participants Edit', '/participants/edit/{id}'),
  ...ask('Settings Security', '/password-change', '/settings/security'),
  ...ask('Programs List', '/programs'),
  ...ask('Programs View', '/programs/{id}'),
  ...ask('Programs Create', '/programs/Add'),
  ...ask('Programs Edit', '/programs/Edit'),
  ...ask('Reports', '/reports', '/reports/Participants', '/reports/ShortTermTraining'),
  ...ask('Roles List', '/roles', '/roles/RoleCards'),
  ...ask('Roles Create', '/roles/AddRole'),
  ...ask('Roles Edit', '/roles/EditRole'),
  ...ask('Settings Account', '/settings', '/settings/{tab}', '/settings/account'),
  ...ask('Settings General', '/settings/general'),
  ...ask('Settings Notifications', '/settings/notifications'),
  ...ask('Settings Roles', '/settings/roles'),
  ...ask('STT Funding Approved List', '/stt-funding-requests/approved'),
  ...ask('STT Funding Awaiting Approval List', '/stt-funding-requests/awaiting-approval'),
  ...ask(
    'STT Funding Awaiting Form List',
    '/stt-funding-requests/awaiting-form',
    '/stt-funding-requests/NewSTTRequestDialog',
  ),
  ...ask('System Users View', '/users/{id}'),
  ...ask('System Users List', '/users/system'),
  ...ask('System Users Create', '/users/AddUser'),
  ...ask('System Users Edit', '/users/EditUser'),
  ...ask('Employer Profile Edit', '/users/EditEmployerProfile'),
  ...ask('Employees List', '/users/employees', '/users/employers'),
]

const tableStates = [
  'users',
  'roles',
  'programs',
  'participants',
  'applications',
  'monitoringForms',
  'fundingRequests',
  'employees',
  'employers',
  'shareholders',
  'orders',
  'leads',
].map((list) => `${list}TableState`)

export const storageKeys: string[] = [
  'accessToken',
  'userData',
  'userAbilityRules',
  'language',
  'skin',
  'theme',
  'processStep',
  'email',
  'employeeProfileForm',
  'employerProfileForm',
  'programId',
  'redirectAfterLogin',
  '2fa_enforcement_dismissed',
  ...tableStates,
]

export const clearedOnSignOut: string[] = [
  'accessToken',
  'userData',
  'userAbilityRules',
  'employeeProfileForm',
  'employerProfileForm',
  'programId',
  ...tableStates,
]

/** Name, default, what it may hold. */
export const preferences: readonly (readonly [string, string, readonly string[] | '#rrggbb'])[] = [
  ['navbarBlur', 'true', ['true', 'false']],
  ['isVerticalNavCollapsed', 'false', ['true', 'false']],
  ['appContentWidth', 'fluid', ['fluid', 'boxed']],
  ['color-scheme', 'light', ['light', 'dark']],
  ['theme', 'light', ['light', 'dark', 'system']],
  ['skin', 'default', ['default', 'bordered']],
  ['isVerticalNavSemiDark', 'false', ['true', 'false']],
  ['navbarType', 'sticky', ['sticky', 'hidden']],
  ['appContentLayoutNav', 'vertical', ['vertical', 'horizontal']],
  ['isRTL', 'false', ['true', 'false']],
  ['primaryColor', '#1B8FE6', '#rrggbb'],
]

export const badgeCounts = [
  'applicationsApproved',
  'applicationsPending',
  'applicationsRejected',
  'sttAwaitingApproval',
  'sttFundingPending',
  'sttFundingApproved',
] as const

interface Call {
  method: string
  path: string
  /** Not built yet; the line fails once it is. */
  missing?: true
}

export const calls: Call[] = [
  { method: 'GET', path: '/badge-counts' },
  { method: 'GET', path: '/account/phone' },
  { method: 'POST', path: '/account/phone' },
  { method: 'POST', path: '/two-factor-auth/send-sms' },
  { method: 'POST', path: '/two-factor-auth/verify' },
  { method: 'GET', path: '/two-factor-auth/setup' },
  { method: 'GET', path: '/two-factor-auth/status' },
]

export const pageSizes = [5, 10, 20, 25, 50, 100]
export const languages = ['en', 'fr']
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 }
export const overlayBreakpoint = 960 + 16
export const scroll = { topThreshold: 200, hashOffset: 60, duration: 300 }

/** As the host of the toasts is given them. */
export const toasts = {
  position: 'position="top-right"',
  autoClose: 'autoClose={5000}',
  collapse: 'transitionDuration={300}',
  noLimit: 'limit={Number.MAX_SAFE_INTEGER}',
}

interface Message {
  message: string
  /** The feature that is not built yet and will bring it; the list of these shrinks. */
  awaits?: string
}

/** Sections 5 and 8. */
export const messages: Message[] = [
  ...[
    'Please enter your phone number',
    'Verification code has been sent to your phone',
    'Failed to send verification code. Please try again.',
    'Failed to send verification code',
    'Please enter the verification code',
    'Two-factor authentication has been enabled successfully',
    'Invalid verification code. Please try again.',
    'Failed to verify the code. Please try again.',
    'Failed to generate 2FA setup information',
    'Please enter a valid 6-digit code',
    'Remind Me Later',
    'Snapshot deleted successfully',
    'Failed to delete snapshot',
    'Failed to fetch snapshots',
    'Failed to fetch snapshots for order {n}',
    'No snapshots found for order {n}',
    'Are you sure?',
    'You are about to delete this snapshot.',
    'You are about to restore this snapshot.',
  ].map((message) => ({ message })),
]

/** By the codes of the kit: required, valid email, numbers only, and so on. */
export const validationSet = [
  'required',
  'email',
  'number',
  'integer',
  'uppercase',
  'tooLong',
  'tooShort',
  'exactLength',
  'excludedCharacter',
  'chooseOne',
  'format',
]

interface Dialog {
  name: string
  file: string
  width: number
  awaits?: string
}

export const dialogs: Dialog[] = [
  {
    name: 'SMS verification',
    file: 'SmsVerificationDialog.tsx',
    width: 650,
  },
  {
    name: 'authenticator app',
    file: 'AuthenticatorAppDialog.tsx',
    width: 900,
  },
  {
    name: 'choice of the method',
    file: 'TwoFactorMethodDialog.tsx',
    width: 800,
  },
  {
    name: 'enforcement',
    file: 'TwoFactorEnforcementDialog.tsx',
    width: 600,
  },
]
