import { callOf, idOf, type At, type Books } from './books'
import { monthlyPrice } from './cycles'
import type { StaffName } from './staff'
import { enrolmentCharge, monthOf, type DemoDeed, type DemoStep } from './steps'

type Step<K extends DemoDeed> = Extract<DemoStep, { do: K }>

const pickIds = ({ pupilIds }: Books, pupils: readonly number[]) =>
  pupils.map((pupil) => ({ id: idOf(pupilIds, pupil) }))

const enrol = async (books: Books, { cycle: index, grado, pupils }: Step<'enrol'>, at: At): Promise<void> => {
  const { services, plan, cycleIds, chargeIds } = books
  const call = callOf(books, 'secretaria', at)
  const cycle = plan.cycles.find((each) => each.index === index) as (typeof plan.cycles)[number]
  const { costo_inscripcion, costo_material } = cycle.body
  const idCiclo = idOf(cycleIds, index)
  const alumnos = pupils.map(({ pupil, gradoNumero, descuento, motivo }) => ({
    id: idOf(books.pupilIds, pupil),
    gradoNumero,
    descuento,
    motivo_descuento: motivo,
  }))
  const prices = { costo_inscripcion, costo_material, mensualidad: monthlyPrice(cycle, grado) }
  await services.enrolments.enrol(call, { idCiclo, grado, alumnos, ...prices })
  const indexOf = new Map(pupils.map(({ pupil }) => [idOf(books.pupilIds, pupil), pupil]))
  for (const { id, tipo, alumno, cicloEscolar } of await services.charges.listPending(call)) {
    const pupil = indexOf.get(alumno.id)
    if (cicloEscolar.id === idCiclo && pupil !== undefined && tipo !== 'OTRO')
      chargeIds.set(enrolmentCharge(index, pupil, tipo), id)
  }
  await noteMonths(books, index, indexOf)
}

/** In one query: reading each pupil's statement would take a thousand calls. */
const noteMonths = async ({ tx, cycleIds, monthIds }: Books, cycle: number, indexOf: Map<number, number>) => {
  const months = await tx
    .selectFrom('tuition as t')
    .innerJoin('enrolments as e', 'e.id', 't.enrolment_id')
    .select(['t.id', 't.anio', 't.mes', 't.parcialidad', 'e.student_id'])
    .where('e.cycle_id', '=', idOf(cycleIds, cycle))
    .where('e.student_id', 'in', [...indexOf.keys()])
    .execute()
  for (const { id, student_id, ...month } of months)
    monthIds.set(monthOf(cycle, indexOf.get(student_id) as number, month), id)
}

export const takerOf = ({ waiver }: Pick<Step<'payMonths'>, 'waiver'>): StaffName =>
  waiver === null ? 'caja' : 'subdireccion'

const payMonths = async (books: Books, step: Step<'payMonths'>, at: At): Promise<void> => {
  const { services, monthIds, paymentIds } = books
  const { cycle, pupil, waiver } = step
  const ids = step.months.map((month) => idOf(monthIds, monthOf(cycle, pupil, month)))
  const waived = waiver === null ? {} : { condonar_recargos: true, motivo_condonacion: waiver }
  const { pago } = await services.tuition.pay(callOf(books, takerOf(step), at), {
    ids,
    ...step.means,
    ...waived,
  })
  paymentIds.set(step.payment, pago.id)
}

const payYear = async (books: Books, step: Step<'payYear'>, at: At): Promise<void> => {
  const { services, cycleIds, pupilIds, paymentIds } = books
  const who = { alumnoId: idOf(pupilIds, step.pupil), cicloEscolarId: idOf(cycleIds, step.cycle) }
  const { pago } = await services.tuition.payYear(callOf(books, 'caja', at), { ...who, ...step.means })
  paymentIds.set(step.payment, pago.id)
}

const pay = async (books: Books, step: Step<'pay' | 'complement'>, at: At): Promise<void> => {
  const { services, chargeIds, paymentIds } = books
  const call = callOf(books, 'caja', at)
  const id = idOf(chargeIds, step.charge)
  const { pago } =
    step.do === 'complement'
      ? await services.charges.complement(call, { idCargo: id, abono: step.part, ...step.means })
      : await services.charges.pay(
          call,
          step.part === undefined
            ? { id, ...step.means }
            : { id, pago_parcial: true, abono: step.part, ...step.means },
        )
  paymentIds.set(step.payment, pago.id)
}

const makeGroup = async (
  books: Books,
  { cycle, nombre, grado, gradoNumero, pupils }: Step<'group'>,
  at: At,
) => {
  const cicloEscolarId = idOf(books.cycleIds, cycle)
  const alumnos = pickIds(books, pupils)
  await books.services.groups.create(callOf(books, 'subdireccion', at), {
    cicloEscolarId,
    nombre,
    grado,
    gradoNumero,
    alumnos,
  })
}

const giveBeca = async (books: Books, step: Step<'beca'>, at: At) => {
  const { nombre, grado, porcentaje } = step
  const alumnos = pickIds(books, step.pupils)
  const beca = { id_ciclo: idOf(books.cycleIds, step.cycle), nombre, grado, porcentaje, alumnos }
  await books.services.scholarships.create(callOf(books, 'subdireccion', at), beca)
}

const charge = async (books: Books, step: Step<'charge'>, at: At) => {
  const { services, cycleIds, pupilIds, chargeIds } = books
  const ids = { idCicloEscolar: idOf(cycleIds, step.cycle), idAlumno: idOf(pupilIds, step.pupil) }
  const body = { ...ids, descripcion: step.descripcion, monto: step.pesos, fecha: at.today }
  chargeIds.set(step.charge, (await services.charges.create(callOf(books, 'caja', at), body)).id)
}

export const perform = async (books: Books, step: DemoStep, at: At): Promise<unknown> => {
  const { services, chargeIds, paymentIds } = books
  switch (step.do) {
    case 'enrol':
      return enrol(books, step, at)
    case 'group':
      return makeGroup(books, step, at)
    case 'beca':
      return giveBeca(books, step, at)
    case 'charge':
      return charge(books, step, at)
    case 'pay':
    case 'complement':
      return pay(books, step, at)
    case 'payMonths':
      return payMonths(books, step, at)
    case 'payYear':
      return payYear(books, step, at)
    case 'cancelPayment': {
      const id = idOf(paymentIds, step.payment)
      return services.payments.cancel(callOf(books, 'subdireccion', at), id, { motivo: step.motivo })
    }
    case 'cancelCharge': {
      const id = idOf(chargeIds, step.charge)
      return services.charges.cancel(callOf(books, 'subdireccion', at), id, step.motivo)
    }
  }
}
