import { Link } from 'react-router-dom'
import type { Family, FamilyState } from '../../state/questionnaires/questionnaires.selectors'
import type { Column } from '../../ui/list/columns'
import { StatusChip, type StatusTone } from '../../ui/page/StatusChip'
import { texts } from './questionnaires.texts'

const TONES: Record<FamilyState, StatusTone> = {
  COMPLETA: 'success',
  EN_CURSO: 'info',
  SIN_RESPONDER: 'warning',
}

export const familySearchText = ({ padre, estado }: Family): string =>
  `${padre.nombre} ${texts.states[estado]}`

export const familyColumns = (questions: number): readonly Column<Family>[] => [
  {
    key: 'familia',
    header: 'Familia',
    cell: ({ padre }) => <Link to={`/padre/${padre.id}`}>{padre.nombre}</Link>,
  },
  {
    key: 'estado',
    header: 'Estado',
    width: 150,
    cell: ({ estado }) => <StatusChip tone={TONES[estado]} label={texts.states[estado]} />,
  },
  {
    key: 'respondidas',
    header: 'Respondidas',
    align: 'right',
    width: 120,
    cell: ({ respondidas }) => texts.answeredOf(respondidas, questions),
  },
  {
    key: 'faltan',
    header: 'Obligatorias que faltan',
    align: 'right',
    width: 190,
    cell: ({ faltan }) => faltan,
  },
]
