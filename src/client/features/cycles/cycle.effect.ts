import type { CycleEffect } from '@contract/cycles/cycles.schemas'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

const kept = (pupils: number): string =>
  pupils === 1
    ? '1 alumno inscrito conserva los precios con los que se inscribió; los nuevos valen desde la próxima inscripción.'
    : `${pupils} alumnos inscritos conservan los precios con los que se inscribieron; los nuevos valen desde la próxima inscripción.`

const repriced = ({ alumnos, meses, diferencia }: CycleEffect['reprecian']): string => {
  const more =
    diferencia === 0
      ? ''
      : `: ${formatPesos(Math.abs(diferencia))} ${diferencia > 0 ? 'más' : 'menos'} en total`
  return `Cambia el precio de ${counted(meses, 'colegiatura sin pagar', 'colegiaturas sin pagar')} de ${counted(alumnos, 'alumno', 'alumnos')} con dos becas${more}.`
}

const lateFees = ({ desde, meses, conservan }: NonNullable<CycleEffect['recargo']>): string =>
  `El recargo nuevo vale para lo que venza desde el ${formatDate(desde)}: ${counted(meses, 'colegiatura sin pagar', 'colegiaturas sin pagar')}.` +
  (conservan > 0
    ? ` ${counted(conservan, 'que ya venció conserva', 'que ya vencieron conservan')} el de antes.`
    : '')

const siblings = (children: number): string =>
  `${counted(children, 'hermano queda', 'hermanos quedan')} con otro descuento que el de la regla: se ajusta en Becas, Hermanos.`

/** What a change of a cycle does to who is enrolled, in sentences; none when it changes nothing for them. */
export const effectLines = ({ conservan_precio, reprecian, recargo, hermanos }: CycleEffect): string[] => [
  ...(conservan_precio > 0 ? [kept(conservan_precio)] : []),
  ...(reprecian.meses > 0 ? [repriced(reprecian)] : []),
  ...(recargo ? [lateFees(recargo)] : []),
  ...(hermanos > 0 ? [siblings(hermanos)] : []),
]
