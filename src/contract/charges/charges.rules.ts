import { onlyProblems, type Campos } from '../domain/campos'
import { isIsoDate } from '../domain/dateMath'
import { formatPesos, MAX_CENTAVOS, toCentavos, toPesos } from '../domain/money'
import { AMOUNT_TOO_LARGE, NO_SUCH_DAY, TOO_MANY_DECIMALS } from '../domain/messages'
import { MAX_PICKED } from '../students/pupilLists'

const chargeAmountProblem = (monto: number): string | null => {
  if (monto > toPesos(MAX_CENTAVOS)) return AMOUNT_TOO_LARGE
  return toCentavos(monto) === null ? TOO_MANY_DECIMALS : null
}

interface AbonoTexts {
  notPositive: string
  aboveBalance: (saldo: number) => string
}

const abonoRule =
  ({ notPositive, aboveBalance }: AbonoTexts) =>
  (saldo: number, abono: number | null | undefined): string | null => {
    // `NaN > 0` is false, so an unreadable amount is refused here too.
    if (!((abono ?? 0) > 0)) return notPositive
    const amount = abono as number
    return amount > saldo ? aboveBalance(saldo) : chargeAmountProblem(amount)
  }

/** @param saldo pesos; `Infinity` while it is not known @param abono pesos */
export const partialPaymentProblem = abonoRule({
  notPositive: 'El abono debe ser mayor a 0',
  aboveBalance: (saldo) => `El abono no puede ser mayor al saldo de ${formatPesos(saldo)}`,
})

/** The customer's words, misspelling included. */
export const complementProblem = abonoRule({
  notPositive: 'Debes Colocar una canitdad mayor a 0 para registrar el complemento',
  aboveBalance: () => 'No puedes realizar un complemento mayor al monto total a pagar',
})

export const cancelProblem = (motivo: string | null | undefined): string | null =>
  motivo?.trim() ? null : 'Debes colocar el motivo de la cancelación'

export const NO_CHARGED_PUPIL = 'Debes Seleccionar un alumno'

interface ChargeForm {
  idAlumno?: number | null | undefined
  idCicloEscolar?: number | null | undefined
  descripcion: string
  fecha: string
  monto: number | null
}

export const priceProblem = (monto: number | null): string | null =>
  (monto ?? 0) > 0 ? chargeAmountProblem(monto as number) : 'El monto debe ser mayor a 0'

export const chargeFormProblems = (form: ChargeForm): Campos =>
  onlyProblems({
    idAlumno: form.idAlumno ? null : NO_CHARGED_PUPIL,
    idCicloEscolar: form.idCicloEscolar ? null : 'Debes seleccionar un ciclo escolar',
    descripcion: form.descripcion.trim() ? null : 'Escribe la descripción del cargo',
    fecha: isIsoDate(form.fecha) ? null : NO_SUCH_DAY,
    monto: priceProblem(form.monto),
  })

interface ChargesForm extends Omit<ChargeForm, 'idAlumno'> {
  alumnos: readonly { id: number }[]
}

export const chargedPupilsProblem = (alumnos: readonly { id: number }[]): string | null => {
  if (alumnos.length === 0) return NO_CHARGED_PUPIL
  if (alumnos.length > MAX_PICKED) return `Elige hasta ${MAX_PICKED} alumnos a la vez`
  // A repeated pupil is an error: dropping it silently could leave out the pupil the user meant to add.
  const seen = new Set<number>()
  const repeated = alumnos.find(({ id }) => seen.size === seen.add(id).size)
  return repeated ? `El alumno ${repeated.id} está dos veces en la lista` : null
}

export const chargesFormProblems = ({ alumnos, ...charge }: ChargesForm): Campos => {
  const { idAlumno: _one, ...campos } = chargeFormProblems({ ...charge, idAlumno: alumnos[0]?.id })
  return onlyProblems({ alumnos: chargedPupilsProblem(alumnos), ...campos })
}

export interface ChargeStanding {
  estado: 'PENDIENTE' | 'PARCIAL' | 'PAGADO' | 'CANCELADO'
  abono: number
  monto_restante: number
}

const CANCELLED = 'El cargo está cancelado.'
const PAID = 'El cargo ya está pagado: su saldo es $0.00.'

/** Last sentence of a 409 about money, so that the user learns the current balance. */
export const balanceMessage = (saldo: number): string => `El saldo actual del cargo es ${formatPesos(saldo)}.`

export const payConflict = ({ estado, monto_restante }: ChargeStanding): string | null => {
  if (estado === 'CANCELADO') return CANCELLED
  if (estado === 'PAGADO') return PAID
  return estado === 'PARCIAL'
    ? `El cargo ya tiene un pago parcial: registra un complemento. ${balanceMessage(monto_restante)}`
    : null
}

export const complementConflict = ({ estado, monto_restante }: ChargeStanding): string | null => {
  if (estado === 'CANCELADO') return CANCELLED
  if (estado === 'PAGADO') return PAID
  return estado === 'PENDIENTE'
    ? `El cargo todavía no tiene pagos: págalo en los cargos pendientes. ${balanceMessage(monto_restante)}`
    : null
}

export const cancelConflict = ({ estado, abono, monto_restante }: ChargeStanding): string | null => {
  if (estado === 'CANCELADO') return 'El cargo ya estaba cancelado.'
  return abono > 0
    ? `El cargo tiene pagos por ${formatPesos(abono)}: cancélalos antes de cancelar el cargo. ${balanceMessage(monto_restante)}`
    : null
}

interface BatchCharge extends Pick<ChargeStanding, 'estado' | 'abono'> {
  alumno: string
}

const NAMED = 5

export const batchConflict = (charges: readonly BatchCharge[]): string | null => {
  const paid = charges.filter(({ estado, abono }) => estado !== 'CANCELADO' && abono > 0)
  if (paid.length > 0) {
    const names = paid.slice(0, NAMED).map(({ alumno, abono }) => `${alumno} (${formatPesos(abono)})`)
    const more = paid.length > NAMED ? ` y ${paid.length - NAMED} más` : ''
    return `Ya hay pagos de ${names.join(', ')}${more}: cancélalos antes de deshacer los cargos.`
  }
  return charges.every(({ estado }) => estado === 'CANCELADO') ? 'Estos cargos ya estaban cancelados.' : null
}
