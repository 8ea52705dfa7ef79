import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { Student } from '@contract/students/students.schemas'
import { useAppSelector } from '../../../state/hooks'
import { selectCan } from '../../../state/session/session.selectors'
import { Icon } from '../../../ui/icons/Icon'

export type Saved = Pick<Student, 'id' | 'nombre' | 'numero_control'>

const Strip = styled('p')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1),
  margin: `0 0 ${spacing(2)}`,
  padding: spacing(1.5),
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.surface.successSoft,
  '& > svg': { color: vars.palette.success.main },
  '& > a': { fontWeight: 600, color: vars.palette.primary.main },
  '& > small': { marginInlineStart: 'auto', color: vars.palette.text.secondary },
}))

/** Whom the form saved last, while it waits for the next one. */
export function SavedStudents({ last, count }: { last: Saved; count: number }) {
  const canRead = useAppSelector((state) => selectCan(state, 'ALUMNOS', 'READ'))
  return (
    <Strip>
      <Icon name="success" />
      <span>
        {last.nombre} · {last.numero_control}
      </span>
      {canRead && <Link to={`/alumno/${last.id}`}>Ver al alumno</Link>}
      <small>{count === 1 ? '1 alumno registrado' : `${count} alumnos registrados`}</small>
    </Strip>
  )
}
