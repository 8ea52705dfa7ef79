import { gradeYearLabel, groupLetter, type Grade } from '@contract/domain/grades'
import { upper, wordKey } from '@contract/domain/text'
import { becaName } from '@contract/openings/openings.rules'
import type { ScholarshipKind } from '@contract/scholarships/scholarships.rules'
import type { KnownBeca, KnownGroup } from './facts.queries'
import type { GivenBeca } from './readGiven'

export interface OpenGroup {
  id: number | null
  readonly grado: Grade
  readonly gradoNumero: number | null
  readonly nombre: string
  readonly isNew: boolean
}

export interface OpenBeca {
  id: number | null
  readonly grado: Grade
  readonly nombre: string
  readonly porcentaje: number
  readonly tipo?: ScholarshipKind
  readonly isNew: boolean
}

type Resolved<T> =
  { readonly is: T; readonly problem: null } | { readonly is: null; readonly problem: string }

const is = <T>(value: T): Resolved<T> => ({ is: value, problem: null })
const no = (problem: string): Resolved<never> => ({ is: null, problem })

const yearInName = (nombre: string): number | null => {
  const [, digit] = /^K?\s*([1-9])(?!\d)/i.exec(nombre) ?? []
  return digit === undefined ? null : Number(digit)
}

/** Name of a group without its year: '2° B' and 'B' are the same in the second year. */
const bareGroupName = (grado: Grade, gradoNumero: number | null, nombre: string): string => {
  const rest = gradoNumero === null ? nombre : groupLetter(grado, gradoNumero, nombre)
  return upper(rest || nombre)
}

const createGroups = (known: readonly KnownGroup[]) => {
  const all: OpenGroup[] = known.map(({ grado_numero, ...group }) => ({
    ...group,
    gradoNumero: grado_numero,
    isNew: false,
  }))
  return (grado: Grade, gradoNumero: number | null, nombre: string): Resolved<OpenGroup> => {
    const place = gradeYearLabel({ grado, gradoNumero })
    const year = yearInName(nombre)
    if (year !== null && gradoNumero !== null && year !== gradoNumero)
      return no(`El grupo ${nombre} es de otro grado: el alumno va en ${place}`)
    const isWrongLevel = grado === 'PRIMARIA' && /^K\s*\d/i.test(nombre)
    if (isWrongLevel) return no(`El grupo ${nombre} es de preescolar: el alumno va en ${place}`)
    const isCalled = (group: OpenGroup): boolean =>
      group.grado === grado &&
      bareGroupName(grado, group.gradoNumero ?? gradoNumero, group.nombre) ===
        bareGroupName(grado, group.gradoNumero ?? gradoNumero, nombre)
    const fitting = all.filter(isCalled)
    const own = fitting.find((group) => group.gradoNumero === gradoNumero)
    const any = own ?? fitting.find((group) => group.gradoNumero === null)
    if (any) return is(any)
    if (gradoNumero === null && fitting[0]) return no(`El grupo ${nombre} pide el grado del alumno`)
    const made = { id: null, grado, gradoNumero, nombre, isNew: true }
    all.push(made)
    return is(made)
  }
}

const otherPercent = ({ nombre, porcentaje }: OpenBeca): string =>
  `La beca ${nombre} de este ciclo es de ${porcentaje} %: cámbiale el nombre en Becas, o escribe aquí el nombre de otra`

const createBecas = (known: readonly KnownBeca[], cycleName: string) => {
  const all: OpenBeca[] = known.map((beca) => ({ ...beca, isNew: false }))
  const byPercent = (grado: Grade, porcentaje: number): Resolved<OpenBeca> => {
    const nombre = becaName(porcentaje)
    const isCalled = (beca: OpenBeca): boolean => wordKey(beca.nombre) === wordKey(nombre)
    const ofLevel = all.filter((beca) => beca.grado === grado)
    // A cell with a percent alone never means a beca of siblings: the cycle's rule gives those.
    const same = ofLevel.filter((beca) => beca.porcentaje === porcentaje && beca.tipo !== 'HERMANOS')
    const chosen = same.find(isCalled) ?? same[0]
    if (chosen) return is(chosen)
    // With two becas of one name neither the school nor the next file could tell them apart.
    const other = ofLevel.find(isCalled)
    if (other) return no(otherPercent(other))
    const made = { id: null, grado, nombre, porcentaje, isNew: true }
    all.push(made)
    return is(made)
  }
  return (grado: Grade, given: GivenBeca): Resolved<OpenBeca> => {
    if ('porcentaje' in given) return byPercent(grado, given.porcentaje)
    const called = all.filter((beca) => wordKey(beca.nombre) === wordKey(given.nombre))
    const own = called.find((beca) => beca.grado === grado)
    if (own) return is(own)
    if (called[0]) return no(`La beca ${called[0].nombre} es de ${called[0].grado}`)
    return no(`No hay una beca «${given.nombre}» en ${cycleName}; escribe su porcentaje`)
  }
}

/** Makes a missing group or beca once for all its rows. */
export const createPlaces = (
  groups: readonly KnownGroup[],
  becas: readonly KnownBeca[],
  cycleName: string,
) => ({
  group: createGroups(groups),
  beca: createBecas(becas, cycleName),
})
export type Places = ReturnType<typeof createPlaces>
