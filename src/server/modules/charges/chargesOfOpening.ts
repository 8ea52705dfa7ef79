import type { Insertable } from 'kysely'
import { toPesos } from '@contract/domain/money'
import type { Tables } from '../../db/tables'
import type { WriteCall } from '../../http/contractRoute'
import { insertCharges } from './chargeChanges.queries'

/** Each with its line in the bitácora. @param names of the pupils, whom the opening has just read */
export const createForOpening = async (
  { db, record }: WriteCall,
  rows: readonly Insertable<Tables['charges']>[],
  cycleName: string,
  names: ReadonlyMap<number, string>,
): Promise<void> => {
  if (rows.length === 0) return
  const ids = await insertCharges(db, rows)
  rows.forEach(({ student_id, tipo, descripcion, fecha, monto_pagar_centavos }, at) =>
    record('CARGO', ids[at] as number, null, {
      alumno: names.get(student_id),
      cicloEscolar: cycleName,
      tipo,
      descripcion,
      fecha,
      monto_pagar: toPesos(monto_pagar_centavos),
      estado: 'PENDIENTE',
    }),
  )
}
