// Raw SQL: pairs of means and reference are joined as `unnest` of two arrays.
import { sql } from 'kysely'
import { needsReference } from '@contract/domain/paymentMethods'
import { referenceConflict, type UsedReference } from '@contract/payments/payments.rules'
import type { Tx } from '../../db/database'
import { conflict } from '../../shared/problem'
import type { Means } from '../../db/means'
import type { HandedOver } from './means'

type Referenced = Means & { referencia: string }

/** Beside cash a reference is only a note and is not compared. */
const withReference = (means: readonly Means[]): Referenced[] =>
  means.filter((each): each is Referenced => needsReference(each.metodo_pago) && each.referencia !== null)

/** Compared without outer blanks and case. */
const askedMeans = (means: readonly Referenced[]) => sql`
  unnest(${means.map(({ metodo_pago }) => metodo_pago)}::text[], ${means.map(({ referencia }) => referencia)}::text[])
    AS asked (metodo_pago, referencia)`

/** In a fixed order. Of two desks entering one transfer at once the second waits, and then finds the first one's payment. */
const lockReferences = (tx: Tx, means: readonly Referenced[]) =>
  sql`SELECT pg_advisory_xact_lock(place) FROM (
    SELECT DISTINCT hashtextextended(metodo_pago || ' ' || lower(btrim(referencia)), 2) AS place FROM ${askedMeans(means)} ORDER BY 1
  ) places`.execute(tx)

const findUse = async (tx: Tx, means: readonly Referenced[]): Promise<UsedReference | undefined> => {
  const { rows } = await sql<UsedReference>`
    SELECT asked.metodo_pago, asked.referencia, p.folio, p.fecha,
      coalesce(payer.nombre, parent.nombre, s.nombre) AS familia
    FROM ${askedMeans(means)}
    JOIN payment_means m ON m.metodo_pago = asked.metodo_pago AND lower(btrim(m.referencia)) = lower(btrim(asked.referencia))
      AND m.referencia IS NOT NULL
    JOIN payments p ON p.id = m.payment_id AND p.cancelled_at IS NULL
    LEFT JOIN parents payer ON payer.id = p.parent_id
    LEFT JOIN students s ON s.id = p.student_id LEFT JOIN parents parent ON parent.id = s.parent_id
    ORDER BY p.folio DESC LIMIT 1`.execute(tx)
  return rows[0]
}

/** One transfer entered for two families would settle a debt without money. @throws 409 unless the call confirms the reference */
export const assertNewReferences = async (tx: Tx, handed: HandedOver): Promise<void> => {
  const means = withReference(handed.means)
  if (means.length === 0) return
  // Also for a confirmed reference, so that an unconfirmed twin at the same moment finds it.
  await lockReferences(tx, means)
  if (handed.confirmed) return
  const used = await findUse(tx, means)
  if (!used) return
  const message = referenceConflict(used)
  throw conflict(message, { [handed.field]: message })
}
