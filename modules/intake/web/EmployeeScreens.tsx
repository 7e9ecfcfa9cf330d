import '#modules/forms/web/pieces/form/styles.ts'
import { FormScreen } from '#modules/forms/web/pieces/form/FormScreen.tsx'
import { employeeForm, formOf } from './kinds/applicants-forms.tsx'
import { EmployeeStart } from './start/EmployeeStart.tsx'

export const EmployeeProfileScreen = () => (
  <FormScreen kind={employeeForm} kindOf={formOf} place="profile" start={<EmployeeStart />} />
)

export const EmployeeApplicationScreen = () => (
  <FormScreen kind={employeeForm} kindOf={formOf} place="application" start={<EmployeeStart />} />
)
