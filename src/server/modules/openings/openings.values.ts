import type { Campos } from '@contract/domain/campos'
import { formatDate, type IsoDate } from '@contract/domain/dates'
import { gradeLabel, type Grade } from '@contract/domain/grades'
import { toPesos, type Centavos, formatCentavos } from '@contract/domain/money'
import { wordKey } from '@contract/domain/text'
import type { OpeningColumn } from '@contract/openings/openings.rules'
import { owedMonthsKey } from '@contract/openings/owedMonths'
import { serviceColumn } from '@contract/openings/family.columns'
import type { Service } from '@contract/services/services.schemas'
import type { GivenMonth } from './owedGiven'
import { keptServices } from './familyGiven'
import { NO_MONTH, type Given } from './readGiven'

/** What a row brought, stored to tell whether a later file changes anything. */
export interface Values {
  readonly grado: Grade
  readonly gradoNumero: number | null
  /** As the file wrote it: 'B' and '2° B' may be the same group. */
  readonly grupo: string | null
  readonly beca: { readonly nombre: string; readonly porcentaje: number } | null
  /** Missing in openings before 0083. */
  readonly mensualidad?: Centavos | null
  readonly meses?: readonly GivenMonth[] | null
  readonly saldado?: Centavos
  readonly dicho: string | null
  readonly desde: string
  readonly inscripcion: Centavos
  readonly material: Centavos
  readonly anterior: Centavos
  readonly favor: Centavos
  /** Centavos a month by service id; missing without services. */
  readonly servicios?: Readonly<Record<string, Centavos>>
  readonly fiscalId?: number
}

const sameBeca = (given: Given['beca'], kept: Values['beca']): boolean => {
  if (given === null || kept === null) return given === kept
  return 'porcentaje' in given
    ? given.porcentaje === kept.porcentaje
    : wordKey(given.nombre) === wordKey(kept.nombre)
}

const keyOf = (meses: readonly GivenMonth[]): string =>
  owedMonthsKey(meses.map(({ mes, debe }) => ({ mes, debe: debe === null ? null : toPesos(debe) })))

const sameMonths = (given: readonly GivenMonth[] | null, kept: readonly GivenMonth[] | null): boolean =>
  given === null || kept === null ? given === kept : keyOf(given) === keyOf(kept)

const onlyWords = (meses: readonly GivenMonth[] | null): string =>
  meses === null ? 'nada aquí' : keyOf(meses) || 'que no debe ninguno'

const monthWords = (desde: string): string => (desde === NO_MONTH ? 'que no debe ninguno' : desde)

export const differences = (
  given: Given,
  kept: Values,
  openedOn: IsoDate,
  services: readonly Service[],
): Campos => {
  const saidText = (what: string): string => `La apertura del ${formatDate(openedOn)} decía ${what}`
  const amount = (centavos: Centavos): string => saidText(formatCentavos(centavos))
  const { mensualidad: price = null, meses = null } = kept
  const isSameMonth = given.dicho === kept.dicho || given.debeDesde === kept.desde
  const compared: readonly [OpeningColumn, boolean, string][] = [
    ['grado', given.grado === kept.grado, saidText(gradeLabel(kept.grado))],
    ['gradoNumero', given.gradoNumero === kept.gradoNumero, saidText(String(kept.gradoNumero ?? 'ninguno'))],
    ['grupo', given.grupo === kept.grupo, saidText(kept.grupo ?? 'que no tiene')],
    ['beca', sameBeca(given.beca, kept.beca), saidText(kept.beca ? kept.beca.nombre : 'que no tiene')],
    ['mensualidad', given.mensualidad === price, price === null ? saidText('la del ciclo') : amount(price)],
    ['meses_debe', sameMonths(given.meses, meses), saidText(onlyWords(meses))],
    ['debe_desde', isSameMonth, saidText(monthWords(kept.desde))],
    ['inscripcion', given.inscripcion === kept.inscripcion, amount(kept.inscripcion)],
    ['material', given.material === kept.material, amount(kept.material)],
    ['saldo_anterior', given.anterior === kept.anterior, amount(kept.anterior)],
    ['saldo_a_favor', given.favor === kept.favor, amount(kept.favor)],
    ...services.map(({ id }): [OpeningColumn, boolean, string] => {
      const before = kept.servicios?.[String(id)]
      const now = keptServices(given.servicios)[String(id)]
      return [
        serviceColumn(id),
        before === now,
        before === undefined ? saidText('que no lo tiene') : amount(before),
      ]
    }),
  ]
  return Object.fromEntries(compared.flatMap(([column, isSame, why]) => (isSame ? [] : [[column, why]])))
}
