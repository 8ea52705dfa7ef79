import { useCurrentCycle } from '../../../state/cycles/useCurrentCycle'
import { CycleGate } from '../../../ui/page/CycleGate'
import { GradeCards } from '../../../ui/page/GradeCards'
import { Page } from '../../../ui/page/Page'
import { texts } from '../scholarships.texts'

/** SPEC §2: choose the grade of the beca. */
export function ScholarshipMenuPage() {
  return (
    <CycleGate title={texts.menu} current={useCurrentCycle()}>
      {({ name, inscritos }) => (
        <Page title={texts.menu} subtitle={`Ciclo ${name}. ${texts.menuText}`}>
          <GradeCards
            to={(grade) => `/registro/beca/${grade}`}
            detail={(grade) => texts.gradeText(inscritos?.[grade] ?? 0)}
          />
        </Page>
      )}
    </CycleGate>
  )
}
