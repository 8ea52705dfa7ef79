import type { Tuition } from '@contract/tuition/tuition.schemas'
import type { TuitionStatement } from '../../../state/tuition/tuition.read'
import { monthsText } from '../tuition.months'

interface WhatIsPaidProps {
  statement: TuitionStatement
  months: readonly Tuition[]
}

/** The months, and of whom: read aloud to the family before they pay. */
export function WhatIsPaid({ statement: { alumno, cicloEscolar, pagos }, months }: WhatIsPaidProps) {
  return (
    <>
      {monthsText(months, pagos)}
      <br />
      {[alumno.nombre, alumno.numero_control, cicloEscolar.name].filter(Boolean).join(' · ')}
    </>
  )
}
