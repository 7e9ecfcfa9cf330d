import { useId } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { WholeRecord } from '#kit/web/record/WholeRecord.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { programsScreens } from '#modules/programs/contract/programs.screens.ts'
import { formsEndpoints, type FormFacts } from '../contract/forms.endpoints.ts'
import { formsScreens } from '../contract/forms.screens.ts'
import { DraftBadge } from './DraftBadge.tsx'
import classes from './program-forms.module.css'

/** The forms of a program: which version is filled in, and what is under way. */
export function ProgramFormsScreen() {
  const text = useText()
  const { id = '' } = useScreenParams()
  const answer = useRecord(formsEndpoints.listForms, { id })
  return (
    <WholeRecord answer={answer}>
      {(forms) => (
        <>
          <PageHeader
            title={text('screens.programForms')}
            below={
              <ScreenLink screen={programsScreens.program} params={{ id }}>
                {text('list.toProgram')}
              </ScreenLink>
            }
          />
          {groupsOf(forms.data).map((group) => (
            <FormGroup key={group[0]?.purpose} programId={id} forms={group} />
          ))}
        </>
      )}
    </WholeRecord>
  )
}

/** Forms under one heading, in their order. */
const groupsOf = (forms: readonly FormFacts[]): FormFacts[][] => [
  ...Map.groupBy(forms, ({ group }) => group.en).values(),
]

function FormGroup({ programId, forms }: { programId: string; forms: readonly FormFacts[] }) {
  const bilingual = useBilingual()
  const heading = useId()
  const [first] = forms
  return (
    <section className={classes.group} aria-labelledby={heading}>
      <h2 id={heading}>{first && bilingual(first.group)}</h2>
      <ul className={classes.list}>
        {forms.map((form) => (
          <li key={form.purpose} className="surface">
            <OneForm programId={programId} form={form} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OneForm({ programId, form }: { programId: string; form: FormFacts }) {
  const text = useText()
  const bilingual = useBilingual()
  const { published, draft } = form
  return (
    <>
      <div>
        <h3>
          <ScreenLink
            screen={formsScreens.programForm}
            params={{ id: programId, formId: form.purpose }}
          >
            {bilingual(form.name)}
          </ScreenLink>
        </h3>
        <p className="quiet">
          {text('list.version', { number: published.number })}
          {' · '}
          {text('list.since')} <InstantText value={published.at} />
        </p>
      </div>
      <p className="numbers">{text('list.questions', { count: form.questionCount })}</p>
      <p className="numbers">{text('list.answers', { count: form.responseCount })}</p>
      <div>{draft && <DraftBadge draft={draft} />}</div>
    </>
  )
}
