import { changeBeca, dropBeca, endBecas, giveBeca, pressSiblings } from './becas'
import { paidOf } from './month'
import type { SchoolCommand } from './monthMoves'
import { thisMonth } from './pay'
import { isTooMuch, pricesOf, type Place, type PriceRow, type Terms } from './plan'
import { childAt } from './runMonths'
import { chargeService, removeFromService } from './services'
import type { Child } from './records'
import { anyEnrolled, priceMonths, today, type Model } from './state'

const changeTerms = async (model: Model, change: Partial<Terms>): Promise<void> => {
  // Without pupils there is no rule to keep: which one a later pupil has is not a matter of this model.
  if (!anyEnrolled(model)) return
  const { anual_hasta } = change
  const { status, body } = await model.caller.patch(`/ciclo/${model.cycle}`, {
    ...change,
    ...(anual_hasta ? { anual_hasta: model.year.later(anual_hasta) } : {}),
  })
  const before = model.terms
  const { pronto_pago = null } = change
  const isOlder =
    pronto_pago?.tipo === before.pronto_pago?.tipo && pronto_pago?.valor === before.pronto_pago?.valor
  const refused = !isOlder && isTooMuch(pronto_pago, model.precios)
  expect([status, body.message]).toEqual([refused ? 400 : 200, expect.anything()])
  if (refused) return
  model.terms = { ...before, ...change }
  if (change.recargo !== undefined && JSON.stringify(change.recargo) !== JSON.stringify(before.recargo)) {
    const from = today(model)
    model.fees = [...model.fees.filter((rule) => rule.from < from), { from, fee: change.recargo }]
  }
  if (change.acumulacion !== undefined && change.acumulacion !== before.acumulacion) {
    const from = thisMonth(model)
    model.adding = [...model.adding.filter((each) => each.from < from), { from, how: change.acumulacion }]
    for (const child of model.children) priceMonths(model, child)
  }
}

const changePrices = async (model: Model, precios: PriceRow[]): Promise<void> => {
  const { status, body } = await model.caller.patch(`/ciclo/${model.cycle}`, { precios })
  expect([status, body.message]).toEqual([200, expect.anything()])
  model.precios = precios
}

/** Another grade: unpaid whole months take the price of today where it differs; another level ends the becas. */
const changePlace = async (model: Model, child: Child, place: Place): Promise<void> => {
  if (child.enrolment === 0 || child.calledOff || child.gone !== null) return
  const body = { inscripcionId: child.enrolment, ...place }
  const { status, body: answer } = await model.caller.patch('/inscripciones/grado', body)
  expect([status, answer.message]).toEqual([200, expect.anything()])
  const [before, after] = [child.place, place].map((each) => pricesOf(model.precios, each).mensualidad)
  const moves = child.place.grado !== place.grado
  child.place = place
  if (before !== after)
    for (const month of child.months)
      if (!month.settled && month.month >= thisMonth(model) && paidOf(month) === 0)
        month.lista = after as number
  if (moves) endBecas(model, child)
  priceMonths(model, child)
}

export const runSchool = async (model: Model, command: SchoolCommand): Promise<void> => {
  if (command.do === 'siblings') return pressSiblings(model)
  if (command.do === 'terms') return changeTerms(model, command.change)
  if (command.do === 'prices') return changePrices(model, command.precios)
  const child = childAt(model, command.at)
  if (command.do === 'beca') return giveBeca(model, child, command.percent)
  if (command.do === 'drop beca') return dropBeca(model, child, command.which)
  if (command.do === 'place') return changePlace(model, child, command.place)
  if (command.do !== 'service') return changeBeca(model, child, command)
  return command.off ? removeFromService(model, child, command.from) : chargeService(model, child, command)
}
