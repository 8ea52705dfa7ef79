import type { PlanRow } from '@contract/reenrolments/reenrolments.schemas'
import { aCycleRow } from '@test/support/state/rows'

export const running = aCycleRow()
export const next = aCycleRow({
  id: 2,
  name: '2027-2028',
  fecha_inicio: '2027-09-01',
  fecha_fin: '2028-06-30',
  vigencia: 'PROXIMO',
})

/** Ready to pass from 2° to 3°. */
export const planRow = (id: number, over: Partial<PlanRow> = {}): PlanRow => ({
  alumno: { id, nombre: `ALUMNO ${id}`, numero_control: `A${id}` },
  inscripcionId: 100 + id,
  padre: null,
  de: { grado: 'PRIMARIA', gradoNumero: 2, grupo: { id: 5, nombre: '2° B' } },
  a: { grado: 'PRIMARIA', gradoNumero: 3 },
  adeudo: 0,
  adeudo_familia: 0,
  estado: 'LISTO',
  ...over,
})
