import { countText, listText, capitalized } from '../domain/text'
import { onlyProblems, type Campos } from '../domain/campos'

/** Result of one file. ANOTADA: its invoice no longer holds, so the UUID is kept to cancel or replace it at the SAT. */
export const STAMP_RESULTS = ['TIMBRADA', 'IGUAL', 'ANOTADA', 'NO_COINCIDE'] as const

/** Series of invoices: a stamped file is matched by series and folio, which is the receipt's or, to the general public, the delivery's id. */
export const SERIES = 'A'
export const GLOBAL_SERIES = 'G'

/** Files of one call; a ZIP counts as one and holds up to a thousand. */
export const MAX_STAMPED_FILES = 100

export const CANCEL_MOTIVES = ['01', '02', '03', '04'] as const
export type CancelMotive = (typeof CANCEL_MOTIVES)[number]

export const CANCEL_MOTIVE_LABELS: Readonly<Record<CancelMotive, string>> = {
  '01': '01 · Tiene errores y otra factura la sustituye',
  '02': '02 · Tiene errores y ninguna la sustituye',
  '03': '03 · No se llevó a cabo la operación',
  '04': '04 · Estaba en una factura global y se pidió a nombre de alguien',
}

/** @param sustituye folio of the payment whose invoice replaces it */
export const cancellationProblems = ({
  motivo,
  sustituye,
}: {
  motivo: CancelMotive
  sustituye?: number | null
}): Campos =>
  onlyProblems({
    sustituye:
      motivo === '01'
        ? sustituye
          ? null
          : 'Escribe el folio del pago cuya factura la sustituye'
        : sustituye
          ? 'Solo el motivo 01 lleva otra factura que la sustituye'
          : null,
  })

export const rejectionProblem = (motivo: string | undefined): string | null =>
  motivo?.trim() ? null : 'Escribe por qué se rechazó'

export const broughtText = (counts: {
  timbradas: number
  iguales: number
  anotadas: number
  no_coinciden: number
}): string => {
  const { timbradas, iguales, anotadas, no_coinciden } = counts
  const parts = [
    timbradas === 1 ? 'se timbró 1 factura' : `se timbraron ${timbradas} facturas`,
    ...(iguales > 0 ? [countText(iguales, 'ya estaba', 'ya estaban')] : []),
    ...(anotadas > 0
      ? [countText(anotadas, 'es de un pago que ya no vale', 'son de pagos que ya no valen')]
      : []),
    ...(no_coinciden > 0 ? [countText(no_coinciden, 'no coincide', 'no coinciden')] : []),
  ]
  return `${capitalized(listText(parts))}.`
}
