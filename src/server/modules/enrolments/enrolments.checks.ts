import { formatDate, type IsoDate } from '@contract/domain/dates'
import type { Grade } from '@contract/domain/grades'
import { formatPesos, toCentavos, toPesos, type Centavos } from '@contract/domain/money'
import type { TuitionMonth } from '@contract/domain/months'
import { ENROLMENTS_CLOSED } from '@contract/enrolments/enrolments.rules'
import type { EnrolmentsContract } from '@contract/enrolments/enrolments.schemas'
import { conflict } from '../../http/problem'

/** What an enrolment needs to know of its cycle; prices in centavos. */
export interface EnrolmentCycle {
  id: number
  name: string
  fecha_fin: IsoDate
  inscripciones_abiertas: boolean
  meses: readonly TuitionMonth[]
  dia_limite: number
  costo_inscripcion_centavos: Centavos
  mensualidad_preescolar_centavos: Centavos
  mensualidad_primaria_centavos: Centavos
  costo_material_centavos: Centavos
}

type EnrolBody = EnrolmentsContract['enrol']['body']

export const monthlyPrice = (cycle: EnrolmentCycle, grado: Grade): Centavos =>
  grado === 'PREESCOLAR' ? cycle.mensualidad_preescolar_centavos : cycle.mensualidad_primaria_centavos

/** @throws 409 when the cycle takes nobody: closed, or over */
export const assertOpen = (cycle: EnrolmentCycle, today: IsoDate): void => {
  if (cycle.fecha_fin < today)
    throw conflict(
      `El ciclo escolar ${cycle.name} terminó el ${formatDate(cycle.fecha_fin)}: ${ENROLMENTS_CLOSED}.`,
    )
  if (!cycle.inscripciones_abiertas)
    throw conflict(`El ciclo escolar ${cycle.name} tiene ${ENROLMENTS_CLOSED}.`)
}

interface Compared {
  /** Where the amount stands in the body. */
  campo: string
  /** How the message calls it. */
  label: string
  /** Pesos; what was not sent is not compared. */
  sent: number | undefined
  actual: Centavos
}

/** Refuses, with the current value beside each field, what the client computed otherwise (DOMAIN §1, §4). */
const assertSame = (amounts: readonly Compared[]): void => {
  const different = amounts.filter(({ sent, actual }) => sent !== undefined && toCentavos(sent) !== actual)
  const [first] = different
  if (!first) return
  const now = ({ actual }: Compared): string => `ahora es ${formatPesos(toPesos(actual))}.`
  const campos = Object.fromEntries(different.map((each) => [each.campo, `No coincide: ${now(each)}`]))
  throw conflict(`${first.label} no coincide: ${now(first)}`, campos)
}

const field = (campo: string, label: string, sent: number | undefined, actual: Centavos): Compared => ({
  campo,
  label,
  sent,
  actual,
})

/** @throws 409 when a price of the body is not the cycle's */
export const assertPrices = (cycle: EnrolmentCycle, body: EnrolBody): void =>
  assertSame([
    field(
      'costo_inscripcion',
      'El costo de inscripción',
      body.costo_inscripcion,
      cycle.costo_inscripcion_centavos,
    ),
    field('mensualidad', 'La mensualidad', body.mensualidad, monthlyPrice(cycle, body.grado)),
    field('costo_material', 'El costo del material', body.costo_material, cycle.costo_material_centavos),
  ])

/** @throws 409 when an amount sent with a pupil is not what the server computed */
export const assertAmounts = (
  alumnos: EnrolBody['alumnos'],
  computed: readonly { monto_descuento_centavos: Centavos; monto_pagar_centavos: Centavos }[],
): void =>
  assertSame(
    alumnos.flatMap((pupil, at) => {
      const own = computed[at] as (typeof computed)[number]
      const campo = (name: string): string => `alumnos.${at}.${name}`
      return [
        field(campo('monto_descuento'), 'El descuento', pupil.monto_descuento, own.monto_descuento_centavos),
        field(campo('monto_pagar'), 'El monto a pagar', pupil.monto_pagar, own.monto_pagar_centavos),
      ]
    }),
  )
