import { onlyProblems, type Campos } from '../domain/campos'
import type { IsoDate } from '../domain/dates'
import { familyField, familyProblem, type FamilyFields } from '../domain/family'
import { partialPaymentProblem } from '../charges/charges.rules'
import { meansKindProblem } from '../fiscal/means.rules'
import { centavosOrZero, formatPesos, type Centavos } from '../domain/money'
import { referenceProblem, type PaymentMethod } from '../domain/paymentMethods'
import { hasPermission, type Permission } from '../domain/permissions'
import { paymentDayProblem } from '../payments/payments.rules'
import { folioLabel } from '../receipts/receipts.rules'
import { waivedMonthsProblem } from '../tuition/lateFees.rules'
import type { CollectBody } from './desk.schemas'

export type DeskLineKind = CollectBody['lineas'][number]['tipo']

const amountProblem = (pesos: number): string | null => partialPaymentProblem(Number.POSITIVE_INFINITY, pesos)

const receivedProblem = (monto: number): string | null =>
  amountProblem(monto) && 'Debe ser mayor a 0, con hasta dos decimales'

const hasRepeats = (keys: readonly string[]): boolean => new Set(keys).size < keys.length

const linesProblem = ({ lineas, anual = [], a_cuenta }: CollectBody): string | null => {
  if (lineas.length + anual.length === 0 && !a_cuenta) return 'Elige al menos un cargo o una colegiatura'
  if (hasRepeats(lineas.map(({ tipo, id }) => `${tipo} ${id}`))) return 'Un concepto está dos veces'
  const partial = lineas.flatMap(({ abono }) => abono ?? [])
  return partial.map(amountProblem).find(Boolean) ?? null
}

const yearsProblem = ({ anual = [] }: CollectBody): string | null =>
  hasRepeats(anual.map(({ alumnoId, cicloEscolarId }) => `${alumnoId} ${cicloEscolarId}`))
    ? 'Un pago anual está dos veces'
    : null

const meansProblem = ({ medios, usar_saldo = 0 }: CollectBody): string | null => {
  if (medios.length === 0 && usar_saldo === 0) return 'Indica con qué se paga'
  for (const each of medios) {
    const { metodo_pago, monto, referencia } = each
    const problem =
      receivedProblem(monto) ?? referenceProblem(metodo_pago, referencia) ?? meansKindProblem(each)
    if (problem) return problem
  }
  return null
}

const creditProblem = ({ usar_saldo = 0, a_cuenta }: CollectBody): string | null =>
  usar_saldo > 0 && a_cuenta ? 'No se puede usar saldo a favor y dejar a cuenta en el mismo cobro' : null

const onAccountProblem = ({ lineas, anual = [], medios, a_cuenta }: CollectBody): string | null =>
  a_cuenta && lineas.length + anual.length === 0 && medios.length === 0
    ? 'Indica cuánto se deja a cuenta'
    : null

const waivingProblem = ({ condonar, lineas, anual = [] }: CollectBody): string | null => {
  const paid = new Set(lineas.filter(({ tipo }) => tipo === 'COLEGIATURA').map(({ id }) => id))
  // Only the server knows the months of a yearly payment, so with `anual` it checks this itself.
  return waivedMonthsProblem(condonar, anual.length === 0 ? paid : null)
}

export const collectProblems = (form: CollectBody, today: IsoDate): Campos =>
  onlyProblems({
    [familyField(form)]: familyProblem(form),
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

export const mayCollectLine = (permissions: readonly Permission[], tipo: DeskLineKind): boolean =>
  hasPermission(permissions, tipo === 'CARGO' ? 'CARGOS' : 'COLEGIATURAS', 'UPDATE')

export const mayCollect = (
  permissions: readonly Permission[],
  { lineas, anual = [], condonar }: Pick<CollectBody, 'lineas' | 'anual' | 'condonar'>,
): boolean => {
  const charges = lineas.some(({ tipo }) => tipo === 'CARGO')
  const months = anual.length > 0 || lineas.some(({ tipo }) => tipo === 'COLEGIATURA')
  const may = (tipo: DeskLineKind) => mayCollectLine(permissions, tipo)
  if (charges && !may('CARGO')) return false
  if (months && !may('COLEGIATURA')) return false
  if (condonar && !hasPermission(permissions, 'COLEGIATURAS', 'DELETE')) return false
  return charges || months || may('CARGO') || may('COLEGIATURA')
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
    [familyField(form)]: familyProblem(form),
    monto: receivedProblem(form.monto),
    referencia: referenceProblem(form.metodo_pago, form.referencia),
    motivo: form.motivo.trim() ? null : 'Debes colocar el motivo de la devolución',
  })

export const meansTotal = (medios: readonly { monto: number }[]): Centavos =>
  medios.reduce((sum, { monto }) => sum + centavosOrZero(monto), 0)

/** 409, naming the credit. @param saldo pesos */
export const creditConflict = (saldo: number): string =>
  `El saldo a favor de la familia es ${formatPesos(saldo)}.`

export const creditUsedConflict = (folio: string): string =>
  `El saldo a favor que dejó este pago ya se usó: cancela primero el folio ${folio}.`

export const refundLabel = (folio: number): string => `D-${folioLabel(folio)}`

export const FAMILY_CHANGED = 'La familia cambió mientras se cobraba: vuelve a abrirla.'

export const ON_ACCOUNT = 'A CUENTA: SALDO A FAVOR'
export const CREDIT_USED = 'SALDO A FAVOR USADO'

/** 409: the line was paid or cancelled meanwhile. @param folio null when cancelled */
export const lineConflict = (descripcion: string, alumno: string, folio: number | null): string =>
  folio === null
    ? `${descripcion} de ${alumno} está cancelado.`
    : `${descripcion} de ${alumno} ya se pagó con el folio ${folioLabel(folio)}: su saldo es $0.00.`
