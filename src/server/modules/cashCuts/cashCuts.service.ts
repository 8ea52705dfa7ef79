import { seesEveryCut } from '@contract/cashCuts/cashCuts.routes'
import {
  cutDayProblem,
  expectedCash,
  expectedTotal,
  methodTotals,
  movedMeanwhile,
  observationProblem,
} from '@contract/cashCuts/cashCuts.rules'
import type {
  CashCut,
  CashCutsContract,
  CurrentCut,
  CutDetail,
  CutMove,
  CutsPage,
  CutsQuery,
  OpenDay,
} from '@contract/cashCuts/cashCuts.schemas'
import { countedTotal, countProblem } from '@contract/cashCuts/denominations'
import { formatDate, type IsoDate } from '@contract/domain/dates'
import { subtractPesos } from '@contract/domain/money'
import type { Db } from '../../db/database'
import type { AnyCall, ReadCall, WriteCall } from '../../http/call'
import { assertField, conflict, forbidden, found } from '../../shared/problem'
import * as queries from './cashCuts.queries'
import * as moved from './cutMoves.queries'

type CloseBody = CashCutsContract['close']['body']

const byKind = (moves: readonly CutMove[]) => ({
  totales: methodTotals(moves),
  pagos: moves.filter(({ tipo }) => tipo === 'PAGO'),
  cancelaciones: moves.filter(({ tipo }) => tipo === 'CANCELACION'),
  devoluciones: moves.filter(({ tipo }) => tipo === 'DEVOLUCION' || tipo === 'DEVOLUCION_CANCELADA'),
})

const assertDay = (dia: IsoDate, today: IsoDate): void => {
  assertField('dia', cutDayProblem(dia, today))
}

/** Names the closed cut, so after a second click on «close» the user knows that the first one worked. */
const nothingLeft = (dia: IsoDate, closed: readonly CashCut[]) => {
  const last = closed.at(-1)
  return conflict(
    last
      ? `El ${formatDate(dia)} ya tiene su corte número ${last.numero} y no hay movimientos nuevos.`
      : `El ${formatDate(dia)} no tiene movimientos por cerrar.`,
  )
}

const sees = ({ actor }: ReadCall, cajero: number): boolean =>
  cajero === actor.id || seesEveryCut(actor.permissions)

const detail = async (db: Db, id: number): Promise<CutDetail> => {
  const corte = found(await queries.findCut(db, id), `No existe el corte ${id}.`)
  return { corte, ...byKind(await moved.listCutMoves(db, id)), conteo: await queries.listCounted(db, id) }
}

const openCut = async ({ db, actor: { id, name } }: ReadCall, dia: IsoDate): Promise<CurrentCut> => {
  const moves = await moved.listOpenMoves(db, id, dia)
  const parts = byKind(moves)
  const cerrados = await queries.listCutsOfDay(db, id, dia)
  const fondo = await queries.findFloat(db, id, dia, cerrados.length)
  return {
    cajero: { id, nombre: name },
    dia,
    movimientos: moves.length,
    total: expectedTotal(parts.totales),
    fondo,
    esperado: expectedCash(parts.totales, fondo),
    ...parts,
    cerrados,
  }
}

export const createCashCutsService = () => ({
  /** Shows cuts of the whole school, or only the user's own. @throws 403 another cashier's */
  list: async (call: ReadCall, part: CutsQuery): Promise<CutsPage> => {
    const { db, actor } = call
    const own = seesEveryCut(actor.permissions) ? undefined : actor.id
    const { cajero = own } = part
    if (cajero !== undefined && !sees(call, cajero)) throw forbidden()
    const { rows, total } = await queries.pageOfCuts(db, cajero === undefined ? part : { ...part, cajero })
    const [abiertos, cajeros] = [await moved.listOpenDays(db, own), await queries.listCashiers(db)]
    return { cortes: rows, total, abiertos, cajeros: cajeros.filter(({ id }) => sees(call, id)) }
  },

  openCut,

  openDays: ({ db }: AnyCall, userId?: number): Promise<OpenDay[]> => moved.listOpenDays(db, userId),

  cancelledByOthers: ({ db }: AnyCall, userId: number) => moved.listCancelledByOthers(db, userId),

  getCurrent: async (
    call: ReadCall,
    dia: IsoDate,
  ): Promise<{ actual: CurrentCut; pendientes: OpenDay[] }> => {
    const { db, actor, today } = call
    assertDay(dia, today)
    const actual = await openCut(call, dia)
    const pendientes = await moved.listOpenDays(db, actor.id)
    return { actual, pendientes: pendientes.filter((each) => each.dia < today) }
  },

  /** @throws 400 a day in the future, an amount below 0 or with parts of a centavo */
  open: async (call: WriteCall, body: CashCutsContract['open']['body']): Promise<CurrentCut> => {
    const { db, actor, today, record } = call
    const { fondo, dia = today } = body
    assertDay(dia, today)
    await queries.lockReceiptCounters(db)
    const before = await openCut(call, dia)
    const id = await queries.saveFloat(db, { userId: actor.id, dia, closed: before.cerrados.length, fondo })
    record('FONDO', id, { dia, fondo: before.fondo }, { dia, fondo })
    return openCut(call, dia)
  },

  get: async (call: ReadCall, id: number): Promise<CutDetail> => {
    const cut = await detail(call.db, id)
    if (!sees(call, cut.corte.cajero.id)) throw forbidden()
    return cut
  },

  /** For signed links to the PDF, so no permission is checked. @throws 404 */
  find: ({ db }: AnyCall, id: number): Promise<CutDetail> => detail(db, id),

  /** Payments wait meanwhile. @throws 400 day, count, difference without explanation · 409 nothing to close, or money moved */
  close: async ({ db, actor, today, now, record }: WriteCall, body: CloseBody): Promise<CashCut> => {
    const { dia } = body
    assertDay(dia, today)
    assertField('conteo', countProblem(body.conteo))
    await queries.lockReceiptCounters(db)
    const moves = await moved.listOpenMoves(db, actor.id, dia)
    const before = await queries.listCutsOfDay(db, actor.id, dia)
    if (moves.length === 0) throw nothingLeft(dia, before)
    const totals = methodTotals(moves)
    const fondo = body.fondo ?? (await queries.findFloat(db, actor.id, dia, before.length))
    const [total, cobrado, esperado] = [
      expectedTotal(totals),
      expectedCash(totals),
      expectedCash(totals, fondo),
    ]
    const late = movedMeanwhile(body, { esperado, movimientos: moves.length })
    if (late) throw conflict(late)
    const conteo = body.conteo.filter(({ cantidad }) => cantidad > 0)
    const contado = countedTotal(conteo)
    const observaciones = body.observaciones?.trim() || null
    assertField('observaciones', observationProblem(subtractPesos(contado, esperado), observaciones))
    const cut = { userId: actor.id, dia, total, cobrado, fondo, contado, observaciones, moves, conteo, now }
    const id = await queries.insertCut(db, cut)
    const closed = found(await queries.findCut(db, id), `No existe el corte ${id}.`)
    record('CORTE', id, null, closed)
    return closed
  },
})
export type CashCutsService = ReturnType<typeof createCashCutsService>
