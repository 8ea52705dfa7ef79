import { gradeOrder, gradeYearKey, type Grade } from '@contract/domain/grades'
import { toPesos, sumCentavos } from '@contract/domain/money'
import type { OpeningTotals } from '@contract/openings/openings.schemas'
import { byKey } from '@contract/domain/byKey'
import type { GivenService } from './familyGiven'
import { debtOf, type Balance } from './openingBalance'

export interface CountedRow {
  readonly grado: Grade
  readonly gradoNumero: number | null
  readonly grupo: {
    readonly nombre: string
    readonly gradoNumero: number | null
    readonly isNew: boolean
  } | null
  readonly beca: { readonly nombre: string; readonly porcentaje: number; readonly isNew: boolean } | null
  readonly balance: Balance
  readonly servicios: readonly GivenService[]
  readonly fiscal?: unknown
}

export const sumsOf = (balances: readonly Balance[]) => ({
  meses_saldados: balances.flatMap(({ settled }) => settled).length,
  adeudo: toPesos(sumCentavos(balances.map(debtOf))),
  saldo_favor: toPesos(sumCentavos(balances.map(({ favor }) => favor))),
})

const dueSumsOf = (balances: readonly Balance[]) => ({
  ...sumsOf(balances),
  vencido: toPesos(sumCentavos(balances.map(({ vencido }) => vencido))),
})

const groupRows = <T>(rows: readonly T[], keyOf: (row: T) => string): T[][] => [
  ...byKey(rows, keyOf).values(),
]

const familyTotals = (rows: readonly CountedRow[]): Pick<OpeningTotals, 'servicios' | 'facturacion'> => {
  const had = rows.flatMap(({ servicios }) => servicios)
  const facturacion = rows.filter(({ fiscal }) => fiscal).length
  const servicios = groupRows(had, ({ service }) => String(service.id)).map((same) => ({
    nombre: (same[0] as GivenService).service.nombre,
    alumnos: same.length,
  }))
  return { ...(had.length > 0 && { servicios }), ...(facturacion > 0 && { facturacion }) }
}

export const totalsOf = (rows: readonly CountedRow[]): OpeningTotals => {
  const inOrder = [...rows].sort((a, b) => gradeOrder(a) - gradeOrder(b))
  const becas = rows.flatMap(({ beca }) => (beca ? [beca] : []))
  return {
    ...dueSumsOf(rows.map(({ balance }) => balance)),
    ...familyTotals(rows),
    becas: groupRows(becas, ({ nombre, porcentaje }) => `${nombre} ${porcentaje}`)
      .map((same) => {
        const { nombre, porcentaje } = same[0] as (typeof becas)[number]
        return { nombre, porcentaje, alumnos: same.length, nueva: same.some(({ isNew }) => isNew) }
      })
      .sort((a, b) => a.porcentaje - b.porcentaje || a.nombre.localeCompare(b.nombre, 'es-MX')),
    grupos: groupRows(
      inOrder.flatMap(({ grado, grupo }) => (grupo ? [{ ...grupo, grado }] : [])),
      (group) => `${gradeYearKey(group)} ${group.nombre}`,
    )
      .map((same) => {
        const { grado, gradoNumero, nombre, isNew } = same[0] as (typeof same)[number]
        return { grado, gradoNumero, nombre, alumnos: same.length, nuevo: isNew }
      })
      .sort((a, b) => gradeOrder(a) - gradeOrder(b) || a.nombre.localeCompare(b.nombre, 'es-MX')),
    grados: groupRows(inOrder, gradeYearKey).map((same) => {
      const { grado, gradoNumero } = same[0] as CountedRow
      return { grado, gradoNumero, alumnos: same.length, ...dueSumsOf(same.map(({ balance }) => balance)) }
    }),
  }
}
