import { Type, type Static } from '@sinclair/typebox'
import {
  Amount,
  Day,
  entity,
  Id,
  literals,
  LooseText,
  Moment,
  Named,
  Nullable,
  ok,
  PaymentMethodSchema,
  Pesos,
  type ContractOf,
  PageSchema,
  withTags,
  UserName,
} from '../http/schemas'
import { CUT_COLUMNS, MOVE_KINDS } from './cashCuts.rules'
import { CASH_KINDS, DENOMINATIONS, MAX_PIECES } from './denominations'

const UserSchema = Named('User')

const CutMoveSchema = entity('CashCut', {
  /** 'PAGO-12'. A payment by two means, or taken and cancelled in the same cut, has two rows. */
  clave: Type.String(),
  id: Id(),
  tipo: literals(MOVE_KINDS),
  folio: Id(),
  alumno: withTags(Type.String(), 'Student', 'Parent'),
  numero_control: Type.String(),
  concepto: Type.String(),
  /** Only the part by this means, above 0 in both directions. */
  monto: Pesos(),
  metodo_pago: PaymentMethodSchema,
  referencia: Nullable(Type.String()),
  /** The school's day of the payment, also in the row of its cancellation. */
  fecha: Type.String(),
  /** When the money moved; for a cancellation, when it was cancelled. */
  momento: Moment(),
  recibio: UserName(),
  motivo_cancelacion: Nullable(Type.String()),
  cancelo: Type.Optional(Nullable(UserName())),
})
export type CutMove = Static<typeof CutMoveSchema>

const MethodTotalSchema = Type.Object({
  metodo_pago: PaymentMethodSchema,
  pagos: Type.Integer(),
  cobrado: Pesos(),
  cancelaciones: Type.Integer(),
  cancelado: Pesos(),
  devoluciones: Type.Integer(),
  devuelto: Pesos(),
  esperado: Pesos(),
})

const CountedSchema = Type.Object({
  tipo: literals(CASH_KINDS),
  denominacion: Type.Number(),
  cantidad: Type.Integer({ minimum: 0, maximum: MAX_PIECES }),
})

const CashCutSchema = entity('CashCut', {
  id: Id(),
  numero: Id(),
  dia: Type.String(),
  parte: Id(),
  cajero: UserSchema,
  creado: Moment(),
  movimientos: Type.Integer(),
  total: Pesos(),
  fondo: Type.Optional(Pesos()),
  /** Cash: the float plus the movements. */
  esperado: Pesos(),
  contado: Pesos(),
  /** contado − esperado: below 0, money is missing. */
  diferencia: Pesos(),
  observaciones: Nullable(Type.String()),
})
export type CashCut = Static<typeof CashCutSchema>

/** Movements of one user on one day that are in no cut yet. */
const OpenDaySchema = entity('CashCut', {
  cajero: UserSchema,
  dia: Type.String(),
  movimientos: Type.Integer(),
  total: Pesos(),
  fondo: Type.Optional(Pesos()),
  esperado: Pesos(),
})
export type OpenDay = Static<typeof OpenDaySchema>

const moves = {
  totales: Type.Array(MethodTotalSchema),
  pagos: Type.Array(CutMoveSchema),
  cancelaciones: Type.Array(CutMoveSchema),
  devoluciones: Type.Array(CutMoveSchema),
}

const CurrentCutSchema = Type.Object({
  ...OpenDaySchema.properties,
  ...moves,
  cerrados: Type.Array(CashCutSchema),
})
export type CurrentCut = Static<typeof CurrentCutSchema>

export const cashCutsSchemas = {
  list: {
    query: Type.Composite([
      PageSchema,
      Type.Object({
        cajero: Type.Optional(Id()),
        columna: Type.Optional(literals(CUT_COLUMNS)),
      }),
    ]),
    response: ok({
      cortes: Type.Array(CashCutSchema),
      total: Type.Integer(),
      abiertos: Type.Array(OpenDaySchema),
      cajeros: Type.Array(UserSchema),
    }),
  },
  getCurrent: {
    query: Type.Object({ dia: Type.Optional(Day()) }),
    response: ok({ actual: CurrentCutSchema, pendientes: Type.Array(OpenDaySchema) }),
  },
  get: {
    response: ok({ corte: CashCutSchema, ...moves, conteo: Type.Array(CountedSchema) }),
  },
  getPaper: { response: ok({ documento: entity('CashCut', { url: Type.String() }) }) },
  open: {
    body: Type.Object({ dia: Type.Optional(Day()), fondo: Amount() }),
    response: ok({ actual: CurrentCutSchema }),
  },
  close: {
    body: Type.Object({
      dia: Day(),
      /** Missing: the amount given at opening, or 0. */
      fondo: Type.Optional(Amount()),
      conteo: Type.Array(CountedSchema, { maxItems: DENOMINATIONS.length }),
      observaciones: Type.Optional(Nullable(LooseText(500))),
      /** What the screen showed while the user counted: 409 when money moved meanwhile. */
      esperado: Type.Optional(Type.Number()),
      movimientos: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    response: ok({ corte: CashCutSchema }),
  },
}
export type CashCutsContract = ContractOf<typeof cashCutsSchemas>
export type CutsQuery = CashCutsContract['list']['query']
export type CutsPage = Omit<CashCutsContract['list']['response'], 'ok' | 'message'>
export type CutDetail = Omit<CashCutsContract['get']['response'], 'ok' | 'message'>
