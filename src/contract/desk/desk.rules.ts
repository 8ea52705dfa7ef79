import { onlyProblems, type Campos } from '../domain/campos'
import type { IsoDate } from '../domain/dates'
import { familyProblem, type FamilyFields } from '../domain/family'
import { partialPaymentProblem } from '../charges/charges.rules'
import { meansKindProblem, type KindOfMeans } from '../fiscal/means.rules'
import { centavosOrZero, formatPesos, type Centavos } from '../domain/money'
import { referenceProblem, type PaymentMethod } from '../domain/paymentMethods'
import { holds, type Permission } from '../domain/permissions'
import { paymentDayProblem } from '../payments/payments.rules'
import { folioLabel } from '../receipts/receipts.rules'
import { waivedMonthsProblem, type Waiver } from '../tuition/lateFees.rules'

export type DeskLineKind = 'CARGO' | 'COLEGIATURA'

export interface Collect extends FamilyFields {
  lineas: readonly { tipo: DeskLineKind; id: number; abono?: number | undefined }[]
  anual?: readonly { alumnoId: number; cicloEscolarId: number }[] | undefined
  medios: readonly (KindOfMeans & {
    metodo_pago: PaymentMethod
    monto: number
    referencia?: string | null | undefined
  })[]
  usar_saldo?: number | undefined
  a_cuenta?: boolean | undefined
  fecha_pago?: IsoDate | undefined
  fiscalId?: number | null | undefined
  condonar?: Waiver | null | undefined
}

const receivedProblem = (monto: number): string | null =>
  partialPaymentProblem(Number.POSITIVE_INFINITY, monto) === null
    ? null
    : 'Debe ser mayor a 0, con hasta dos decimales'

const hasRepeats = (keys: readonly string[]): boolean => new Set(keys).size < keys.length

const linesProblem = ({ lineas, anual = [], a_cuenta }: Collect): string | null => {
  if (lineas.length + anual.length === 0 && !a_cuenta) return 'Elige al menos un cargo o una colegiatura'
  if (hasRepeats(lineas.map(({ tipo, id }) => `${tipo} ${id}`))) return 'Un concepto está dos veces'
  const wrong = lineas.find(({ abono }) => abono !== undefined && abonoAmountProblem(abono) !== null)
  return wrong ? abonoAmountProblem(wrong.abono as number) : null
}

const abonoAmountProblem = (abono: number): string | null =>
  partialPaymentProblem(Number.POSITIVE_INFINITY, abono)

const yearsProblem = ({ anual = [] }: Collect): string | null =>
  hasRepeats(anual.map(({ alumnoId, cicloEscolarId }) => `${alumnoId} ${cicloEscolarId}`))
    ? 'Un pago anual está dos veces'
    : null

const meansProblem = ({ medios, usar_saldo = 0 }: Collect): string | null => {
  if (medios.length === 0 && usar_saldo === 0) return 'Indica con qué se paga'
  for (const each of medios) {
    const { metodo_pago, monto, referencia } = each
    const problem =
      receivedProblem(monto) ?? referenceProblem(metodo_pago, referencia) ?? meansKindProblem(each)
    if (problem) return problem
  }
  return null
}

const creditProblem = ({ usar_saldo = 0, a_cuenta }: Collect): string | null =>
  usar_saldo > 0 && a_cuenta ? 'No se puede usar saldo a favor y dejar a cuenta en el mismo cobro' : null

const onAccountProblem = ({ lineas, anual = [], medios, a_cuenta }: Collect): string | null =>
  a_cuenta && lineas.length + anual.length === 0 && medios.length === 0
    ? 'Indica cuánto se deja a cuenta'
    : null

const waivingProblem = ({ condonar, lineas, anual = [] }: Collect): string | null => {
  const paid = new Set(lineas.filter(({ tipo }) => tipo === 'COLEGIATURA').map(({ id }) => id))
  // Only the server knows the months of a year: with `anual` it checks this itself.
  return waivedMonthsProblem(condonar, anual.length === 0 ? paid : null)
}

export const collectProblems = (form: Collect, today: IsoDate): Campos =>
  onlyProblems({
    [form.alumnoId === undefined ? 'padreId' : 'alumnoId']: familyProblem(form),
    lineas: linesProblem(form),
    anual: yearsProblem(form),
    usar_saldo: creditProblem(form),
    medios: onAccountProblem(form) ?? meansProblem(form),
    fecha_pago: paymentDayProblem(
      form.fecha_pago,
      today,
      form.medios.map(({ metodo_pago }) => metodo_pago),
    ),
    condonar: waivingProblem(form),
  })

export const mayCollect = (
  permissions: readonly Permission[],
  { lineas, anual = [], condonar }: Pick<Collect, 'lineas' | 'anual' | 'condonar'>,
): boolean => {
  const charges = lineas.some(({ tipo }) => tipo === 'CARGO')
  const months = anual.length > 0 || lineas.some(({ tipo }) => tipo === 'COLEGIATURA')
  const may = (module: 'CARGOS' | 'COLEGIATURAS') => holds(permissions, module, 'UPDATE')
  if (charges && !may('CARGOS')) return false
  if (months && !may('COLEGIATURAS')) return false
  if (condonar && !holds(permissions, 'COLEGIATURAS', 'DELETE')) return false
  return charges || months || may('CARGOS') || may('COLEGIATURAS')
}

export const refundProblems = (
  form: FamilyFields & {
    monto: number
    metodo_pago: PaymentMethod
    referencia?: string | null | undefined
    motivo: string
  },
): Campos =>
  onlyProblems({
    [form.alumnoId === undefined ? 'padreId' : 'alumnoId']: familyProblem(form),
    monto: receivedProblem(form.monto),
    referencia: referenceProblem(form.metodo_pago, form.referencia),
    motivo: form.motivo.trim() ? null : 'Debes colocar el motivo de la devolución',
  })

export const meansTotal = (medios: readonly { monto: number }[]): Centavos =>
  medios.reduce((sum, { monto }) => sum + centavosOrZero(monto), 0)

/** 409. @param saldo pesos */
export const creditConflict = (saldo: number): string =>
  `El saldo a favor de la familia es ${formatPesos(saldo)}.`

export const creditUsed = (folio: string): string =>
  `El saldo a favor que dejó este pago ya se usó: cancela primero el folio ${folio}.`

export const refundLabel = (folio: number): string => `D-${String(folio).padStart(6, '0')}`

export const FAMILY_CHANGED = 'La familia cambió mientras se cobraba: vuelve a abrirla.'

export const ON_ACCOUNT = 'A CUENTA: SALDO A FAVOR'
export const CREDIT_USED = 'SALDO A FAVOR USADO'

/** 409: the line was paid or cancelled meanwhile. @param folio null when cancelled */
export const lineConflict = (descripcion: string, alumno: string, folio: number | null): string =>
  folio === null
    ? `${descripcion} de ${alumno} está cancelado.`
    : `${descripcion} de ${alumno} ya se pagó con el folio ${folioLabel(folio)}: su saldo es $0.00.`
