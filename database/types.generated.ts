// Made from the migrated database by `npm run migrate`; not edited by hand.
import type { ColumnType, Generated } from 'kysely'

export interface AccountLinksTable {
  id: Generated<string>
  token_hash: Buffer
  kind: string
  user_id: string
  email: string
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  expires_at: ColumnType<string, string | Date, string | Date>
  used_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  sender_name: string | null
}

export interface AnswerDifferencesTable {
  id: Generated<string>
  record_id: string
  role: string
  first_response_id: string
  first_key: string
  second_response_id: string
  second_key: string
  flagged_at: ColumnType<string, string | Date | undefined, string | Date>
  settled_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  settled_by: string | null
  note: string | null
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface ApiTokensTable {
  id: Generated<string>
  user_id: string
  name: string
  scopes: string[]
  token_hash: Buffer
  last_four: string
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  expires_at: ColumnType<string, string | Date, string | Date>
  last_used_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  last_used_address: string | null
  revoked_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  warned_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
}

export interface ApplicationDocumentsTable {
  id: Generated<string>
  application_id: string
  kind: string
  file_id: string
  added_at: ColumnType<string, string | Date | undefined, string | Date>
  added_by_name: string
  side: string
  series: string
  number: number
  part: number
  title: string | null
  way: string
  added_by: string | null
  status: Generated<string>
  reason_codes: Generated<string[]>
  note: string | null
  judged_by: string | null
  judged_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  expires_on: string | null
  expiry_announced_for: string | null
  expiry_told_for: string | null
  version: Generated<number>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface ApplicationSearchTable {
  application_id: string
  stage: string | null
  program_id: string
  submitted_at: ColumnType<string, string | Date, string | Date>
  words: string
}

export interface ApplicationVersionsTable {
  application_id: string
  kind: string
  content: ColumnType<unknown, unknown, unknown>
  frozen_at: ColumnType<string, string | Date | undefined, string | Date>
  number: Generated<number>
}

export interface ApplicationsTable {
  id: Generated<string>
  reference: Generated<string>
  program_id: string
  employer_id: string
  participant_id: string | null
  participant_name: string
  participant_email: string
  participant_completed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  status: Generated<string>
  stage: ColumnType<string | null, never, never>
  channel: Generated<string>
  language: string
  position_title: string
  noc: string
  duties: string
  supervisor_name: string
  supervisor_email: string | null
  workplace_street: string
  workplace_city: string
  region: string
  workplace_postal_code: string
  employment_type: string
  start_on: string
  end_on: string
  hours_per_week: string
  hourly_wage: string
  employer_cost_percent: Generated<string>
  learning_plan: string
  hire_reason: string | null
  other_funding: Generated<string>
  net_new: boolean
  training_requested: Generated<boolean>
  requested_amount: string
  funding: ColumnType<unknown, unknown, unknown>
  approved_amount: string | null
  approved_funding: ColumnType<unknown, unknown, unknown>
  signatory_name: string
  signatory_title: string
  submitted_at: ColumnType<string, string | Date | undefined, string | Date>
  review_due_on: string
  assignee_id: string | null
  information_request: string | null
  information_due_on: string | null
  recommendation_note: string | null
  recommended_by: string | null
  recommended_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  decided_by: string | null
  decided_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  reason_codes: Generated<string[]>
  applicant_note: string | null
  is_duplicate_suspected: Generated<boolean>
  is_on_hold: Generated<boolean>
  created_by: string | null
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
  equity_uplift_by: string | null
  equity_uplift_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  placement_is_over: Generated<boolean>
  waits_since: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  returns_after: string | null
  own_contact: ColumnType<unknown, unknown, unknown>
  seen_employer_id: ColumnType<string | null, never, never>
  review_days_left: number | null
  asked_sides: Generated<string[]>
  recommended_reasons: Generated<string[]>
  recommended_applicant_note: string | null
  is_message_waiting: Generated<boolean>
  rematch_of: string | null
  days_funded_before: Generated<number>
  left_of_placement: string | null
  asked_again: Generated<number>
}

export interface AuditErasuresTable {
  id: ColumnType<number, never, never>
  audit_sequence: number
  hash: Buffer
  key_id: string
  erased_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface AuditLogTable {
  id: Generated<string>
  sequence: ColumnType<number, never, never>
  at: ColumnType<string, string | Date | undefined, string | Date>
  actor_id: string | null
  actor_name: string
  actor_role: string | null
  action: string
  entity: string
  entity_id: string | null
  reference: string | null
  changes: ColumnType<unknown, unknown, unknown>
  reason: string | null
  request_id: string | null
}

export interface AuditSealsTable {
  position: number
  audit_sequence: number
  hash: Buffer
  version: number
  key_id: string | null
}

export interface AuditVerificationsTable {
  id: Generated<string>
  at: ColumnType<string, string | Date | undefined, string | Date>
  sealed: number
  problems: number
  by_whom: string
}

export interface BankAccountsTable {
  id: Generated<string>
  employer_id: string
  status: Generated<string>
  holder_name: string
  institution: string
  transit: string
  account_number: string
  account_end: string
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  added_by: string
  decided_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  decided_by: string | null
  refusal: string | null
  version: Generated<number>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface BirthdayDigestsTable {
  day: string
  sent_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface BirthdayFeedsTable {
  user_id: string
  token_hash: Buffer
  created_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface BirthdayNoticesTable {
  shareholder_id: string
  birthday: string
  told_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface BulkItemsTable {
  run_id: string
  position: number
  record_id: string
  version: number | null
  state: Generated<string>
  name: string | null
  problem: ColumnType<unknown, unknown, unknown>
  version_after: number | null
  before: ColumnType<unknown, unknown, unknown>
}

export interface BulkRunsTable {
  id: Generated<string>
  act: string
  input: ColumnType<unknown, unknown, unknown>
  person_id: string
  request_id: string | null
  undoes_id: string | null
  state: Generated<string>
  item_count: number
  created_at: ColumnType<string, string | Date, string | Date>
  worked_at: ColumnType<string, string | Date, string | Date>
  finished_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
}

export interface ChangeRequestsTable {
  id: Generated<string>
  reference: Generated<string>
  application_id: string
  placement_id: string
  side: string
  status: Generated<string>
  asked: ColumnType<unknown, unknown, unknown>
  before: ColumnType<unknown, unknown, unknown>
  effective_on: string
  reason: string
  requested_on: string
  requested_by: string
  entered_by: string[]
  recommended_on: string | null
  recommended_by: string | null
  recommendation_note: string | null
  returned_on: string | null
  returned_by: string | null
  return_note: string | null
  decided_on: string | null
  decided_by: string | null
  decision_note: string | null
  withdrawn_on: string | null
  withdrawn_by: string | null
  amount_before: string | null
  amount_after: string | null
  funding_before: ColumnType<unknown, unknown, unknown>
  funding_after: ColumnType<unknown, unknown, unknown>
  program_id: string
  participant_id: string
  employer_id: string
  assignee_id: string | null
  name: string
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface CheckpointsTable {
  id: Generated<string>
  application_id: string
  number: number
  status: string
  items: ColumnType<unknown, unknown, unknown>
  reviewed_by: string | null
  reviewed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface ClassificationCodesTable {
  id: Generated<string>
  scheme: string
  code: string
  level: ColumnType<number, never, never>
  parent: ColumnType<string | null, never, never>
  title_en: string | null
  title_fr: string | null
  sort_code: ColumnType<string, never, never>
  words: ColumnType<string, never, never>
  loaded_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  loaded_by: string | null
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface ClosedMonthOrdersTable {
  month: string
  basis: string
  order_id: string
  number: string
  side: string
  assignee_id: string
  assignee_name: string
  team_id: string | null
  traded_on: string
  volume: string
  turnover: string
  shared_with_id: string | null
  shared_with_name: string | null
  shared_amount: string | null
  care_status: string
  care_on: string | null
  source_id: string | null
}

export interface ClosedMonthSourcesTable {
  month: string
  source_id: string
  name: ColumnType<unknown, unknown, unknown>
}

export interface ClosedMonthsTable {
  id: Generated<string>
  month: string
  closed_by: string | null
  closed_by_name: string
  closed_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface ClosuresTable {
  id: Generated<string>
  day: string
  name: ColumnType<unknown, unknown, unknown>
  province: string | null
  created_by: string | null
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface CustomFieldNamesTable {
  entity: string
  folded: string
  field_id: string
}

export interface CustomFieldOptionsTable {
  id: Generated<string>
  field_id: string
  name: ColumnType<unknown, unknown, unknown>
  place: number
  archived_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
}

export interface CustomFieldsTable {
  id: Generated<string>
  entity: string
  key: string
  name: ColumnType<unknown, unknown, unknown>
  help: ColumnType<unknown, unknown, unknown>
  type: string
  is_required: Generated<boolean>
  is_searched: Generated<boolean>
  protection: string | null
  place: number
  archived_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  deleted_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  version: Generated<number>
  created_by: string | null
  updated_by: string | null
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface CustomValuesTable {
  record_id: string
  field_id: string
  type: string
  part: ColumnType<string, never, never>
  text_value: string | null
  folded: ColumnType<string | null, never, never>
  number_value: string | null
  date_value: string | null
  yes_value: boolean | null
  option_id: string | null
}

export interface DefaultViewsTable {
  user_id: string
  list: string
  view_id: string
}

export interface DigestEntriesTable {
  id: Generated<string>
  user_id: string
  template: string
  template_version_id: string
  facts: ColumnType<unknown, unknown, unknown>
  entity: string | null
  record_id: string | null
  once: string | null
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  told_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
}

export interface EmployerProgramsTable {
  employer_id: string
  program_id: string
  applications: Generated<number>
  pending: Generated<number>
  places: Generated<number>
  committed: Generated<string>
}

export interface EmployerProposalsTable {
  id: Generated<string>
  employer_id: string
  program_id: string
  application_id: string
  application_reference: string
  proposed: ColumnType<unknown, unknown, unknown>
  proposed_by: string
  proposed_at: ColumnType<string, string | Date | undefined, string | Date>
  outcome: string | null
  decided_by: string | null
  decided_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
}

export interface EmployersTable {
  id: Generated<string>
  legal_name: string
  operating_name: string | null
  business_number: string
  business_key: ColumnType<string, never, never>
  legal_structure: string
  sector: string
  naics: string
  year_established: number | null
  employees_total: number
  employees_region: number | null
  street: string
  city: string
  province: string
  postal_code: string
  website: string | null
  description: string | null
  language: string
  contact_name: string
  contact_title: string | null
  contact_email: string
  contact_phone: string
  profile_confirmed_at: ColumnType<string, string | Date | undefined, string | Date>
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
  contact_proven_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  search_words: ColumnType<string, never, never>
}

export interface EncryptionKeysTable {
  id: string
  sealed: string
  used_since: ColumnType<string, string | Date | undefined, string | Date>
}

export interface ErasuresTable {
  id: Generated<string>
  kind: string
  record_id: string
  erased_at: ColumnType<string, string | Date | undefined, string | Date>
  erased_by: string
  reason: string | null
}

export interface FilesTable {
  id: Generated<string>
  name: string
  media_type: string
  size_bytes: number
  sha256: Buffer
  storage_key: string
  uploaded_by: string | null
  upload_token_hash: Buffer | null
  created_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface FormAnswersTable {
  response_id: string
  item: Generated<string>
  key: string
  text: string | null
  number: string | null
  date: string | null
  options: string[] | null
  file_id: string | null
  place: Generated<number>
}

export interface FormDraftsTable {
  id: Generated<string>
  purpose: string
  program_id: string
  record_id: string | null
  language: string
  email: string | null
  answers: ColumnType<unknown, unknown, unknown>
  step: Generated<string>
  revision: Generated<number>
  submitted_record_id: string | null
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
  expires_at: ColumnType<string, string | Date, string | Date>
  version_id: string | null
  files: ColumnType<unknown, unknown, unknown>
  sealed: string | null
  set_aside: ColumnType<unknown, unknown, unknown>
  confirmed_in: ColumnType<unknown, unknown, unknown>
}

export interface FormEditsTable {
  version_id: string
  edit_no: number
  content: ColumnType<unknown, unknown, unknown>
}

export interface FormLinksTable {
  token_hash: Buffer
  draft_id: string
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  expires_at: ColumnType<string, string | Date, string | Date>
}

export interface FormQuestionsTable {
  form_id: string
  key: string
  kind: string
  retired_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
}

export interface FormResponsesTable {
  id: Generated<string>
  form_id: string
  version_id: string
  draft_id: string | null
  program_id: string
  purpose: string
  record_id: string
  copy_no: Generated<number>
  language: string
  content: ColumnType<unknown, unknown, unknown>
  asked: string[]
  submitted_at: ColumnType<string, string | Date, string | Date>
  submitted_by: string
}

export interface FormVersionQuestionsTable {
  version_id: string
  form_id: string
  key: string
  group_key: string | null
  position: number
  label: ColumnType<unknown, unknown, unknown>
}

export interface FormVersionsTable {
  id: Generated<string>
  form_id: string
  number: number
  state: string
  content: ColumnType<unknown, unknown, unknown>
  engine: number
  based_on: string | null
  edit_no: Generated<number>
  edited_at: ColumnType<string, string | Date | undefined, string | Date>
  edited_by: string | null
  published_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  published_by: string | null
  reason: string | null
}

export interface FormsTable {
  id: Generated<string>
  program_id: string | null
  purpose: string
  copied_from: string | null
  created_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface ForsakenFilesTable {
  storage_key: string
  forsaken_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface FrozenReportWithdrawalsTable {
  id: Generated<string>
  frozen_report_id: string
  superseded_by: string
  reason: string
  withdrawn_by: string
  withdrawn_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface FrozenReportsTable {
  id: Generated<string>
  number: ColumnType<number, never, never>
  report: string
  kind: string
  is_personal: boolean
  program_id: string | null
  period: string
  sent_to: string
  note: string | null
  content: ColumnType<unknown, unknown, unknown>
  digest: string
  title_en: string
  title_fr: string
  search_words: ColumnType<string, never, never>
  frozen_by: string
  frozen_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface FundingRequestLinesTable {
  request_id: string
  kind: string
  requested: string
  approved: string | null
  reduction_reason: string | null
  claimed: string | null
  assessed: string | null
  assessment_reason: string | null
}

export interface FundingRequestLinksTable {
  token_hash: Buffer
  request_id: string
  expires_at: ColumnType<string, string | Date, string | Date>
  made_at: ColumnType<string, string | Date | undefined, string | Date>
  user_id: string | null
  role_id: string | null
  role_version: number | null
  used_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  asks: Generated<string>
}

export interface FundingRequestsTable {
  id: Generated<string>
  reference: Generated<string>
  placement_id: string
  side: string
  status: Generated<string>
  stage: ColumnType<string, never, never>
  requested_by: string
  requested_on: string
  message: string | null
  due_on: string
  draft_id: string | null
  submitted_on: string | null
  submitted_by: string | null
  changes_asked: string | null
  remind_on: string | null
  reminders: Generated<number>
  last_contact_on: string | null
  course_title: string | null
  provider_name: string | null
  provider_type: string | null
  provider_contact: string | null
  provider_address: string | null
  is_affiliated: boolean | null
  delivery: string | null
  starts_on: string | null
  ends_on: string | null
  hours: string | null
  credential: string | null
  skill_focus: string | null
  noc_before: string | null
  noc_after: string | null
  relevance: string | null
  why_provider: string | null
  alternatives: string | null
  out_of_region_reason: string | null
  costs: string[] | null
  employer_share: string | null
  other_funding: string | null
  paid_by: string | null
  requested_amount: string | null
  approved_amount: string | null
  decided_by: string | null
  decided_on: string | null
  reason_codes: Generated<string[]>
  applicant_note: string | null
  cancelled_on: string | null
  cancelled_by: string | null
  cancel_reason: string | null
  application_id: string
  program_id: string
  participant_id: string
  employer_id: string
  assignee_id: string | null
  name: string
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
  evidence_asked_on: string | null
  evidence_sent_on: string | null
  evidence_sent_by: string | null
  claimed_amount: string | null
  has_certificate: boolean | null
  certificate_reason: string | null
  assessed_amount: string | null
  reviewed_by: string | null
  reviewed_on: string | null
  review_note: string | null
  paid_otherwise: string | null
  paid_on: string | null
  closed_on: string | null
  closed_by: string | null
}

export interface GeneralSettingsTable {
  id: Generated<string>
  is_only: Generated<boolean>
  organisation_name: ColumnType<unknown, unknown, unknown>
  time_zone: string | null
  currency: Generated<string>
  birthday_lead_days: Generated<number>
  postal_address: string | null
  contact_email: string | null
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
  hch_label: ColumnType<unknown, unknown, unknown>
  hch_help: ColumnType<unknown, unknown, unknown>
  allows_own_share_prices: Generated<boolean>
  birthday_leap_rule: Generated<string>
  birthday_digest_hour: Generated<number>
  share_decimals: Generated<number>
  api_tokens: Generated<string>
}

export interface GoneSourcesTable {
  id: string
  name: ColumnType<unknown, unknown, unknown>
  replaced_by: string | null
  gone_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface HappeningsTable {
  id: Generated<string>
  entity: string
  record_id: string
  action: string
  reference: string | null
  actor_id: string | null
  actor_type: string
  also_entity: string | null
  also_id: string | null
  happened_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface HoldBypassesTable {
  hold_id: string
  application_id: string
  effect: string
  reason: string
  passed_by: string
  passed_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface HoldsTable {
  id: Generated<string>
  reference: Generated<string>
  kind: string
  employer_id: string | null
  participant_id: string | null
  program_id: string | null
  reason: string
  message: string
  note: string | null
  effects: string[]
  starts_on: string
  ends_on: string | null
  lift_by: Generated<string>
  status: Generated<string>
  has_begun: boolean
  name: string
  placed_by: string | null
  placed_at: ColumnType<string, string | Date | undefined, string | Date>
  ended_by: string | null
  ended_on: string | null
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface IdempotencyKeysTable {
  owner: string
  key: string
  endpoint: string
  body_hash: string
  status: number | null
  answer: ColumnType<unknown, unknown, unknown>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  sealed_answer: string | null
}

export interface ImportEffectsTable {
  import_id: string
  record_id: string
  before: ColumnType<unknown, unknown, unknown>
  after: ColumnType<unknown, unknown, unknown>
  row_count: number
  refused_lines: number[]
}

export interface ImportRepeatsTable {
  import_id: string
  fields: string
  key: string
  lines: number[]
  row_count: number
  taken_by: number | null
}

export interface ImportRowsTable {
  import_id: string
  line: number
  content: string | null
  group_key: Generated<string>
  order_key: Generated<string>
  state: Generated<string>
  planned: string | null
  problem: ColumnType<unknown, unknown, unknown>
  record_id: string | null
  reference: string | null
  record_version: number | null
  before: string | null
  wrong: ColumnType<unknown, unknown, unknown>
  original: string | null
}

export interface ImportsTable {
  id: Generated<string>
  kind: string
  file_name: string
  size_bytes: number
  encoding: string
  delimiter: string
  header: ColumnType<unknown, unknown, unknown>
  state: Generated<string>
  stopped_in: string | null
  mapping: ColumnType<unknown, unknown, unknown>
  options: ColumnType<unknown, unknown, unknown>
  notices: ColumnType<unknown, unknown, unknown>
  is_arranged: Generated<boolean>
  row_count: number
  done_count: Generated<number>
  counts: ColumnType<unknown, unknown, unknown>
  has_content: Generated<boolean>
  started_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  finished_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  created_by: string
  acted_by: string | null
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface InformationLinksTable {
  token_hash: Buffer
  request_id: string
  expires_at: ColumnType<string, string | Date, string | Date>
  user_id: string | null
  made_at: ColumnType<string, string | Date | undefined, string | Date>
  role_id: string | null
  role_version: number | null
}

export interface InformationRequestsTable {
  id: Generated<string>
  application_id: string
  side: string
  state: Generated<string>
  message: string
  due_on: string
  version_id: string
  fields: Generated<string[]>
  documents: ColumnType<unknown, unknown, unknown>
  email: string
  name: string
  language: string
  asked_by: string | null
  asked_at: ColumnType<string, string | Date | undefined, string | Date>
  reminded_on: string | null
  answers: ColumnType<unknown, unknown, unknown>
  files: ColumnType<unknown, unknown, unknown>
  step: Generated<string>
  revision: Generated<number>
  saved_at: ColumnType<string, string | Date | undefined, string | Date>
  closed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  answered_by: string | null
  reply: string | null
  before: ColumnType<unknown, unknown, unknown>
  after: ColumnType<unknown, unknown, unknown>
  received: ColumnType<unknown, unknown, unknown>
}

export interface JobOutcomesTable {
  name: string
  worked_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  failed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  failures: Generated<number>
  milliseconds: number
}

export interface KeptLettersTable {
  id: Generated<string>
  kind: string
  entity: string
  record_id: string
  reader: string | null
  recipient: string
  language: string
  subject: string
  paper: ColumnType<unknown, unknown, unknown>
  template_version_id: string | null
  file_id: string | null
  made_by: string | null
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  is_replaced: Generated<boolean>
  print_failed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  mail: ColumnType<unknown, unknown, unknown>
}

export interface KnownDevicesTable {
  token_hash: Buffer
  user_id: string
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  last_seen_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface LeadConversionsTable {
  lead_id: string
  is_new: boolean
  before: ColumnType<unknown, unknown, unknown>
  parts: ColumnType<unknown, unknown, unknown>
}

export interface LeadStatusNamesTable {
  folded: string
  status_id: string
}

export interface LeadStatusesTable {
  id: Generated<string>
  name: ColumnType<unknown, unknown, unknown>
  description: string | null
  color: string
  kind: string
  soft_limit: number | null
  stale_after_days: number | null
  is_choosable: Generated<boolean>
  place: number
  version: Generated<number>
  created_by: string | null
  updated_by: string | null
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface LeadsTable {
  id: Generated<string>
  name: string
  company: string | null
  email: string | null
  phone: string | null
  status_id: string
  status_kind: string
  status_entered_at: ColumnType<string, string | Date | undefined, string | Date>
  source_id: string | null
  temperature: string | null
  assignee_id: string | null
  team_id: string | null
  expected_volume: string | null
  expected_amount: string | null
  next_step: string | null
  next_step_on: string | null
  lost_reason: string | null
  lost_note: string | null
  rank: string
  deleted_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  deleted_by: string | null
  created_by: string | null
  updated_by: string | null
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
  sort_name: ColumnType<string, never, never>
  search_words: ColumnType<string, never, never>
  converted_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  converted_by: string | null
  converted_shareholder_id: string | null
}

export interface LetterLinksTable {
  token_hash: Buffer
  letter_id: string
  expires_at: ColumnType<string, string | Date, string | Date>
  made_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface LetterTemplatesTable {
  key: string
  module: string
  channel: string
  id: Generated<string>
}

export interface LetterVersionsTable {
  id: Generated<string>
  template: string
  number: number
  texts: ColumnType<unknown, unknown, unknown>
  published_at: ColumnType<string, string | Date | undefined, string | Date>
  published_by: string | null
  scope_id: string | null
}

export interface LetterheadTable {
  id: Generated<string>
  is_only: Generated<boolean>
  signatory_name: string | null
  signatory_title: ColumnType<unknown, unknown, unknown>
  footer: ColumnType<unknown, unknown, unknown>
  logo_alt: ColumnType<unknown, unknown, unknown>
  logo_key: string | null
  signature_key: string | null
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface ListCountsTable {
  counter: string
  key: string
  slot: number
  amount: Generated<number>
}

export interface LiveEventsTable {
  id: ColumnType<number, never, never>
  at: ColumnType<string, string | Date | undefined, string | Date>
  topic: string
  record_id: string | null
  record_version: number | null
  subject: string
  facts: ColumnType<unknown, unknown, unknown>
  actor_id: string | null
}

export interface MailRhythmsTable {
  user_id: string
  rhythm: string
  hour: number
  weekday: number
  time_zone: string
  quiet_from: number | null
  quiet_until: number | null
  quiet_weekends: Generated<boolean>
  due_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  rhythm_before: string | null
}

export interface MessageFilesTable {
  file_id: string
  application_id: string
  side: string
  message_id: string | null
  kept_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface MessageLinksTable {
  token_hash: Buffer
  application_id: string
  side: string
  email: string
  is_fresh: Generated<boolean>
  made_at: ColumnType<string, string | Date | undefined, string | Date>
  expires_at: ColumnType<string, string | Date, string | Date>
}

export interface MessagesTable {
  id: Generated<string>
  application_id: string
  side: string
  is_from_staff: boolean
  author_id: string | null
  author_name: string
  body: string
  sent_at: ColumnType<string, string | Date | undefined, string | Date>
  read_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  task_id: string | null
  answered_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
}

export interface MinimumWagesTable {
  id: Generated<string>
  region: string
  effective_on: string
  hourly_wage: string | null
  source: string
  checked_on: string | null
  withdrawn_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface MonitoringFormsTable {
  id: Generated<string>
  placement_id: string
  side: string
  number: number
  status: Generated<string>
  opens_on: string | null
  due_on: string | null
  waived_on: string | null
  waived_by: string | null
  waived_reason: string | null
  application_id: string
  program_id: string
  participant_id: string
  employer_id: string
  assignee_id: string | null
  name: string
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
  draft_id: string | null
  submitted_on: string | null
  submitted_by: string | null
  accepted_on: string | null
  accepted_by: string | null
  changes_asked: string | null
  remind_on: string | null
  reminders: Generated<number>
  last_contact_on: string | null
  hold_id: string | null
}

export interface MonitoringLinksTable {
  token_hash: Buffer
  form_id: string
  expires_at: ColumnType<string, string | Date, string | Date>
  made_at: ColumnType<string, string | Date | undefined, string | Date>
  user_id: string | null
  used_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  role_id: string | null
  role_version: number | null
}

export interface NoteMentionsTable {
  note_id: string
  user_id: string
  mentioned_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface NotesTable {
  id: Generated<string>
  parent_kind: string
  parent_id: string
  body: string
  is_pinned: Generated<boolean>
  visibility: Generated<string>
  author_id: string
  edited_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  deleted_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface NoticesTable {
  id: Generated<string>
  user_id: string
  template: string
  template_version_id: string
  facts: ColumnType<unknown, unknown, unknown>
  entity: string
  record_id: string
  once: string | null
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  read_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
}

export interface NotificationPreferencesTable {
  user_id: string
  kind: string
  by_mail: Generated<boolean>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
  in_app: Generated<boolean>
}

export interface OrderMonthChangesTable {
  month: string
  status: string
  side: string
  assignee_id: string
  shared_with_id: string | null
  care_status: string
  confirmation: string
  hch: boolean
  orders: number
  volume: string
  turnover: string
  shared: string
  source_id: string | null
}

export interface OrderMonthSumsTable {
  month: string
  status: string
  side: string
  assignee_id: string
  shared_with_id: string | null
  care_status: string
  confirmation: string
  hch: boolean
  orders: number
  volume: string
  turnover: string
  shared: string
  source_id: string | null
}

export interface OrderMonthsTable {
  month: ColumnType<string | null, never, never>
  status: ColumnType<string | null, never, never>
  side: ColumnType<string | null, never, never>
  assignee_id: ColumnType<string | null, never, never>
  shared_with_id: ColumnType<string | null, never, never>
  care_status: ColumnType<string | null, never, never>
  confirmation: ColumnType<string | null, never, never>
  hch: ColumnType<boolean | null, never, never>
  orders: ColumnType<number | null, never, never>
  volume: ColumnType<string | null, never, never>
  turnover: ColumnType<string | null, never, never>
  shared: ColumnType<string | null, never, never>
  source_id: ColumnType<string | null, never, never>
}

export interface OrderMonthsCountedTable {
  month: ColumnType<string | null, never, never>
  status: ColumnType<string | null, never, never>
  side: ColumnType<string | null, never, never>
  assignee_id: ColumnType<string | null, never, never>
  shared_with_id: ColumnType<string | null, never, never>
  care_status: ColumnType<string | null, never, never>
  confirmation: ColumnType<string | null, never, never>
  hch: ColumnType<boolean | null, never, never>
  orders: ColumnType<number | null, never, never>
  volume: ColumnType<string | null, never, never>
  turnover: ColumnType<string | null, never, never>
  shared: ColumnType<string | null, never, never>
  source_id: ColumnType<string | null, never, never>
}

export interface OrderNumbersTable {
  year: number
  last: number
}

export interface OrderSnapshotsTable {
  id: Generated<string>
  order_id: string
  sequence: number
  schema_version: Generated<number>
  taken_at: ColumnType<string, string | Date | undefined, string | Date>
  taken_by: string | null
  taken_by_name: string
  cause: string
  label: string | null
  content: ColumnType<unknown, unknown, unknown>
  figures: ColumnType<unknown, unknown, unknown>
  sha256: Buffer
  deleted_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  deleted_by: string | null
}

export interface OrdersTable {
  id: Generated<string>
  number: string | null
  sequence: ColumnType<number, never, never>
  status: Generated<string>
  shareholder_id: string
  assignee_id: string
  team_id: string | null
  side: string
  traded_on: string | null
  traded_at: Generated<string>
  traded_moment: ColumnType<string | null, never, never>
  volume: string | null
  price: string | null
  price_reason: string | null
  currency: Generated<string>
  share_class: Generated<string>
  share_percent: string | null
  shared_with_id: string | null
  shared_amount: string | null
  counterparty_order_id: string | null
  note: string | null
  void_reason: string | null
  care_status: Generated<string>
  care_by: string | null
  care_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  care_note: string | null
  confirmation: Generated<string>
  confirmation_by: string | null
  confirmation_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  hch: Generated<boolean>
  hch_by: string | null
  hch_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  turnover: string | null
  running_volume: string | null
  running_turnover: string | null
  running_gross: string | null
  running_cost: string | null
  average_price: string | null
  cost_released: string | null
  realised: string | null
  sale_performance: string | null
  created_by: string | null
  entered_by: string | null
  updated_by: string | null
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
  care_inputs: string | null
  last_snapshot: Generated<number>
  care_undone_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
}

export interface OrphanedCasesTable {
  id: Generated<string>
  reference: Generated<string>
  placement_id: string
  application_id: string
  participant_id: string
  program_id: string
  former_employer_id: string
  trigger: string
  status: Generated<string>
  orphaned_on: string
  opened_on: Generated<string>
  days_used: number
  days_left: number
  amount_left: string
  region: string
  noc: string
  language: string
  name: string
  assignee_id: string | null
  matched_employer_id: string | null
  matched_on: string | null
  rematch_placement_id: string | null
  due_on: string | null
  outcome: string | null
  closed_on: string | null
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface OrphanedStepsTable {
  case_id: string
  step: string
  place: number
  due_on: string
  done_on: string | null
  note: string | null
  done_by: string | null
}

export interface OutboxMessagesTable {
  id: Generated<string>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  channel: string
  recipient: string
  language: string
  template: string
  subject: string
  body: string
  link: string | null
  dedupe_key: string | null
  attempts: Generated<number>
  next_attempt_at: ColumnType<string, string | Date | undefined, string | Date>
  sent_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  failure: string | null
  secret: string | null
  template_version_id: string | null
  record_entity: string | null
  record_id: string | null
  thread: string | null
  failure_kind: string | null
  refused_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  stopped_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  stopped_by: string | null
  stop_reason: string | null
  again_of: string | null
}

export interface OverpaymentKeepsTable {
  id: Generated<string>
  overpayment_id: string
  payment_id: string
  amount: string
  reason: string
  kept_on: Generated<string>
  kept_by: string
  ended_on: string | null
  ended_by: string | null
}

export interface OverpaymentReceiptsTable {
  id: Generated<string>
  overpayment_id: string
  amount: string
  received_on: string
  method: string
  note: string | null
  entered_on: Generated<string>
  entered_by: string
  taken_back_on: string | null
  taken_back_by: string | null
  taken_back_reason: string | null
  keep_id: string | null
}

export interface OverpaymentsTable {
  id: Generated<string>
  reference: Generated<string>
  payment_id: string
  amount: string
  reason: string
  explanation: string
  due_on: string
  status: Generated<string>
  received_amount: Generated<string>
  remaining_amount: ColumnType<string, never, never>
  recorded_on: Generated<string>
  recorded_by: string
  remind_on: string | null
  written_off_on: string | null
  written_off_by: string | null
  write_off_reason: string | null
  cancelled_on: string | null
  cancelled_by: string | null
  cancel_reason: string | null
  application_id: string
  placement_id: string
  program_id: string
  participant_id: string
  employer_id: string
  assignee_id: string | null
  name: string
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
  owed_by: Generated<string>
}

export interface ParticipantSheetRowsTable {
  id: Generated<string>
  sheet_id: string
  key: string
  position: number
  state: Generated<string>
  content: string | null
  problem: ColumnType<unknown, unknown, unknown>
  application_id: string | null
  asked_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  terms: ColumnType<unknown, unknown, unknown>
}

export interface ParticipantSheetSubmissionsTable {
  sheet_id: string
  asked_at: ColumnType<string, string | Date, string | Date>
  row_count: number
  told_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
}

export interface ParticipantSheetsTable {
  id: Generated<string>
  person_id: string
  terms: ColumnType<unknown, unknown, unknown>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
  closed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
}

export interface ParticipantStandingsTable {
  id: Generated<string>
  participant_id: string
  application_id: string | null
  placement_id: string | null
  program_id: string | null
  employer_id: string | null
  seen_employer_id: string | null
  reference: string
  name: string
  standing: string
  next_step: string | null
  due_on: string | null
  starts_on: string | null
  ends_on: string | null
  committed: Generated<string>
  rank: number
  since: ColumnType<string, string | Date, string | Date>
  asked_sides: Generated<string[]>
  review_due_on: string | null
}

export interface ParticipantStandingsNowTable {
  application_id: ColumnType<string | null, never, never>
  participant_id: ColumnType<string | null, never, never>
  placement_id: ColumnType<string | null, never, never>
  program_id: ColumnType<string | null, never, never>
  employer_id: ColumnType<string | null, never, never>
  seen_employer_id: ColumnType<string | null, never, never>
  reference: ColumnType<string | null, never, never>
  name: ColumnType<string | null, never, never>
  standing: ColumnType<string | null, never, never>
  next_step: ColumnType<string | null, never, never>
  information_due_on: ColumnType<string | null, never, never>
  review_due_on: ColumnType<string | null, never, never>
  asked_sides: ColumnType<string[] | null, never, never>
  accept_by: ColumnType<string | null, never, never>
  start_by: ColumnType<string | null, never, never>
  starts_on: ColumnType<string | null, never, never>
  ends_on: ColumnType<string | null, never, never>
  committed: ColumnType<string | null, never, never>
  since: ColumnType<string | null, never, never>
  rank: ColumnType<number | null, never, never>
  due_on: ColumnType<string | null, never, never>
}

export interface ParticipantsTable {
  id: Generated<string>
  reference: Generated<string>
  first_name: string
  last_name: string
  preferred_name: string | null
  birth_date: string
  email: string
  phone: string
  street: string | null
  city: string | null
  province: string | null
  postal_code: string | null
  language: string
  work_status: string
  education: string | null
  currently_student: boolean | null
  employment_before: string | null
  previously_funded: boolean | null
  relation_to_employer: string | null
  accommodation_needs: string | null
  status: Generated<string>
  person_key: string
  consented_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  consent_language: string | null
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
  proven_email: string | null
  search_names: ColumnType<string, never, never>
  search_words: ColumnType<string, never, never>
}

export interface PasskeyChallengesTable {
  challenge: string
  user_id: string | null
  expires_at: ColumnType<string, string | Date, string | Date>
}

export interface PasskeysTable {
  id: Generated<string>
  user_id: string
  credential_id: string
  public_key: Buffer
  counter: number
  transports: Generated<string[]>
  name: string
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  last_used_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
}

export interface PaymentBatchEntriesTable {
  batch_id: string
  payment_id: string
  amount: string
  added_by: string
  bank_account_id: string | null
  failed_on: string | null
  failure_reason: string | null
}

export interface PaymentBatchesTable {
  id: Generated<string>
  reference: Generated<string>
  status: Generated<string>
  payments: Generated<number>
  total: Generated<string>
  created_by: string
  created_on: Generated<string>
  pay_on: string | null
  released_on: string | null
  released_by: string | null
  release_number: number | null
  file_kind: string | null
  file: string | null
  paid_on: string | null
  settled_by: string | null
  cancelled_on: string | null
  cancelled_by: string | null
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface PaymentFilesTable {
  file_id: string
  payment_id: string
  kept_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface PaymentLinesTable {
  payment_id: string
  place: number
  from_on: string
  to_on: string
  hours: string
  hourly_wage: string
  gross: string
  claimed: string
  assessed: string | null
  reduction_reason: string | null
}

export interface PaymentsTable {
  id: Generated<string>
  reference: Generated<string>
  placement_id: string
  source: Generated<string>
  status: Generated<string>
  period_from: string
  period_to: string
  claimed_amount: string
  submitted_on: string | null
  submitted_by: string | null
  changes_asked: string | null
  assessed_amount: string | null
  assessed_on: string | null
  assessed_by: string | null
  assessors: Generated<string[]>
  first_approved_on: string | null
  first_approved_by: string | null
  approved_amount: string | null
  approved_on: string | null
  approved_by: string | null
  declined_on: string | null
  declined_by: string | null
  decline_reason: string | null
  decline_note: string | null
  cancelled_on: string | null
  cancelled_by: string | null
  application_id: string
  program_id: string
  participant_id: string
  employer_id: string
  assignee_id: string | null
  name: string
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
  batch_id: string | null
  sent_on: string | null
  paid_on: string | null
  failed_on: string | null
  failure_reason: string | null
  failure_note: string | null
  funding_request_id: string | null
  supplement_id: string | null
  spent_on: string | null
  reduction_reason: string | null
  payee: Generated<string>
  entered_by: Generated<string[]>
  paid_how: string | null
  paid_reference: string | null
  paid_noted_on: string | null
  paid_by: string | null
  returned_version: number | null
}

export interface PlacementCheckpointsTable {
  id: Generated<string>
  placement_id: string
  application_id: string
  opens_on: string
  due_on: string
  is_visited: ColumnType<boolean, never, never>
  status: Generated<string>
  results: ColumnType<unknown, unknown, unknown>
  recheck_on: string | null
  told_open: Generated<boolean>
  told_late: Generated<boolean>
  told_recheck_on: string | null
  recorded_by: string | null
  recorded_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface PlacementsTable {
  id: Generated<string>
  reference: Generated<string>
  application_id: string
  program_id: string
  participant_id: string
  employer_id: string
  position_title: string
  start_on: string
  planned_end_on: string
  ended_on: string | null
  end_reason: string | null
  hours_per_week: string
  hourly_wage: string
  funding: ColumnType<unknown, unknown, unknown>
  committed_amount: string
  status: Generated<string>
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
  accept_by: string | null
  accepted_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  accepted_by: string | null
  signatory_name: string | null
  signatory_title: string | null
  agreement_language: string | null
  acceptance_note: string | null
  agreement: ColumnType<unknown, unknown, unknown>
  start_by: string | null
  started_on: string | null
  lapsed_on: string | null
  last_worked_on: string | null
  end_side: string | null
  end_note: string | null
  end_recorded_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  end_recorded_by: string | null
  amount_before_end: string | null
  used_funding: ColumnType<unknown, unknown, unknown>
  cancelled_on: string | null
  cancelled_by: string | null
  cancel_side: string | null
  cancel_reason: string | null
  cancel_note: string | null
  is_on_hold: Generated<boolean>
}

export interface ProgramBudgetsTable {
  program_id: string
  committed: Generated<string>
  told_used: Generated<number>
}

export interface ProgramRegionsTable {
  id: Generated<string>
  program_id: string
  region: string
  amount: string
  committed: Generated<string>
}

export interface ProgramsTable {
  id: Generated<string>
  code: string
  name: ColumnType<unknown, unknown, unknown>
  description: ColumnType<unknown, unknown, unknown>
  funder: string
  agreement_number: string | null
  status: Generated<string>
  province: string
  fiscal_year_start: Generated<string>
  intake_opens_on: string
  intake_closes_on: string
  placement_min_weeks: number
  placement_max_weeks: number
  min_hours_per_week: string
  min_age: number | null
  max_age: number | null
  eligible_work_statuses: string[]
  rate_schedule: ColumnType<unknown, unknown, unknown>
  equity_uplift: ColumnType<unknown, unknown, unknown>
  includes_employer_costs: Generated<boolean>
  max_wage_per_participant: string
  max_training_per_participant: string
  combined_cap: string
  max_active_per_employer: number
  max_yearly_per_employer: number
  max_amount_per_employer: string | null
  net_new_required: Generated<boolean>
  sin_required: Generated<boolean>
  budget_total: string
  denial_rate: Generated<string>
  withdrawal_rate: Generated<string>
  slippage_rate: Generated<string>
  payment_plan: ColumnType<unknown, unknown, unknown>
  checkpoint_one_gate: Generated<string>
  checkpoint_two_gate: Generated<string>
  required_documents: ColumnType<unknown, unknown, unknown>
  service_standard_days: Generated<number>
  acceptance_days: Generated<number>
  hire_window_days: Generated<number>
  auto_return_days: Generated<number>
  retention_years: Generated<number>
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
  created_by: string | null
  updated_by: string | null
  supplements: ColumnType<unknown, unknown, unknown>
}

export interface RateLimitsTable {
  key: string
  window_started_at: ColumnType<string, string | Date, string | Date>
  hits: number
}

export interface RecordFilesTable {
  id: Generated<string>
  parent_kind: string
  parent_id: string
  file_id: string
  kind: Generated<string>
  caption: string | null
  position: number
  width: number | null
  height: number | null
  uploaded_by: string
  deleted_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface RecordStancesTable {
  user_id: string
  entity: string
  record_id: string
  stance: string
  since: ColumnType<string, string | Date | undefined, string | Date>
}

export interface RecoveryCodesTable {
  user_id: string
  code_hash: Buffer
  used_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
}

export interface RefusedAddressesTable {
  address: string
  refused_at: ColumnType<string, string | Date, string | Date>
  reason: string
  message_id: string
  is_told: Generated<boolean>
  looked_at: string | null
}

export interface RegistrationsTable {
  email: string
  user_type: string
  name: string
  language: string
  password_hash: string
  token_hash: Buffer
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  expires_at: ColumnType<string, string | Date, string | Date>
}

export interface RolesTable {
  id: Generated<string>
  key: string | null
  name: string
  description: string | null
  user_type: string
  is_admin_type: Generated<boolean>
  rules: ColumnType<unknown, unknown, unknown>
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
  installed_name: string | null
  brand: string | null
  preset: ColumnType<string | null, never, never>
}

export interface SavedReportRecipientsTable {
  saved_report_id: string
  user_id: string
}

export interface SavedReportSchedulesTable {
  id: Generated<string>
  saved_report_id: string
  rhythm: string
  business_day: number
  province: string
  hour: number
  time_zone: string
  state: Generated<string>
  next_run_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  last_run_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  last_sent: number | null
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface SavedReportsTable {
  id: Generated<string>
  name: string
  report: string
  question: ColumnType<unknown, unknown, unknown>
  is_shared: Generated<boolean>
  owner_id: string
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface SavedViewsTable {
  id: Generated<string>
  list: string
  name: string
  owner_id: string
  shared_with: Generated<string>
  role_id: string | null
  state: ColumnType<unknown, unknown, unknown>
  deleted_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface SelfIdentificationsTable {
  participant_id: string
  answers: ColumnType<unknown, unknown, unknown>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
  sealed: string | null
}

export interface SessionsTable {
  id: Generated<string>
  token_hash: Buffer
  user_id: string
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  last_seen_at: ColumnType<string, string | Date | undefined, string | Date>
  expires_at: ColumnType<string, string | Date, string | Date>
  ended_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  address: string | null
  agent: string | null
  challenged: Generated<boolean>
  proved_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface SharePricesTable {
  id: Generated<string>
  effective_on: string
  price: string
  note: string | null
  created_by: string | null
  updated_by: string | null
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface ShareholderMergesTable {
  id: Generated<string>
  kept_id: string
  dropped_id: string
  merged_at: ColumnType<string, string | Date | undefined, string | Date>
  merged_by: string | null
  evidence: ColumnType<unknown, unknown, unknown>
  undone_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  undone_by: string | null
}

export interface ShareholderPairsTable {
  id: Generated<string>
  first_id: string
  second_id: string
  reasons: string[]
  strength: number
  found_at: ColumnType<string, string | Date | undefined, string | Date>
  kept_apart_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  kept_apart_by: string | null
}

export interface ShareholderSourceMovesTable {
  shareholder_id: string
  version: number
}

export interface ShareholderTagsTable {
  id: Generated<string>
  name: string
  created_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface ShareholdersTable {
  id: Generated<string>
  number: Generated<string>
  status: Generated<string>
  kind: Generated<string>
  first_name: string | null
  last_name: string | null
  company_name: string | null
  email: string | null
  phone: string | null
  phone_two: string | null
  language: Generated<string>
  birth_date: string | null
  is_birth_year_known: Generated<boolean | null>
  job_title: string | null
  profession: string | null
  assignee_id: string | null
  team_id: string | null
  bank_name: string | null
  bank_address: string | null
  bank_manager_name: string | null
  account_number: string | null
  iban: string | null
  depot_number: string | null
  address_one: string | null
  address_two: string | null
  city: string | null
  state: string | null
  post_code: string | null
  country: string | null
  number_of_shares: Generated<string>
  amount_invested: Generated<string>
  net_paid_in: Generated<string>
  gross_turnover: Generated<string>
  average_buy_price: string | null
  realised_result: Generated<string>
  entered_register_on: string | null
  ceased_on: string | null
  archived_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  created_by: string | null
  updated_by: string | null
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
  display_name: ColumnType<string, never, never>
  sort_name: ColumnType<string, never, never>
  search_words: ColumnType<string, never, never>
  merged_into_id: string | null
  merged_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  iban_hash: string | null
  share_price_override: string | null
  tags: ColumnType<unknown, unknown, unknown>
  source_id: string | null
}

export interface SignInLimitsTable {
  key: string
  failures: number
  window_started_at: ColumnType<string, string | Date, string | Date>
  blocked_until: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  waits: Generated<number>
}

export interface SignInStopsTable {
  email: string
  failures: Generated<number>
  failed_at: ColumnType<string, string | Date | undefined, string | Date>
  stopped_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  mailed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  token_hash: Buffer | null
  token_expires_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
}

export interface SingleSignOnAttemptsTable {
  state_hash: Buffer
  browser_hash: Buffer
  nonce: string
  verifier: string
  expires_at: ColumnType<string, string | Date, string | Date>
}

export interface SingleSignOnIdentitiesTable {
  issuer: string
  subject: string
  user_id: string
  created_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface SmsCodesTable {
  user_id: string
  purpose: string
  phone: string
  code_hash: Buffer
  tries: Generated<number>
  expires_at: ColumnType<string, string | Date, string | Date>
  used_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
}

export interface SourceNamesTable {
  folded: string
  source_id: string
}

export interface SourcesTable {
  id: Generated<string>
  name: ColumnType<unknown, unknown, unknown>
  description: string | null
  is_choosable: Generated<boolean>
  place: number
  version: Generated<number>
  created_by: string | null
  updated_by: string | null
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface SupplementsTable {
  id: Generated<string>
  reference: Generated<string>
  placement_id: string
  type: string
  payee: string
  description: string
  frequency: string
  from_on: string
  to_on: string
  times: number
  requested_each: string
  requested_amount: string
  late_reason: string | null
  internal_note: string | null
  status: Generated<string>
  requested_on: string
  requested_by: string
  entered_by: string[]
  approved_each: string | null
  approved_amount: string | null
  reduction_reason: string | null
  decided_on: string | null
  decided_by: string | null
  decline_reason: string | null
  decline_note: string | null
  withdrawn_on: string | null
  withdrawn_by: string | null
  cancelled_on: string | null
  cancelled_by: string | null
  cancel_reason: string | null
  application_id: string
  program_id: string
  participant_id: string
  employer_id: string
  assignee_id: string | null
  name: string
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
  used_amount: string | null
  closed_on: string | null
  closed_by: string | null
  close_reason: string | null
  committed_amount: ColumnType<string, never, never>
}

export interface TasksTable {
  id: Generated<string>
  parent_kind: string
  parent_id: string
  title: string
  due_on: string
  due_at: string | null
  assignee_id: string | null
  team_id: string | null
  remind_minutes: number | null
  remind_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  priority: Generated<string>
  done_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  done_by: string | null
  created_by: string | null
  deleted_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
  titles: ColumnType<unknown, unknown, unknown>
  field_group: string | null
  overdue_told_for: string | null
}

export interface TeamsTable {
  id: Generated<string>
  name: string
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  version: Generated<number>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

export interface TrashItemsTable {
  id: string
  kind: string
  parent_kind: string
  parent_id: string
  title: string
  owner_id: string
  is_private: boolean
  deleted_by: string
  deleted_at: ColumnType<string, string | Date, string | Date>
}

export interface TwoFactorMethodsTable {
  id: Generated<string>
  user_id: string
  method: string
  secret: string | null
  phone: string | null
  last_step: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  last_used_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
}

export interface UserProgramsTable {
  user_id: string
  program_id: string
}

export interface UsersTable {
  id: Generated<string>
  email: string
  name: string
  type: string
  role_id: string
  language: Generated<string>
  status: Generated<string>
  password_hash: string | null
  password_changed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  must_change_password: Generated<boolean>
  employer_id: string | null
  participant_id: string | null
  last_sign_in_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
  team_id: string | null
  phone: string | null
  avatar_key: string | null
  asked_email: string | null
  shown_email: ColumnType<string, never, never>
  search_words: ColumnType<string, never, never>
}

export interface WaitingFilesTable {
  file_id: string
  person_id: string
  kept_at: ColumnType<string, string | Date, string | Date>
}

export interface WebhookDeliveriesTable {
  id: Generated<string>
  webhook_id: string
  event: string
  kind: string
  record_id: string
  reference: string | null
  occurred_at: ColumnType<string, string | Date | undefined, string | Date>
  state: Generated<string>
  attempts: Generated<number>
  next_attempt_at: ColumnType<string, string | Date | undefined, string | Date>
  claim: string | null
  claimed_until: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  tried_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  answer_status: number | null
  answer_text: string | null
  failure: string | null
}

export interface WebhooksTable {
  id: Generated<string>
  version: Generated<number>
  created_at: ColumnType<string, string | Date | undefined, string | Date>
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
  address: string
  description: string | null
  events: ColumnType<unknown, unknown, unknown>
  is_on: Generated<boolean>
  secret: string
  old_secret: string | null
  old_secret_until: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  failing_since: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  warned_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  turned_off_why: string | null
}

export interface Database {
  account_links: AccountLinksTable
  answer_differences: AnswerDifferencesTable
  api_tokens: ApiTokensTable
  application_documents: ApplicationDocumentsTable
  application_search: ApplicationSearchTable
  application_versions: ApplicationVersionsTable
  applications: ApplicationsTable
  audit_erasures: AuditErasuresTable
  audit_log: AuditLogTable
  audit_seals: AuditSealsTable
  audit_verifications: AuditVerificationsTable
  bank_accounts: BankAccountsTable
  birthday_digests: BirthdayDigestsTable
  birthday_feeds: BirthdayFeedsTable
  birthday_notices: BirthdayNoticesTable
  bulk_items: BulkItemsTable
  bulk_runs: BulkRunsTable
  change_requests: ChangeRequestsTable
  checkpoints: CheckpointsTable
  classification_codes: ClassificationCodesTable
  closed_month_orders: ClosedMonthOrdersTable
  closed_month_sources: ClosedMonthSourcesTable
  closed_months: ClosedMonthsTable
  closures: ClosuresTable
  custom_field_names: CustomFieldNamesTable
  custom_field_options: CustomFieldOptionsTable
  custom_fields: CustomFieldsTable
  custom_values: CustomValuesTable
  default_views: DefaultViewsTable
  digest_entries: DigestEntriesTable
  employer_programs: EmployerProgramsTable
  employer_proposals: EmployerProposalsTable
  employers: EmployersTable
  encryption_keys: EncryptionKeysTable
  erasures: ErasuresTable
  files: FilesTable
  form_answers: FormAnswersTable
  form_drafts: FormDraftsTable
  form_edits: FormEditsTable
  form_links: FormLinksTable
  form_questions: FormQuestionsTable
  form_responses: FormResponsesTable
  form_version_questions: FormVersionQuestionsTable
  form_versions: FormVersionsTable
  forms: FormsTable
  forsaken_files: ForsakenFilesTable
  frozen_report_withdrawals: FrozenReportWithdrawalsTable
  frozen_reports: FrozenReportsTable
  funding_request_lines: FundingRequestLinesTable
  funding_request_links: FundingRequestLinksTable
  funding_requests: FundingRequestsTable
  general_settings: GeneralSettingsTable
  gone_sources: GoneSourcesTable
  happenings: HappeningsTable
  hold_bypasses: HoldBypassesTable
  holds: HoldsTable
  idempotency_keys: IdempotencyKeysTable
  import_effects: ImportEffectsTable
  import_repeats: ImportRepeatsTable
  import_rows: ImportRowsTable
  imports: ImportsTable
  information_links: InformationLinksTable
  information_requests: InformationRequestsTable
  job_outcomes: JobOutcomesTable
  kept_letters: KeptLettersTable
  known_devices: KnownDevicesTable
  lead_conversions: LeadConversionsTable
  lead_status_names: LeadStatusNamesTable
  lead_statuses: LeadStatusesTable
  leads: LeadsTable
  letter_links: LetterLinksTable
  letter_templates: LetterTemplatesTable
  letter_versions: LetterVersionsTable
  letterhead: LetterheadTable
  list_counts: ListCountsTable
  live_events: LiveEventsTable
  mail_rhythms: MailRhythmsTable
  message_files: MessageFilesTable
  message_links: MessageLinksTable
  messages: MessagesTable
  minimum_wages: MinimumWagesTable
  monitoring_forms: MonitoringFormsTable
  monitoring_links: MonitoringLinksTable
  note_mentions: NoteMentionsTable
  notes: NotesTable
  notices: NoticesTable
  notification_preferences: NotificationPreferencesTable
  order_month_changes: OrderMonthChangesTable
  order_month_sums: OrderMonthSumsTable
  order_months: OrderMonthsTable
  order_months_counted: OrderMonthsCountedTable
  order_numbers: OrderNumbersTable
  order_snapshots: OrderSnapshotsTable
  orders: OrdersTable
  orphaned_cases: OrphanedCasesTable
  orphaned_steps: OrphanedStepsTable
  outbox_messages: OutboxMessagesTable
  overpayment_keeps: OverpaymentKeepsTable
  overpayment_receipts: OverpaymentReceiptsTable
  overpayments: OverpaymentsTable
  participant_sheet_rows: ParticipantSheetRowsTable
  participant_sheet_submissions: ParticipantSheetSubmissionsTable
  participant_sheets: ParticipantSheetsTable
  participant_standings: ParticipantStandingsTable
  participant_standings_now: ParticipantStandingsNowTable
  participants: ParticipantsTable
  passkey_challenges: PasskeyChallengesTable
  passkeys: PasskeysTable
  payment_batch_entries: PaymentBatchEntriesTable
  payment_batches: PaymentBatchesTable
  payment_files: PaymentFilesTable
  payment_lines: PaymentLinesTable
  payments: PaymentsTable
  placement_checkpoints: PlacementCheckpointsTable
  placements: PlacementsTable
  program_budgets: ProgramBudgetsTable
  program_regions: ProgramRegionsTable
  programs: ProgramsTable
  rate_limits: RateLimitsTable
  record_files: RecordFilesTable
  record_stances: RecordStancesTable
  recovery_codes: RecoveryCodesTable
  refused_addresses: RefusedAddressesTable
  registrations: RegistrationsTable
  roles: RolesTable
  saved_report_recipients: SavedReportRecipientsTable
  saved_report_schedules: SavedReportSchedulesTable
  saved_reports: SavedReportsTable
  saved_views: SavedViewsTable
  self_identifications: SelfIdentificationsTable
  sessions: SessionsTable
  share_prices: SharePricesTable
  shareholder_merges: ShareholderMergesTable
  shareholder_pairs: ShareholderPairsTable
  shareholder_source_moves: ShareholderSourceMovesTable
  shareholder_tags: ShareholderTagsTable
  shareholders: ShareholdersTable
  sign_in_limits: SignInLimitsTable
  sign_in_stops: SignInStopsTable
  single_sign_on_attempts: SingleSignOnAttemptsTable
  single_sign_on_identities: SingleSignOnIdentitiesTable
  sms_codes: SmsCodesTable
  source_names: SourceNamesTable
  sources: SourcesTable
  supplements: SupplementsTable
  tasks: TasksTable
  teams: TeamsTable
  trash_items: TrashItemsTable
  two_factor_methods: TwoFactorMethodsTable
  user_programs: UserProgramsTable
  users: UsersTable
  waiting_files: WaitingFilesTable
  webhook_deliveries: WebhookDeliveriesTable
  webhooks: WebhooksTable
}
