import { useCurrentCycle } from '../../../state/cycles/useCurrentCycle'
import { CycleGate } from '../../../ui/page/CycleGate'
import { GradeCards } from '../../../ui/page/GradeCards'
import { MoneyText } from '../../../ui/page/MoneyText'
import { Page } from '../../../ui/page/Page'
import { texts } from '../enrolments.texts'
import { monthlyOf } from '../enrolments.values'

/** SPEC §2: choose PREESCOLAR or PRIMARIA. */
export function EnrolmentMenuPage() {
  return (
    <CycleGate title={texts.menu} current={useCurrentCycle()}>
      {(cycle) => (
        <Page title={texts.menu} subtitle={`Ciclo ${cycle.name}. ${texts.menuText}`}>
          <GradeCards
            to={(grade) => `/registro/inscripciones/${grade}`}
            detail={(grade) => (
              <>
                {texts.enrolled(cycle.inscritos?.[grade] ?? 0)} · mensualidad{' '}
                <MoneyText pesos={monthlyOf(cycle, grade)} />
              </>
            )}
          />
        </Page>
      )}
    </CycleGate>
  )
}
