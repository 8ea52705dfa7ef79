import type { DeskChild } from '@contract/desk/desk.schemas'
import type { IsoDate } from '@contract/domain/dates'
import { isOverdue } from '@contract/statements/statements.rules'
import { lastDayInTime } from '@contract/tuition/lateFees.rules'

/** Pesos. */
export interface OwedLine {
  descripcion: string
  dia: IsoDate
  saldo: number
  recargo: number
  pronto_pago: number
}

export interface OwedOfChild {
  nombre: string
  saldo: number
  vencidos: OwedLine[]
  este_mes: OwedLine[]
  por_vencer: OwedLine[]
  papeles: string[]
}

const linesOf = ({ cargos, colegiaturas }: DeskChild): OwedLine[] =>
  [
    ...cargos.map(({ descripcion, fecha, monto_restante }) => ({
      descripcion,
      dia: fecha,
      saldo: monto_restante,
      recargo: 0,
      pronto_pago: 0,
    })),
    ...colegiaturas.map(({ descripcion, vencimiento, prorroga, saldo, recargo, pronto_pago }) => ({
      descripcion,
      dia: lastDayInTime(vencimiento, prorroga?.hasta ?? null),
      saldo,
      recargo,
      pronto_pago,
    })),
  ].sort((a, b) => (a.dia < b.dia ? -1 : a.dia > b.dia ? 1 : 0))

export const owedOf = (child: DeskChild, nombre: string, papeles: string[], today: IsoDate): OwedOfChild => {
  const lines = linesOf(child)
  const month = today.slice(0, 7)
  const open = lines.filter(({ dia }) => !isOverdue(dia, today))
  return {
    nombre,
    saldo: child.saldo,
    vencidos: lines.filter(({ dia }) => isOverdue(dia, today)),
    este_mes: open.filter(({ dia }) => dia.startsWith(month)),
    por_vencer: open.filter(({ dia }) => !dia.startsWith(month)),
    papeles,
  }
}
