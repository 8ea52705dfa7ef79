import { createContext, use } from 'react'
import type { Charge } from '@contract/charges/charges.schemas'
import { formatPesos } from '@contract/domain/money'
import { RowBox } from '../../../ui/fields/RowBox'

/** In a context, so that a pick redraws the checkboxes and not the rows. */
export interface Picking {
  picked: ReadonlySet<number>
  pick: (id: number, picked: boolean) => void
}

export const PickingContext = createContext<Picking | null>(null)

export type OwedByPupil = ReadonlyMap<number, { count: number; pesos: number }>
export const OwedContext = createContext<OwedByPupil | null>(null)

export function PickBox({ charge: { id, descripcion, alumno } }: { charge: Charge }) {
  const picking = use(PickingContext)
  if (!picking) return null
  return (
    <RowBox
      type="checkbox"
      aria-label={`Elegir ${descripcion} de ${alumno.nombre}`}
      checked={picking.picked.has(id)}
      onChange={({ target }) => picking.pick(id, target.checked)}
    />
  )
}

export function PupilOwes({ charge: { alumno } }: { charge: Charge }) {
  const owed = use(OwedContext)?.get(alumno.id)
  return owed && owed.count > 1 ? ` · ${owed.count} cargos, ${formatPesos(owed.pesos)}` : null
}
