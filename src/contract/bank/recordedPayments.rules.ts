import { daysBetween } from '../domain/dateMath'
import type { IsoDate } from '../domain/dates'
import type { Centavos } from '../domain/money'
import { isFamilyReference } from '../parents/reference.rules'
import { folioLabel } from '../receipts/receipts.rules'
import type { FamilyKey } from '../domain/family'
import type { Deposit } from './fileRows.rules'

export interface Recorded {
  pagoId: number
  folio: number
  family: FamilyKey
  centavos: Centavos
  fechaPago: IsoDate
  referencias: readonly string[]
}

/** At most this many days apart, a payment of the same family and amount is the deposit. */
const NEAR_DAYS = 5
/** A reference typed at the desk is looked for in the deposit's text only if it has six characters or more, five of them digits. */
const TYPED_REFERENCE = /^(?=(?:.*\d){5})[A-Z0-9]{6,}$/
const lettersAndDigits = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

const carries = (deposit: Deposit, { referencias }: Recorded): string | null =>
  referencias.find((referencia) => {
    const typed = lettersAndDigits(referencia)
    if (deposit.rastreo !== null && typed === lettersAndDigits(deposit.rastreo)) return true
    // The family's own reference is on all its deposits, so it identifies none of them.
    if (isFamilyReference(typed) || !TYPED_REFERENCE.test(typed)) return false
    return deposit.texto
      .toUpperCase()
      .split(/[^A-Z0-9]+/)
      .some((word) => word.replace(/^0+/, '') === typed.replace(/^0+/, ''))
  }) ?? null

/** The recorded payment that the deposit is: for sure where tracking key or reference agree, and the amount. @param families that may have sent the deposit, as far as known */
export const findRecorded = (
  deposit: Deposit,
  recorded: readonly Recorded[],
  families: readonly FamilyKey[],
): { pago: Recorded; isSure: boolean; razon: string } | null => {
  for (const pago of recorded) {
    const reference = carries(deposit, pago)
    if (reference === null) continue
    const isSame = pago.centavos === deposit.centavos
    const razon = `el folio ${folioLabel(pago.folio)} ya se registró con la referencia ${reference}`
    return {
      pago,
      isSure: isSame,
      razon: isSame ? razon : `${razon}, por otro importe`,
    }
  }
  const near = recorded
    .filter(({ family, centavos }) => families.includes(family) && centavos === deposit.centavos)
    .map((pago) => ({ pago, days: Math.abs(daysBetween(pago.fechaPago, deposit.fecha)) }))
    .filter(({ days }) => days <= NEAR_DAYS)
    .sort((a, b) => a.days - b.days)[0]
  if (!near) return null
  const razon = `el folio ${folioLabel(near.pago.folio)} es de esa familia, por lo mismo y de esos días`
  return { pago: near.pago, isSure: false, razon }
}
