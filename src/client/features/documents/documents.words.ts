import { formatDate } from '@contract/domain/dates'
import { expiresSoon } from '@contract/documents/documents.rules'
import type { PupilDocument } from '@contract/documents/documents.schemas'
import type { IsoDate } from '@contract/domain/dates'
import type { StatusTone } from '../../ui/page/StatusChip'
import { texts } from './documents.texts'

/** Only an obligatory document that is missing is red. */
export const stateOf = (
  { estado, vence, obligatorio = true }: PupilDocument,
  today: IsoDate,
): { label: string; tone: StatusTone } => {
  if (estado === 'FALTA') return { label: 'Falta', tone: obligatorio ? 'error' : 'neutral' }
  if (estado === 'VENCIDO') return { label: 'Vencido', tone: 'error' }
  return expiresSoon(vence, today)
    ? { label: 'Vence pronto', tone: 'warning' }
    : { label: 'Entregado', tone: 'success' }
}

/** 'En papel', '3 páginas'. */
export const heldAs = ({ archivos = [] }: PupilDocument): string =>
  archivos.length === 0 ? 'en papel' : texts.pages(archivos.length)

/** 'Entregado el 15/09/2026, en papel, vale hasta el 15/12/2026'; whether it is obligatory when it is missing. */
export const storyOf = (document: PupilDocument): string => {
  const { fecha, vence, estado, obligatorio } = document
  if (fecha === null) return obligatorio ? 'Obligatorio' : 'Opcional'
  const end =
    vence && (estado === 'VENCIDO' ? `venció el ${formatDate(vence)}` : `vale hasta el ${formatDate(vence)}`)
  return [`Entregado el ${formatDate(fecha)}`, heldAs(document), end].filter(Boolean).join(', ')
}
