import type { Payment } from '@contract/payments/payments.schemas'
import { centavos, sum } from './arithmetic'
import { METHODS, type Method } from './familyMoves'
import type { Child, Handed } from './records'
import { goTo, told, type expected, type Model } from './state'

const waivedIn = ({ conceptos, recargo_condonado }: Payment) => {
  const months = conceptos
    .filter((line) => (line.recargo_condonado ?? 0) > 0)
    .map((line) => [line.idColegiatura ?? 0, centavos(line.recargo_condonado ?? 0)] as const)
  expect(sum(months.map(([, each]) => each))).toBe(centavos(recargo_condonado))
  return told(new Map(months))
}

/** The same as `expected`, as the calls show it. */
export const shown = async (
  { caller, office, families, cycle, charges, padre }: Model,
  { student }: Child,
): Promise<ReturnType<typeof expected>> => {
  const [{ body }, { pagos }, payments, family] = await Promise.all([
    caller.get(`/cargos/by/alumno/${student}`),
    office.tuitionOf(student, cycle),
    caller.get(`/pagos/by/alumno/${student}`),
    families.family({ padreId: padre }),
  ])
  const ids = new Set(charges.map(({ id }) => id))
  const own: { id: number; estado: string; abono: number }[] = body.cargos
  const { familia } = family.body
  return {
    charges: own
      .filter(({ id }) => ids.has(id))
      .sort((a, b) => a.id - b.id)
      .map((each) => [each.id, each.estado, centavos(each.abono)]),
    months: pagos.map((each) => [
      ...[each.id, each.estado ?? '', centavos(each.lista), centavos(each.monto)],
      ...[centavos(each.abonado ?? 0), centavos(each.saldo ?? 0), centavos(each.recargo)],
      ...[centavos(each.pronto_pago ?? 0), each.fecha_pago, each.vencimiento],
    ]),
    payments: (payments.body.pagos as Payment[])
      .reverse()
      .map((each) => [
        ...[each.id, each.folio, centavos(each.monto), waivedIn(each)],
        ...[centavos(each.saldo_usado), centavos(each.a_cuenta), each.metodo_pago, each.fecha_pago],
        each.cancelado,
      ]),
    credit: centavos(familia.saldo_favor),
    fees: centavos(familia.recargos),
    total: centavos(familia.total),
    late: centavos(familia.vencido),
  }
}

/** What each method brought and gave back on a day, and what is left of it. */
const drawerOf = (model: Model, day: number): (string | number)[][] => {
  const moved = (those: readonly Handed[], method: Method) =>
    sum(those.filter((each) => each.method === method).map(({ centavos: each }) => each))
  const taken = model.payments.filter(({ entered }) => entered === day).flatMap(({ means }) => means)
  const undone = model.payments.filter(({ cancelled }) => cancelled === day).flatMap(({ means }) => means)
  const back = model.refunds.filter(({ entered }) => entered === day)
  const kept = model.refunds.filter(({ cancelled }) => cancelled === day)
  return METHODS.map((method) => {
    const [cobrado, cancelado] = [moved(taken, method), moved(undone, method)]
    return [method, cobrado, cancelado, cobrado - cancelado - moved(back, method) + moved(kept, method)]
  })
}

/** Closes what is open of each day, and answers it by method: `drawerOf` of all days. */
export const closeCuts = async (model: Model) => {
  await goTo(model, model.year.days.length - 1)
  const days: (string | number)[][][] = []
  for (const dia of model.year.days) {
    const { body } = await model.caller.get(`/cortes/actual?dia=${dia}`)
    const totals: { metodo_pago: string; cobrado: number; cancelado: number; esperado: number }[] =
      body.actual.totales
    const moved = totals.map((each) => [
      each.metodo_pago,
      ...[each.cobrado, each.cancelado, each.esperado].map(centavos),
    ])
    days.push(moved.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)))
    if (body.actual.movimientos === 0) continue
    const { status } = await model.caller.post('/cortes', { dia, conteo: [], observaciones: 'SIN CONTAR' })
    expect(status).toBe(200)
  }
  return days
}
export const expectedCuts = (model: Model) => model.year.days.map((_, day) => drawerOf(model, day))
