import { onlyProblems, REQUIRED, type Campos } from '@contract/domain/campos'
import { GRADES, type Grade } from '@contract/domain/grades'
import {
  MAX_FIRST_FOLIO,
  schoolProblems,
  UNNAMED_SCHOOL,
  type SchoolChange,
} from '@contract/school/school.rules'
import { DEFAULT_TAX, type Tax } from '@contract/fiscal/taxes.rules'
import type { School, SchoolContract } from '@contract/school/school.schemas'
import type { TypedNumber } from '../../ui/fields/field'

const LEVEL_FIELDS = ['cct', 'rvoe', 'clave_producto'] as const
type LevelField = (typeof LEVEL_FIELDS)[number]
type LevelName = `${LevelField}_${Grade}`
type CapName = `tope_deducible_${Grade}`
type TaxName = `impuesto_${Grade}`
const taxName = (grade: Grade): TaxName => `impuesto_${grade}`
const capName = (grade: Grade): CapName => `tope_deducible_${grade}`

const TEXTS = [
  ...['nombre', 'razon_social', 'rfc', 'regimen_fiscal', 'codigo_postal'],
  ...['direccion', 'telefono', 'correo'],
] as const as readonly SchoolTextField[]
type SchoolTextField =
  'nombre' | 'razon_social' | 'rfc' | 'regimen_fiscal' | 'codigo_postal' | 'direccion' | 'telefono' | 'correo'

/** Texts are '' where the school has none. */
export type SchoolValues = Record<SchoolTextField | LevelName | 'firma_nombre' | 'firma_cargo', string> &
  Record<CapName | 'folio_inicial', TypedNumber> &
  Record<TaxName, Tax> & { dias_inhabiles: string[] }

const levelNames = (grade: Grade) =>
  LEVEL_FIELDS.map((field) => [field, `${field}_${grade}` as LevelName] as const)

const levelValues = ({ niveles }: Pick<School, 'niveles'>) =>
  Object.fromEntries(
    GRADES.flatMap((grade) => {
      const level = niveles.find(({ grado }) => grado === grade)
      return [
        ...levelNames(grade).map(([field, name]) => [name, level?.[field] ?? ''] as const),
        [capName(grade), level?.tope_deducible ?? null] as const,
        [taxName(grade), level?.impuesto ?? DEFAULT_TAX] as const,
      ]
    }),
  ) as Record<LevelName, string> & Record<CapName, TypedNumber> & Record<TaxName, Tax>

/** Empty while the school has the product's default name: the form then asks for a name, and no receipt carries ours. */
const nameOf = ({ nombre, del_entorno = [] }: School): string =>
  del_entorno.includes('nombre') && nombre === UNNAMED_SCHOOL ? '' : nombre

export const valuesOf = (school: School): SchoolValues => ({
  ...(Object.fromEntries(TEXTS.map((field) => [field, school[field] ?? ''])) as Record<
    SchoolTextField,
    string
  >),
  nombre: nameOf(school),
  ...levelValues(school),
  folio_inicial: school.folio_inicial,
  firma_nombre: school.firma.nombre ?? '',
  firma_cargo: school.firma.cargo ?? '',
  dias_inhabiles: school.dias_inhabiles,
})

const NO_LEVEL = { cct: '', rvoe: '', clave_producto: '' }

export const levelsOf = (values: SchoolValues) =>
  GRADES.map((grado) => ({
    grado,
    ...NO_LEVEL,
    ...(Object.fromEntries(levelNames(grado).map(([field, name]) => [field, values[name]])) as Record<
      LevelField,
      string
    >),
    tope_deducible: values[capName(grado)],
    impuesto: values[taxName(grado)],
  })).filter(
    (level) =>
      level.tope_deducible !== null ||
      level.impuesto !== DEFAULT_TAX ||
      LEVEL_FIELDS.some((field) => level[field].trim() !== ''),
  )

const changeOf = (values: SchoolValues) =>
  ({
    ...(Object.fromEntries(TEXTS.map((field) => [field, values[field]])) as Record<SchoolTextField, string>),
    firma: { nombre: values.firma_nombre, cargo: values.firma_cargo },
    niveles: levelsOf(values),
    dias_inhabiles: values.dias_inhabiles,
  }) satisfies SchoolChange

const isFolio = (folio: TypedNumber): folio is number =>
  folio !== null && Number.isInteger(folio) && folio >= 1 && folio <= MAX_FIRST_FOLIO

const folioProblem = (folio: TypedNumber): string | null => {
  if (folio === null) return REQUIRED
  return isFolio(folio) ? null : 'El folio es un número de 1 a 999,999,999'
}

export const schoolFormProblems = (values: SchoolValues): Campos => {
  const levels = levelsOf(values)
  const entries = Object.entries(schoolProblems(changeOf(values))).map(([field, problem]) => {
    const [, at, part] = /^niveles\.(\d+)\.(\w+)$/.exec(field) ?? []
    const grade = levels[Number(at)]?.grado
    return [grade ? `${part}_${grade}` : field, problem] as const
  })
  return {
    ...Object.fromEntries(entries),
    ...onlyProblems({ folio_inicial: folioProblem(values.folio_inicial) }),
  }
}

type Body = SchoolContract['update']['body']

/** Only what changed, so that two desks do not undo each other, and fields that had their value from the environment. Empty: nothing to save. */
export const schoolBody = (
  values: SchoolValues,
  before: SchoolValues,
  { del_entorno = [] }: Pick<School, 'del_entorno'>,
): Body => {
  const now: Body = changeOf(values)
  const then: Body = changeOf(before)
  const changed = Object.entries(now).filter(
    ([field, value]) =>
      del_entorno.some((each) => each === field) ||
      JSON.stringify(value) !== JSON.stringify(then[field as keyof Body]),
  )
  const folio =
    isFolio(values.folio_inicial) && values.folio_inicial !== before.folio_inicial
      ? { folio_inicial: values.folio_inicial }
      : {}
  return { ...Object.fromEntries(changed), ...folio } as Body
}
