import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { CycleGate } from '../../../ui/page/CycleGate'
import { GradeCards } from '../../../ui/page/GradeCards'
import { Page } from '../../../ui/page/Page'
import { MENU, texts } from '../scholarships.texts'

/** The grade of a new beca is chosen first. */
export function ScholarshipMenuPage() {
  return (
    <CycleGate title={MENU.label} current={useCurrentCycle()}>
      {({ name, inscritos }) => (
        <Page title={MENU.label} subtitle={`Ciclo ${name}. ${texts.menuText}`}>
          <GradeCards
            to={(grade) => `/registro/beca/${grade}`}
            detail={(grade) => texts.gradeText(inscritos?.[grade] ?? 0)}
          />
        </Page>
      )}
    </CycleGate>
  )
}
