import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { chooseLanguage } from '#kit/web/language.ts'
import { Fact, Facts } from '#kit/web/record/Facts.tsx'
import { useText } from '#kit/web/text.ts'
import { profile } from '../contract/profile.ts'
import { profileEndpoints, type ProfileRecord } from '../contract/profile.endpoints.ts'
import classes from './Profile.module.css'
import { refreshPerson } from './refresh-person.ts'

const Field = fieldsOf(profile)

interface ProfileFormProps {
  record: ProfileRecord
  /** An address whose link has not been opened yet. */
  newEmail: string | null
  begin: (saved: ProfileRecord) => void
  discard: () => void
}

export function ProfileForm({ record, newEmail, begin, discard }: ProfileFormProps) {
  const text = useText()
  const form = useRecordForm<ProfileRecord>({
    entity: profile,
    record,
    edit: profileEndpoints.editAccount,
    said: text('profile.saved'),
    onSaved: (saved) => {
      begin(saved)
      void refreshPerson().then(() => chooseLanguage(saved.language))
    },
  })
  return (
    <EntityFormBody form={form} verb={text('profile.save')} cancel={discard}>
      <FormSection title={text('profile.person')} intro={text('profile.personIntro')}>
        <Field name="name" />
        <Field name="language" />
      </FormSection>
      <FormSection title={text('profile.reach')} intro={text('profile.reachIntro')}>
        <Field name="email" />
        <Field name="phone" />
        {newEmail && (
          <Wide>
            <p className={classes.waiting} role="status">
              {text('profile.waiting', { email: newEmail })}
            </p>
          </Wide>
        )}
      </FormSection>
      <FormSection title={text('profile.membership')} intro={text('profile.membershipIntro')}>
        <Wide>
          <Facts>
            <Fact name="role">{record.role.name}</Fact>
            <Fact name="type" />
          </Facts>
        </Wide>
      </FormSection>
    </EntityFormBody>
  )
}
