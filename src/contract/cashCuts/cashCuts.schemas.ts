import { Type, type Static } from '@sinclair/typebox'
import {
  Amount,
  Day,
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
} from '../http/schemas'
import { CUT_COLUMNS, MOVE_KINDS } from './cashCuts.rules'
import { CASH_KINDS, DENOMINATIONS, MAX_PIECES } from './denominations'

const UserSchema = Named()

/** One means of a payment, of its cancellation or of a refund, as a cut lists it. */
const CutMoveSchema = Type.Object({
  /** Unique in a list: 'PAGO-12'. One taken and cancelled in the same cut stands there twice, one by two means too. */
  clave: Type.String(),
  /** Of the payment, or of the refund. */
  id: Id(),
  tipo: literals(MOVE_KINDS),
  folio: Id(),
  /** The pupils' names joined; of credit the parent's. */
  alumno: Type.String(),
  /** Blank when there are several pupils or none. */
  numero_control: Type.String(),
  /** What was paid, its lines joined. */
  concepto: Type.String(),
  /** By this means; above 0 whichever way it went. */
  monto: Pesos(),
  metodo_pago: PaymentMethodSchema,
  referencia: Nullable(Type.String()),
  /** The school's day of the payment, also for a cancellation. */
  fecha: Type.String(),
  /** When the money moved: of a cancellation, when it was cancelled. */
  momento: Moment(),
  /** Name of the user who took the money. */
  recibio: Type.String(),
  /** Of a cancellation. */
  motivo_cancelacion: Nullable(Type.String()),
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

/** A closed cut; nothing in it ever changes. */
const CashCutSchema = Type.Object({
  id: Id(),
  /** Consecutive through the whole school, from 1. */
  numero: Id(),
  /** The school's day it is of. */
  dia: Type.String(),
  /** Which of the day's cuts of this user, from 1. */
  parte: Id(),
  cajero: UserSchema,
  /** When it was closed. */
  creado: Moment(),
  movimientos: Type.Integer(),
  /** Money of all methods. */
  total: Pesos(),
  /** Cash put in at opening. */
  fondo: Type.Optional(Pesos()),
  /** Cash alone: the float and what the movements brought. */
  esperado: Pesos(),
  contado: Pesos(),
  /** contado − esperado: below 0 some is missing. */
  diferencia: Pesos(),
  observaciones: Nullable(Type.String()),
})
export type CashCut = Static<typeof CashCutSchema>

/** What a user took and gave back on a day and no cut holds yet. */
const OpenDaySchema = Type.Object({
  cajero: UserSchema,
  dia: Type.String(),
  movimientos: Type.Integer(),
  total: Pesos(),
  fondo: Type.Optional(Pesos()),
  /** Cash that has to be in the drawer, the float included. */
  esperado: Pesos(),
})
export type OpenDay = Static<typeof OpenDaySchema>

const moves = {
  totales: Type.Array(MethodTotalSchema),
  pagos: Type.Array(CutMoveSchema),
  cancelaciones: Type.Array(CutMoveSchema),
  /** Credit paid back, and what of it was cancelled. */
  devoluciones: Type.Array(CutMoveSchema),
}

const CurrentCutSchema = Type.Object({
  ...OpenDaySchema.properties,
  ...moves,
  /** Cuts that the user closed of this day already, oldest first. */
  cerrados: Type.Array(CashCutSchema),
})
export type CurrentCut = Static<typeof CurrentCutSchema>

export const cashCutsSchemas = {
  list: {
    query: Type.Composite([
      PageSchema,
      Type.Object({
        /** Id of the user whose cuts they are. */
        cajero: Type.Optional(Id()),
        /** Which column `orden` is of; the number without it. */
        columna: Type.Optional(literals(CUT_COLUMNS)),
      }),
    ]),
    response: ok({
      cortes: Type.Array(CashCutSchema),
      total: Type.Integer(),
      abiertos: Type.Array(OpenDaySchema),
      /** Who closed any cut, by name. */
      cajeros: Type.Array(UserSchema),
    }),
  },
  current: {
    query: Type.Object({ dia: Type.Optional(Day()) }),
    response: ok({ actual: CurrentCutSchema, pendientes: Type.Array(OpenDaySchema) }),
  },
  get: {
    response: ok({ corte: CashCutSchema, ...moves, conteo: Type.Array(CountedSchema) }),
  },
  /** A link to the paper, good for half an hour. */
  paper: { response: ok({ documento: Type.Object({ url: Type.String() }) }) },
  /** What was in the drawer at opening: of the cut that the user would close of that day. */
  open: {
    body: Type.Object({ dia: Type.Optional(Day()), fondo: Amount() }),
    response: ok({ actual: CurrentCutSchema }),
  },
  close: {
    body: Type.Object({
      dia: Day(),
      /** Cash put in at opening; without it what was said at opening, else nothing. */
      fondo: Type.Optional(Amount()),
      conteo: Type.Array(CountedSchema, { maxItems: DENOMINATIONS.length }),
      observaciones: Type.Optional(Nullable(LooseText(500))),
      /** What was on screen while counting: compared, 409 when money moved meanwhile. */
      esperado: Type.Optional(Type.Number()),
      movimientos: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    response: ok({ corte: CashCutSchema }),
  },
}
export type CashCutsContract = ContractOf<typeof cashCutsSchemas>
/** Which cuts, in which order, which page of them. */
export type CutsQuery = CashCutsContract['list']['query']
/** A page of the school's cuts, the days that nobody closed, and who closed any. */
export type CutsPage = Omit<CashCutsContract['list']['response'], 'ok' | 'message'>
/** A closed cut with what is in it. */
export type CutDetail = Omit<CashCutsContract['get']['response'], 'ok' | 'message'>
