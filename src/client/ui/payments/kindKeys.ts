import type { KeyboardEvent } from 'react'
import type { PaymentMethod } from '@contract/domain/paymentMethods'
import type { CardKind, DepositKind } from '@contract/fiscal/means.rules'

const CARD_KEYS: Readonly<Record<string, CardKind>> = { c: 'CREDITO', d: 'DEBITO' }
const DEPOSIT_KEYS: Readonly<Record<string, DepositKind>> = { e: 'EFECTIVO', c: 'CHEQUE' }

/** The kind of means of a letter key, only with the focus on a choice: in a reference letters are text. Null for others. */
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
