import '#modules/forms/web/pieces/form/styles.ts'
import { FormScreen } from '#modules/forms/web/pieces/form/FormScreen.tsx'
import { employerForm, formOf } from './kinds/applicants-forms.tsx'
import { EmployerStart } from './start/EmployerStart.tsx'

export const EmployerProfileScreen = () => (
  <FormScreen kind={employerForm} kindOf={formOf} place="profile" start={<EmployerStart />} />
)

export const EmployerApplicationScreen = () => (
  <FormScreen kind={employerForm} kindOf={formOf} place="application" start={<EmployerStart />} />
)
