import type { Charge } from '@contract/charges/charges.schemas'

/** The concept, and of whom: read aloud to the family before they pay. */
export function WhatIsPaid({ charge: { descripcion, alumno } }: { charge: Charge }) {
  return (
    <>
      {descripcion}
      <br />
      {alumno.nombre} · {alumno.numero_control}
    </>
  )
}
