import { sql, type CompiledQuery } from 'kysely'
import type { Charge } from '@contract/charges/charges.schemas'
import type { IsoDate } from '@contract/domain/dates'
import { toPesos } from '@contract/domain/money'
import type { ByIds, PageQuery } from '@contract/http/schemas'
import { anyOf, placeOn } from '../../db/fragments'
import { asksForPart, namedIds, orderOf, partOf, readPage, type Listed } from '../../db/pages'
import type { Db } from '../../db/database'
import type { AnyCall } from '../../http/call'

/** Every answer reads charges by this, so one looks the same in every list. */
const selectCharges = (db: Db, today: IsoDate) =>
  db
    .selectFrom('charges as c')
    .innerJoin('students as s', 's.id', 'c.student_id')
    .innerJoin('cycles as y', 'y.id', 'c.cycle_id')
    .leftJoin('parents as payer', 'payer.id', 's.parent_id')
    .leftJoinLateral(placeOn(today).as('e'), (on) => on.onTrue())
    .leftJoin('groups as g', 'g.id', 'e.group_id')
    .leftJoin('users as u', 'u.id', 'c.cancelled_by')
    .leftJoin('concepts as k', 'k.id', 'c.concept_id')
    .leftJoin('services as v', 'v.id', 'c.service_id')
    .leftJoinLateral(
      (on) =>
        on
          .selectFrom('payment_lines as l')
          .innerJoin('payments as p', 'p.id', 'l.payment_id')
          .select(['p.metodo_pago', 'p.referencia'])
          .whereRef('l.charge_id', '=', 'c.id')
          .where('p.cancelled_at', 'is', null)
          // Spares the many unpaid charges the search for a payment.
          .where('c.abonado_centavos', '>', 0)
          .orderBy('p.folio', 'desc')
          .limit(1)
          .as('last'),
      (on) => on.onTrue(),
    )
    .select(['c.id', 'c.tipo', 'c.estado', 'c.descripcion', 'c.fecha', 'c.descuento', 'c.motivo_cancelacion'])
    .select(['c.costo_total_centavos', 'c.monto_descuento_centavos', 'c.monto_pagar_centavos'])
    .select([
      'c.abonado_centavos',
      'c.student_id',
      's.nombre',
      's.numero_control',
      'e.grado',
      'e.grado_numero',
      'e.lugar',
    ])
    .select(['c.batch_id', 'c.cycle_id', 'y.name', 'g.id as group_id', 'g.nombre as group_name'])
    .select(['payer.id as payer_id', 'payer.nombre as payer_name'])
    .select(['c.concept_id', 'k.nombre as concept_name', 'c.service_id', 'v.nombre as service_name'])
    .select(['c.service_anio', 'c.service_mes'])
    .select(['last.metodo_pago', 'last.referencia', 'u.name as cancelled_by_name', 'c.cancelled_at'])

type Row = Awaited<ReturnType<ReturnType<typeof selectCharges>['executeTakeFirstOrThrow']>>

const toCharge = (row: Row): Charge => ({
  id: row.id,
  alumno: {
    id: row.student_id,
    nombre: row.nombre,
    numero_control: row.numero_control,
    grado: row.grado,
    gradoNumero: row.grado_numero,
    grupo: row.group_id === null ? null : { id: row.group_id, nombre: row.group_name as string },
    lugar: row.lugar,
  },
  padre: row.payer_id === null ? null : { id: row.payer_id, nombre: row.payer_name as string },
  cicloEscolar: { id: row.cycle_id, name: row.name },
  lote: row.batch_id,
  concepto: row.concept_id === null ? null : { id: row.concept_id, nombre: row.concept_name as string },
  servicio:
    row.service_id === null
      ? null
      : {
          id: row.service_id,
          nombre: row.service_name as string,
          anio: row.service_anio as number,
          mes: row.service_mes as number,
        },
  tipo: row.tipo,
  estado: row.estado,
  descripcion: row.descripcion,
  fecha: row.fecha,
  costoTotal: toPesos(row.costo_total_centavos),
  monto: toPesos(row.costo_total_centavos),
  descuento: row.descuento,
  monto_descuento: toPesos(row.monto_descuento_centavos),
  monto_pagar: toPesos(row.monto_pagar_centavos),
  abono: toPesos(row.abonado_centavos),
  monto_restante: row.estado === 'CANCELADO' ? 0 : toPesos(row.monto_pagar_centavos - row.abonado_centavos),
  pago_parcial: row.estado === 'PARCIAL',
  metodo_pago: row.metodo_pago,
  referencia: row.referencia,
  motivo_cancelacion: row.motivo_cancelacion,
  cancelado_por: row.cancelled_by_name,
  fecha_cancelacion: row.cancelled_at?.toISOString() ?? null,
})

interface ChargeFilter {
  estado?: Charge['estado']
  tipo?: Charge['tipo']
  studentId?: number
  ids?: readonly number[] | undefined
  owedBy?: readonly number[]
}

/** The oldest charge is at the top of the page. */
export const listCharges = async ({ db, today }: AnyCall, filter: ChargeFilter): Promise<Charge[]> => {
  const { estado, tipo, studentId, ids, owedBy } = filter
  const rows = await selectCharges(db, today)
    .$if(estado !== undefined, (query) => query.where('c.estado', '=', estado as Charge['estado']))
    .$if(tipo !== undefined, (query) => query.where('c.tipo', '=', tipo as Charge['tipo']))
    .$if(studentId !== undefined, (query) => query.where('c.student_id', '=', studentId as number))
    .$if(ids !== undefined, (query) => query.where('c.id', '=', anyOf(ids as number[])))
    .$if(owedBy !== undefined, (query) =>
      query.where('c.student_id', 'in', owedBy as number[]).where('c.estado', 'in', ['PENDIENTE', 'PARCIAL']),
    )
    .orderBy('c.fecha')
    .orderBy('c.id')
    .execute()
  return rows.map(toCharge)
}

export interface OpenCharge {
  id: number
  studentId: number
  descripcion: string
  fecha: string
  saldo: number
}

export const listOpenCharges = (db: Db, studentIds: readonly number[]): Promise<OpenCharge[]> =>
  db
    .selectFrom('charges')
    .select(['id', 'student_id as studentId', 'descripcion', 'fecha'])
    .select((on) => on('monto_pagar_centavos', '-', on.ref('abonado_centavos')).as('saldo'))
    .where('student_id', 'in', studentIds)
    .where('estado', 'in', ['PENDIENTE', 'PARCIAL'])
    .orderBy('fecha')
    .orderBy('id')
    .execute()

export const listCancelled = async (
  call: AnyCall,
  { ids, ...part }: PageQuery & ByIds,
): Promise<Listed<Charge>> => {
  if (!asksForPart(part))
    return { rows: await listCharges(call, { estado: 'CANCELADO', ids: namedIds({ ids }) }) }
  const order = orderOf(part)
  const texts = ['s.nombre', 's.numero_control', 'c.descripcion', 'c.motivo_cancelacion', 'u.name']
  const where = partOf(part, {
    day: sql.ref('c.fecha'),
    texts: texts.map((each) => sql.ref(each)),
    cycle: sql.ref('c.cycle_id'),
  })
  const { rows, total } = await readPage(
    selectCharges(call.db, call.today)
      .where('c.estado', '=', 'CANCELADO')
      .where(where)
      .orderBy('c.fecha', order)
      .orderBy('c.id', order),
    part,
  )
  return { rows: rows.map(toCharge), total }
}

/** Placeholders of the statement, which is built once. */
const ANY_ID = -1
const ANY_DAY = '0001-01-01'
let byId: CompiledQuery<Row> | undefined

/** Payments of charges end with this statement. Building it each time took a tenth of a payment's time in this process. */
export const getCharge = async ({ db, today }: AnyCall, id: number): Promise<Charge> => {
  byId ??= selectCharges(db, ANY_DAY).where('c.id', '=', ANY_ID).compile()
  const values = new Map<unknown, unknown>([
    [ANY_ID, id],
    [ANY_DAY, today],
  ])
  const parameters = byId.parameters.map((value) => values.get(value) ?? value)
  const { rows } = await db.executeQuery({ ...byId, parameters })
  return toCharge(rows[0] as Row)
}
