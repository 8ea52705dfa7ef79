import { createContext, use } from 'react'
import type { Charge } from '@contract/charges/charges.schemas'
import { formatPesos } from '@contract/domain/money'
import { RowBox } from '../../../ui/fields/RowBox'
import { texts } from '../charges.texts'

/** What is picked, for the boxes of the rows: a pick draws boxes anew and no row. */
export interface Picking {
  picked: ReadonlySet<number>
  pick: (id: number, picked: boolean) => void
}

/** None where nothing can be collected. */
export const PickingContext = createContext<Picking | null>(null)

/** What each pupil owes of a list; by the pupil's id. */
export type OwedByPupil = ReadonlyMap<number, { count: number; pesos: number }>
export const OwedContext = createContext<OwedByPupil | null>(null)

/** Beside the name of a row: whether its charge is collected with the others that are picked. */
export function PickBox({ charge: { id, descripcion, alumno } }: { charge: Charge }) {
  const picking = use(PickingContext)
  if (!picking) return null
  return (
    <RowBox
      type="checkbox"
      aria-label={texts.pickCharge(descripcion, alumno.nombre)}
      checked={picking.picked.has(id)}
      onChange={({ target }) => picking.pick(id, target.checked)}
    />
  )
}

/** Of a pupil with several charges: all that is owed of them. */
export function PupilOwes({ charge: { alumno } }: { charge: Charge }) {
  const owed = use(OwedContext)?.get(alumno.id)
  return owed && owed.count > 1 ? ` · ${texts.pupilOwes(owed.count, formatPesos(owed.pesos))}` : null
}
