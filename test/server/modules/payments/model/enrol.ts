import { daysBefore, monthOf, workingDay, type WorkingDay } from './arithmetic'
import { newMonth, type ModelMonth } from './month'
import { CYCLE_PRICES, pricesOf } from './plan'
import type { Child } from './records'
import { priceMonths, today, type Model } from './state'

/** Months are due on this day, and what was due before an enrolment or return so many days after it. */
const DUE_DAY = 10

/** The due day of a month for who is enrolled, or returns, on a day. */
export const dueFor = (due: string, day: string, rule: WorkingDay): string => {
  if (due >= day) return due
  const later = daysBefore(day, -DUE_DAY)
  return workingDay(later, rule)
}

/** The months of a child as they were made; each has the due day that the model expects. */
export const monthsMade = async (
  model: Model,
  child: Child,
  due: (calendar: string) => string,
): Promise<ModelMonth[]> => {
  const { pagos } = await model.office.tuitionOf(child.student, model.cycle)
  const { mensualidad } = pricesOf(model.precios, child.place)
  return pagos.map(({ id, anio, mes, vencimiento }) => {
    const month = `${anio}-${String(mes).padStart(2, '0')}`
    expect([month, vencimiento]).toEqual([month, due(workingDay(`${month}-${DUE_DAY}`, model.dia_habil))])
    return newMonth(id, month, vencimiento, mensualidad)
  })
}

const fourPrices = (mensualidad: number) => ({
  costo_inscripcion: CYCLE_PRICES.costo_inscripcion,
  costo_material: CYCLE_PRICES.costo_material,
  mensualidad,
})
export const sendEnrolment = (model: Model, { student, place }: Child) => {
  const name = place.grado === 'PRIMARIA' ? 'mensualidad_primaria' : 'mensualidad_preescolar'
  return model.office.enrol(model.cycle, [], {
    alumnos: [{ id: student, gradoNumero: place.gradoNumero }],
    grado: place.grado,
    ...fourPrices(CYCLE_PRICES[name]),
  })
}

/** Enrols a child today, for the first time or again. */
export const enrol = async (model: Model, child: Child): Promise<void> => {
  const day = today(model)
  const { status, body } = await sendEnrolment(model, child)
  expect([status, body.message]).toEqual([200, expect.anything()])
  const row = body.inscripciones.find(({ alumno }: { alumno: { id: number } }) => alumno.id === child.student)
  const { inscripcion, material } = pricesOf(model.precios, child.place)
  Object.assign(child, {
    enrolment: row.id,
    enrolledOn: day,
    fees: inscripcion + material,
    calledOff: false,
    deleted: false,
    gone: null,
    becas: [null, null],
    terms: [[], []],
  })
  child.months = await monthsMade(model, child, (due) => dueFor(due, day, model.dia_habil))
  for (const { month } of child.months) expect(month >= monthOf(day)).toBe(true)
  priceMonths(model, child)
}
