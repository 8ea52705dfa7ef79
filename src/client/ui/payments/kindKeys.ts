import type { KeyboardEvent } from 'react'
import type { PaymentMethod } from '@contract/domain/paymentMethods'
import type { CardKind, DepositKind } from '@contract/fiscal/means.rules'

const CARD_KEYS: Readonly<Record<string, CardKind>> = { c: 'CREDITO', d: 'DEBITO' }
const DEPOSIT_KEYS: Readonly<Record<string, DepositKind>> = { e: 'EFECTIVO', c: 'CHEQUE' }

/** Only while the focus is on a choice: letters in a reference are text. Null for other keys and means. */
export const kindOfKey = (
  method: PaymentMethod | null,
  { target, key, ctrlKey, metaKey }: KeyboardEvent,
): { tarjeta: CardKind } | { deposito: DepositKind } | null => {
  if (!(target as HTMLElement).matches('input[type=radio]') || ctrlKey || metaKey) return null
  const tarjeta = method === 'TARJETA' ? CARD_KEYS[key.toLowerCase()] : undefined
  const deposito = method === 'DEPOSITO' ? DEPOSIT_KEYS[key.toLowerCase()] : undefined
  if (tarjeta) return { tarjeta }
  return deposito ? { deposito } : null
}
