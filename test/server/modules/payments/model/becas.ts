import { randomUUID } from 'node:crypto'
import type { Term } from './month'
import { thisMonth } from './pay'
import type { Beca, Child } from './records'
import { priceMonths, type Model } from './state'

const isIn = ({ enrolment, gone, calledOff }: Child): boolean => enrolment > 0 && gone === null && !calledOff

/** A percent at a place from a month on, instead of what was to come there. */
const startAt = (terms: readonly Term[], from: string, percent: number): Term[] => [
  ...terms.filter((each) => each.from < from),
  { from, percent },
]

export const giveBeca = async (model: Model, child: Child, percent: number): Promise<void> => {
  const { status, body } = await model.caller.post('/becas', {
    id_ciclo: model.cycle,
    nombre: 'PRUEBA',
    porcentaje: percent,
    grado: child.place.grado,
    alumnos: [{ id: child.student }],
  })
  const at = child.becas.indexOf(null)
  const eligible = isIn(child) && at >= 0
  expect([status, body.message]).toEqual([eligible ? 200 : 409, expect.anything()])
  if (!eligible) return
  // For the whole cycle where the place never had one, otherwise from the end of its last one.
  const last = child.terms[at]?.at(-1)?.from
  const from = last === undefined ? '' : last < thisMonth(model) ? last : thisMonth(model)
  child.becas[at] = { id: body.beca.id, percent, siblings: false }
  child.terms[at] = startAt(child.terms[at] ?? [], from, percent)
  priceMonths(model, child)
}

const heldBy = ({ becas }: Child, which: number): { at: number; beca: Beca } | undefined => {
  const held = becas.flatMap((beca, at) => (beca ? [{ at, beca }] : []))
  return held[which % Math.max(1, held.length)]
}

export const dropBeca = async (model: Model, child: Child, which: number): Promise<void> => {
  const held = heldBy(child, which)
  if (!held) return
  const body = { idBeca: held.beca.id, alumnos: [{ id: child.student }] }
  const { status } = await model.caller.patch('/becas/quitar/alumnos', body)
  expect(status).toBe(200)
  child.becas[held.at] = null
  child.terms[held.at] = startAt(child.terms[held.at] ?? [], thisMonth(model), 0)
  priceMonths(model, child)
}

/** Another percent, for every child that has the beca. */
export const changeBeca = async (
  model: Model,
  child: Child,
  { which, percent }: { which: number; percent: number },
): Promise<void> => {
  const held = heldBy(child, which)
  if (!held || held.beca.siblings || held.beca.percent === percent) return
  const { id } = held.beca
  const { status, body } = await model.caller.patch(`/becas/${id}`, { porcentaje: percent })
  expect([status, body.message]).toEqual([200, expect.anything()])
  for (const each of model.children)
    for (const [at, beca] of each.becas.entries()) {
      if (beca?.id !== id) continue
      beca.percent = percent
      each.terms[at] = startAt(each.terms[at] ?? [], thisMonth(model), percent)
      priceMonths(model, each)
    }
}

/** From this month on these places give nothing. */
const endAt = (model: Model, child: Child, places: readonly (0 | 1)[]): void => {
  for (const at of places) child.terms[at] = startAt(child.terms[at], thisMonth(model), 0)
  child.becas = [null, null]
  priceMonths(model, child)
}

/** Another level ends the becas of a pupil. */
export const endBecas = (model: Model, child: Child): void =>
  endAt(
    model,
    child,
    ([0, 1] as const).filter((at) => child.becas[at] !== null),
  )

/** Who returns after a baja begins without becas. */
export const forgetBecas = (model: Model, child: Child): void => endAt(model, child, [0, 1])

/** Oldest first: grade, number, then day of birth, which is the order in which the model made them. */
const bySeniority = ({ children }: Model): Child[] => {
  const rank = ({ place }: Child) => (place.grado === 'PRIMARIA' ? 10 : 0) + place.gradoNumero
  return children.filter(isIn).sort((a, b) => rank(b) - rank(a) || b.student - a.student)
}

/** What the rule of the cycle gives the child at a place from 1. */
const bySiblingRule = ({ terms: { hermanos } }: Model, lugar: number): number =>
  lugar === 1
    ? 0
    : (hermanos.findLast((row) => row.lugar <= lugar && (row.lugar === lugar || row === hermanos.at(-1)))
        ?.porcentaje ?? 0)

export const idsOfBecas = async (model: Model, { student }: Child): Promise<number[]> => {
  const { becas = [] } = await model.office.tuitionOf(student, model.cycle)
  return becas.map(({ id }) => id)
}

/** One press: every child has what the rule says, but for those who have two other becas. Pressed again it changes nothing. */
export const pressSiblings = async (model: Model): Promise<void> => {
  const press = () => model.caller.post(`/becas/hermanos/${model.cycle}`, {}, { key: randomUUID() })
  const { status, body } = await press()
  expect([status, body.message]).toEqual([200, expect.anything()])
  for (const [each, child] of bySeniority(model).entries()) {
    const wanted = bySiblingRule(model, each + 1)
    const at = child.becas.findIndex((beca) => beca?.siblings)
    const free = at >= 0 ? at : child.becas.indexOf(null)
    if ((child.becas[at]?.percent ?? 0) === wanted || free < 0) continue
    child.terms[free] = startAt(child.terms[free] ?? [], thisMonth(model), wanted)
    const known = child.becas.map((beca) => (beca?.siblings ? 0 : beca?.id))
    const id = wanted > 0 ? (await idsOfBecas(model, child)).find((one) => !known.includes(one)) : undefined
    child.becas[free] = id === undefined ? null : { id, percent: wanted, siblings: true }
    priceMonths(model, child)
  }
  expect((await press()).status).toBe(200)
}
