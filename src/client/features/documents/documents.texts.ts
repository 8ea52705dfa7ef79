import { formatDate, type IsoDate } from '@contract/domain/dates'
import { expiresSoon } from '@contract/documents/documents.rules'
import type { PupilDocument } from '@contract/documents/documents.schemas'
import { countText } from '@contract/domain/text'
import type { StatusTone } from '../../ui/page/StatusChip'

export const familiesText = (count: number): string => countText(count, 'familia', 'familias')
const pages = (count: number): string => countText(count, 'página', 'páginas')

export const texts = {
  folder: 'Expediente',
  pages,
  remove: 'Quitar',
  page: (at: number, of: number) => `Página ${at} de ${of}`,
  history: 'Anteriores',

  missing: 'Expedientes',
  columns: { pupil: 'Alumno', place: 'Grado y grupo', lacks: 'Le falta' },
  byGroup: 'Por grupo',

  notify: (count: number) => `Avisar a ${familiesText(count)}`,
  everybody: 'Todos',
  addKind: 'Agregar documento',
  kindFields: {
    confidencial: 'Confidencial',
  },
} as const

/** Only an obligatory document that is missing is red. */
export const stateOf = (
  { estado, vence, obligatorio }: PupilDocument,
  today: IsoDate,
): { label: string; tone: StatusTone } => {
  if (estado === 'FALTA') return { label: 'Falta', tone: obligatorio ? 'error' : 'neutral' }
  if (estado === 'VENCIDO') return { label: 'Vencido', tone: 'error' }
  return expiresSoon(vence, today)
    ? { label: 'Vence pronto', tone: 'warning' }
    : { label: 'Entregado', tone: 'success' }
}

export const heldAs = ({ archivos }: PupilDocument): string =>
  archivos.length === 0 ? 'en papel' : texts.pages(archivos.length)

/** 'Entregado el 15/09/2026, en papel, vale hasta el 15/12/2026'; of a missing one 'Obligatorio' or 'Opcional'. */
export const storyOf = (document: PupilDocument): string => {
  const { fecha, vence, estado, obligatorio } = document
  if (fecha === null) return obligatorio ? 'Obligatorio' : 'Opcional'
  const end =
    vence && (estado === 'VENCIDO' ? `venció el ${formatDate(vence)}` : `vale hasta el ${formatDate(vence)}`)
  return [`Entregado el ${formatDate(fecha)}`, heldAs(document), end].filter(Boolean).join(', ')
}
