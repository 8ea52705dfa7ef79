import type { Charge } from '@contract/charges/charges.schemas'
import { formatMoment } from '@contract/domain/dates'
import { schoolZone } from '../../../state/core/schoolClock'

/** Who cancelled a charge, and when; a dash where the server does not say. */
export function CancelledBy({ charge: { cancelado_por, fecha_cancelacion } }: { charge: Charge }) {
  if (!cancelado_por && !fecha_cancelacion) return '—'
  return (
    <>
      {cancelado_por}
      <br />
      <small>{fecha_cancelacion && formatMoment(fecha_cancelacion, schoolZone())}</small>
    </>
  )
}
