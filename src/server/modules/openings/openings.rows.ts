import type { Insertable } from 'kysely'
import { addDays } from '@contract/domain/dateMath'
import type { IsoDate } from '@contract/domain/dates'
import type { Centavos } from '@contract/domain/money'
import { OLD_BALANCE } from '@contract/openings/openings.rules'
import type { Tables } from '../../db/tables'
import type { CycleRow } from '../cycles/cycles.queries'
import type { PlannedRow } from '../imports/imports.plan'
import type { NewRow } from './openings.plan'
import type { Values } from './openings.values'

/** A pupil who is registered by now. */
export interface Pupil {
  id: number
  nombre: string
  numero_control: string
  parentId: number | null
}

export const pupilOf = ({ of, fresh }: NewRow, made: ReadonlyMap<PlannedRow, number>): Pupil => {
  if (of.pupil) {
    const { id, nombre, numero_control, parent_id } = of.pupil
    return { id, nombre, numero_control, parentId: parent_id }
  }
  const { values, family } = fresh as PlannedRow
  const { nombre, numero_control } = values
  return { id: made.get(fresh as PlannedRow) as number, nombre, numero_control, parentId: family?.id ?? null }
}

export const valuesOf = ({ grado, gradoNumero, beca, desde, dicho, balance }: NewRow): Values => {
  const { inscripcion, material, anterior, favor } = balance
  const { nombre, porcentaje } = beca ?? {}
  return {
    grado,
    gradoNumero,
    grupo: dicho.grupo,
    beca: nombre !== undefined && porcentaje !== undefined ? { nombre, porcentaje } : null,
    dicho: dicho.mes,
    desde,
    inscripcion,
    material,
    anterior,
    favor,
  }
}

export type Charge = Insertable<Tables['charges']>

/** What a pupil owes besides months: the rest of enrolment and material, and what was owed before the cycle. */
export const chargesOf = (
  { balance }: NewRow,
  pupil: Pupil,
  enrolmentId: number,
  cycle: CycleRow,
  common: Pick<Charge, 'opening_id' | 'created_by' | 'created_at'>,
): Charge[] => {
  const charge = (
    tipo: Charge['tipo'],
    descripcion: string,
    fecha: IsoDate,
    centavos: Centavos,
    own: number | null,
  ): Charge[] =>
    centavos === 0
      ? []
      : [
          {
            ...common,
            student_id: pupil.id,
            cycle_id: cycle.id,
            enrolment_id: own,
            tipo,
            descripcion,
            fecha,
            costo_total_centavos: centavos,
            monto_pagar_centavos: centavos,
          },
        ]
  const { name, fecha_inicio } = cycle
  return [
    ...charge('INSCRIPCION', `INSCRIPCION ${name}`, fecha_inicio, balance.inscripcion, enrolmentId),
    ...charge('MATERIAL', `MATERIAL ${name}`, fecha_inicio, balance.material, enrolmentId),
    ...charge('OTRO', OLD_BALANCE, addDays(fecha_inicio, -1), balance.anterior, null),
  ]
}
