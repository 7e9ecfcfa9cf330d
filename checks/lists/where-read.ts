import { columnOf } from '#kit/server/storage.ts'

export interface WhereRead {
  table: string
  /** By which column a row of the list is known there, where that is not its id. */
  id?: string
  /** What every reading of the list is narrowed to. */
  where?: string
  /** What its sorts are in the table, where they are no column of their name. */
  columns?: Record<string, string>
  /** A few dozen rows, or those of some days, which are sorted in memory. */
  isSmall?: true
  /** Sorts whose column may be empty, but never in a row of this list. */
  neverMissing?: readonly string[]
}

const usersOf = (type: string): WhereRead => ({
  table: 'users',
  where: `type = '${type}'`,
  columns: {
    name: 'searchable(name)',
    email: 'shown_email',
    lastSignInAt: `coalesce(last_sign_in_at, '-infinity'::timestamptz)`,
  },
})

/** Where each list is read, by the key of its remembered table. */
export const whereRead: Record<string, WhereRead> = {
  applicationsTableState: { table: 'applications', where: "stage = 'pending'" },
  participantsTableState: { table: 'participant_standings', id: 'participant_id' },
  orphanedTableState: {
    table: 'orphaned_cases',
    columns: { weeksLeft: 'days_left' },
  },
  holdsTableState: { table: 'holds' },
  fundingRequestsTableState: { table: 'funding_requests', where: "stage = 'awaitingForm'" },
  changeRequestsTableState: { table: 'change_requests' },
  supplementsTableState: { table: 'supplements' },
  paymentsTableState: { table: 'payments' },
  overpaymentsTableState: { table: 'overpayments' },
  paymentBatchesTableState: { table: 'payment_batches' },
  monitoringFormsTableState: { table: 'monitoring_forms' },
  ordersTableState: { table: 'orders', columns: { tradedOn: 'traded_moment' } },
  shareholdersTableState: {
    table: 'shareholders',
    where: "status = 'active'",
    columns: { name: 'sort_name', currentValue: 'number_of_shares' },
  },
  leadsTableState: {
    table: 'leads',
    where: 'deleted_at is null',
    columns: { name: 'sort_name' },
  },
  shareholderDuplicatesTableState: {
    table: 'shareholder_pairs',
    where: 'kept_apart_at is null',
  },
  notificationsTableState: {
    table: 'notices',
    where: "user_id = (select id from users where email = 'super.admin@example.org')",
    columns: { at: 'created_at' },
  },
  auditTableState: { table: 'audit_log' },
  outboxTableState: { table: 'outbox_messages', columns: { writtenAt: 'created_at' } },
  tasksTableState: {
    table: 'tasks',
    where: 'deleted_at is null',
    columns: { title: 'searchable(title)' },
  },
  formAnswersTableState: {
    table: 'form_responses',
    where:
      "program_id = (select id from programs where code = 'STEP-QC') and purpose = 'application.employer'",
  },
  savedReportsTableState: {
    table: 'saved_reports',
    where: "owner_id = (select id from users where email = 'super.admin@example.org')",
    columns: { name: 'searchable(name)' },
  },
  frozenReportsTableState: {
    table: 'frozen_reports',
    columns: { sentTo: 'searchable(sent_to)' },
  },
  trashTableState: { table: 'trash_items' },
  importsTableState: { table: 'imports' },
  classificationsTableState: {
    table: 'classification_codes',
    columns: { code: 'sort_code' },
  },
  usersTableState: usersOf('staff'),
  employeesTableState: usersOf('employee'),
  employersTableState: usersOf('employer'),
  employerDirectoryTableState: {
    table: 'employers',
    columns: { legalName: 'searchable(legal_name)', city: 'searchable(city)' },
  },
  programsTableState: {
    table: 'programs',
    columns: { nameEn: "(name->>'en')", nameFr: "(name->>'fr')" },
    isSmall: true,
  },
  rolesTableState: {
    table: 'roles',
    columns: { users: '(select count(*) from users u where u.role_id = roles.id)' },
    isSmall: true,
  },
  closuresTableState: { table: 'closures', isSmall: true },
  minimumWagesTableState: { table: 'minimum_wages', isSmall: true },
  sharePricesTableState: { table: 'share_prices', isSmall: true },
  birthdaysTableState: {
    table: 'shareholders',
    columns: { nextOn: 'birth_date', name: 'sort_name' },
    isSmall: true,
    neverMissing: ['nextOn'],
  },
}

export const sortedBy = ({ columns }: WhereRead, sort: string) => columns?.[sort] ?? columnOf(sort)
