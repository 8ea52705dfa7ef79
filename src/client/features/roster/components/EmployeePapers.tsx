import { parseDate } from '@contract/domain/dateMath'
import { PAPERS, paperWarning } from '@contract/roster/papers.rules'
import type { Employee } from '@contract/roster/roster.schemas'
import { Details } from '../../../ui/page/Details'
import { Section } from '../../../ui/page/Section'
import { texts } from '../roster.texts'
import { PaperWarning } from './PaperWarning'

/** RFC, CURP and NSS, each with what does not add up in it. */
export function EmployeePapers({ employee }: { employee: Employee }) {
  const born = parseDate(employee.fechaNacimiento ?? '') ?? ''
  return (
    <Section title={texts.papers}>
      <Details
        items={PAPERS.map((paper) => {
          const text = employee[paper]
          return {
            label: texts.fields[paper],
            value: text && (
              <>
                {text}
                <PaperWarning quiet text={paperWarning(paper, text, born)} />
              </>
            ),
          }
        })}
      />
    </Section>
  )
}
