import { IEDU_GRADES, ieduFragment } from '../fiscal/iedu.rules'
import type { InvoiceDocument } from './delivery.schemas'

export const IEDU_XSD = 'http://www.sat.gob.mx/sitio_internet/cfd/iedu/iedu.xsd'

export const ieduOf = ({ iedu }: InvoiceDocument['conceptos'][number]): string | null => {
  if (!iedu) return null
  const { nombreAlumno, CURP, nivelEducativo, autRVOE, rfcPago } = iedu
  const grado = IEDU_GRADES[nivelEducativo]
  if (!grado) throw new Error(`no level ${nivelEducativo}`)
  return ieduFragment({ nombreAlumno, curp: CURP, grado, autRVOE, ...(rfcPago ? { rfcPago } : {}) })
}

export const fragmentsOf = ({ conceptos }: InvoiceDocument): { archivo: string; xml: string }[] =>
  conceptos.flatMap((line) => {
    const xml = ieduOf(line)
    return line.iedu && xml ? [{ archivo: line.iedu.archivo, xml }] : []
  })
