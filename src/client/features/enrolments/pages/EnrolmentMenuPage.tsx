import { ENROLMENTS_CLOSED } from '@contract/enrolments/enrolments.rules'
import { monthlyOf } from '@contract/cycles/cycles.rules'
import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { Stack } from '../../../ui/layout/layout'
import { CycleGate } from '../../../ui/page/CycleGate'
import { GradeCards } from '../../../ui/page/GradeCards'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { MoneyText } from '../../../ui/page/MoneyText'
import { Page } from '../../../ui/page/Page'
import { MENU, texts } from '../enrolments.texts'

/** Which grade is enrolled in. */
export function EnrolmentMenuPage() {
  return (
    <CycleGate title={MENU.label} current={useCurrentCycle()}>
      {(cycle) => (
        <Page title={MENU.label} subtitle={`Ciclo ${cycle.name}. ${texts.menuText}`}>
          {!cycle.inscripciones_abiertas && (
            <Stack sx={{ mb: 2 }}>
              <InfoPanel tone="warning" title={ENROLMENTS_CLOSED} text={texts.closedText(cycle.name)} />
            </Stack>
          )}
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
