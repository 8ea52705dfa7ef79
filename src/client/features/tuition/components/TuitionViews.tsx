import type { ComponentType } from 'react'
import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import type { TuitionStatement } from '../../../state/tuition/tuition.api'
import { CycleGate } from '../../../ui/page/CycleGate'
import * as paths from '../../../ui/screens/paths'
import { monthsAddress, yearAddress } from '../tuition.links'
import { texts } from '../tuition.texts'
import { PupilFinder, PupilFinderList } from './PupilFinder'
import { PupilTuition } from './PupilTuition'

interface TuitionView {
  title: string
  /** Address where a pupil is picked. */
  address: string
  /** Address where a pupil is paid. Keep its identity: a new one renders every row again. */
  to: (alumnoId: number) => string
  /** Whether it works without a current cycle, so that debts of older cycles can still be paid. */
  withoutCycle: boolean
}

export const monthsView: TuitionView = {
  title: texts.pick,
  address: paths.pickTuition,
  to: (id) => monthsAddress(id),
  withoutCycle: true,
}

export const yearView: TuitionView = {
  title: texts.pickYear,
  address: paths.payYear,
  to: (id) => yearAddress(id),
  withoutCycle: false,
}

/** First step: the pupil. */
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
  /** Null when the id of the address is no number. */
  alumnoId: number | null
  /** Takes the money; mounted again for another pupil or cycle. */
  Desk: ComponentType<{ statement: TuitionStatement }>
}

/** Second step: what is paid. */
export function TuitionDesk({ view: { title, address }, alumnoId, Desk }: TuitionDeskProps) {
  return (
    <PupilTuition alumnoId={alumnoId} breadcrumb={[{ label: title, to: address }]}>
      {(statement) => (
        <Desk key={`${statement.alumno.id} ${statement.cicloEscolar.id}`} statement={statement} />
      )}
    </PupilTuition>
  )
}
