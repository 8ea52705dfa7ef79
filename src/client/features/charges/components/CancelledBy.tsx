import type { Charge } from '@contract/charges/charges.schemas'
import { formatMoment } from '@contract/domain/dates'

/** The desk's own clock: a cancellation is looked up by the hour it happened here. */
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Who cancelled a charge, and when; a dash where the server does not say. */
export function CancelledBy({ charge: { cancelado_por, fecha_cancelacion } }: { charge: Charge }) {
  if (!cancelado_por && !fecha_cancelacion) return '—'
  return (
    <>
      {cancelado_por}
      <br />
      <small>{fecha_cancelacion && formatMoment(fecha_cancelacion, zone)}</small>
    </>
  )
}
