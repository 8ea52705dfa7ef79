import { isoMonth } from '@contract/domain/dates'
import { monthsSince } from '@contract/services/services.rules'
import { callOf, lastCyclePupils, type At, type Books } from './books'

const CONCEPTS = [
  {
    nombre: 'UNIFORME DE DIARIO',
    monto: 1_450,
    tipo: 'OTRO',
    clave_producto: '53102700',
    impuesto: 'IVA_16',
  },
  { nombre: 'LIBROS DE INGLÉS', monto: 1_685, tipo: 'MATERIAL' },
  { nombre: 'COMEDOR', monto: 1_240, tipo: 'SERVICIO', clave_producto: '90101700', impuesto: 'IVA_16' },
  { nombre: 'TRANSPORTE ESCOLAR', monto: 950, tipo: 'SERVICIO', clave_producto: '78111800' },
] as const

const SERVICES = [
  { nombre: 'TRANSPORTE', mensualidad: 950, pupils: 12, concept: 'TRANSPORTE ESCOLAR' },
  { nombre: 'COMEDOR', mensualidad: 1_240, pupils: 8, concept: 'COMEDOR' },
] as const

/** Charged from next month on, so that late and paid months stay as planned; not in a cycle's last month. */
export const offerServices = async (books: Books, at: At): Promise<void> => {
  const { services } = books
  const call = callOf(books, 'caja', at)
  const made = []
  const concepts = await services.concepts.list(call)
  for (const concept of CONCEPTS)
    made.push(
      concepts.find(({ nombre }) => nombre === concept.nombre) ??
        (await services.concepts.create(call, concept)),
    )
  const { cicloEscolarId, pupils: enrolled } = await lastCyclePupils(books)
  let taken = 0
  for (const { pupils, concept, ...service } of SERVICES) {
    const conceptoId = made.find(({ nombre }) => nombre === concept)!.id
    const { id, meses } = await services.services.create(call, { cicloEscolarId, ...service, conceptoId })
    const first = monthsSince(meses, at.today.slice(0, 7)).find(
      (month) => isoMonth(month) > at.today.slice(0, 7),
    )
    const alumnos = enrolled.slice(taken, taken + pupils)
    taken += pupils
    if (first && alumnos.length > 0)
      await services.services.charge(call, id, { alumnos, desde: isoMonth(first) })
  }
}
