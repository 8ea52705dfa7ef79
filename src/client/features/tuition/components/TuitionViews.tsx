import type { ComponentType } from 'react'
import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import type { TuitionStatement } from '../../../state/tuition/tuition.api'
import { CycleGate } from '../../../ui/page/CycleGate'
import { monthsAddress, PICK_ADDRESS, YEAR_ADDRESS, yearAddress } from '../tuition.links'
import { texts } from '../tuition.texts'
import { PupilFinder, PupilFinderList } from './PupilFinder'
import { PupilTuition } from './PupilTuition'

/** A way to pay tuition. */
interface TuitionView {
  title: string
  /** Where a pupil is picked. */
  address: string
  /** Where a pupil is paid; keep its identity. */
  to: (alumnoId: number) => string
  /** What is owed of before can be paid without a current cycle too. */
  withoutCycle: boolean
}

/** Months of one's choice. */
export const monthsView: TuitionView = {
  title: texts.pick,
  address: PICK_ADDRESS,
  to: (id) => monthsAddress(id),
  withoutCycle: true,
}

/** All that is open of a cycle at once. */
export const yearView: TuitionView = {
  title: texts.pickYear,
  address: YEAR_ADDRESS,
  to: (id) => yearAddress(id),
  withoutCycle: false,
}

/** First whose tuition is paid, in the view that an address names. */
export function TuitionPicker({ view: { title, to, withoutCycle } }: { view: TuitionView }) {
  return (
    <CycleGate
      title={title}
      current={useCurrentCycle()}
      without={withoutCycle ? <PupilFinderList title={title} to={to} /> : undefined}
    >
      {({ name }) => <PupilFinder title={title} subtitle={`Ciclo ${name}. ${texts.pickHint}`} to={to} />}
    </CycleGate>
  )
}

interface TuitionDeskProps {
  view: TuitionView
  /** Null for an address that can name nobody. */
  alumnoId: number | null
  /** Takes the money; made anew for another pupil or cycle. */
  Desk: ComponentType<{ statement: TuitionStatement }>
}

/** Then how much, in the same view. */
export function TuitionDesk({ view: { title, address }, alumnoId, Desk }: TuitionDeskProps) {
  return (
    <PupilTuition alumnoId={alumnoId} breadcrumb={[{ label: title, to: address }]}>
      {(statement) => (
        <Desk key={`${statement.alumno.id} ${statement.cicloEscolar.id}`} statement={statement} />
      )}
    </PupilTuition>
  )
}
