import type { AskedQuestion } from '../../../contract/answers.endpoints.ts'
import { Answer } from './Answer.tsx'
import classes from './answers.module.css'

const wide: readonly string[] = ['longText', 'group', 'statement']

/** Questions with what was answered, in the order in which they were asked. */
export function AskedList(props: { of: string; questions: readonly AskedQuestion[] }) {
  const { of, questions } = props
  return (
    <dl className={classes.asked}>
      {questions.map(({ question, answer }) => (
        <div key={question.id} data-wide={wide.includes(question.kind) || undefined}>
          <dt>{question.label}</dt>
          <dd>
            {answer.entries ? (
              <ol className={classes.entries}>
                {answer.entries.map(({ item, answers }) => (
                  <li key={item}>
                    <dl>
                      {(question.questions ?? []).map((inner) => (
                        <div key={inner.id}>
                          <dt>{inner.label}</dt>
                          <dd>
                            <Answer
                              of={of}
                              question={inner}
                              answer={answers[inner.id] ?? { state: 'notInVersion' }}
                            />
                          </dd>
                        </div>
                      ))}
                    </dl>
                  </li>
                ))}
              </ol>
            ) : (
              <Answer of={of} question={question} answer={answer} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
