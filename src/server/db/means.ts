// Raw SQL: means are JSON of a subquery over an alias that the builder does not see.
import { sql } from 'kysely'
import { toPesos, type Centavos } from '@contract/domain/money'
import type { PaymentMethod } from '@contract/domain/paymentMethods'
import { kindOf, type KindOfMeans } from '@contract/fiscal/means.rules'
import type { Payment } from '@contract/payments/payments.schemas'

export interface Means extends KindOfMeans {
  metodo_pago: PaymentMethod
  centavos: Centavos
  referencia: string | null
}

/** Of payment `p`. */
export const meansJson = sql<Means[]>`(
  SELECT coalesce(json_agg(json_build_object('metodo_pago', m.metodo_pago, 'centavos', m.monto_centavos,
    'referencia', m.referencia, 'tarjeta', m.tarjeta, 'deposito', m.deposito) ORDER BY m.id), '[]')
  FROM payment_means m WHERE m.payment_id = p.id)`

export const toMeans = (means: Means): Payment['medios'][number] => ({
  metodo_pago: means.metodo_pago,
  monto: toPesos(means.centavos),
  referencia: means.referencia,
  ...kindOf(means),
})
