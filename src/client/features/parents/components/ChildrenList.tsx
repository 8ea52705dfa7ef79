import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { gradeLabel } from '@contract/domain/grades'
import type { Pupil } from '@contract/students/students.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { texts } from '../parents.texts'

const List = styled('ul')(({ theme: { vars, spacing, typography } }) => ({
  display: 'grid',
  gap: spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { fontWeight: 600, color: vars.palette.primary.main, textUnderlineOffset: 3 },
  '& strong': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: typography.pxToRem(13), color: vars.palette.text.secondary },
}))

const placeOf = ({ numero_control, grado, grupo }: Pupil): string =>
  [numero_control, grado ? gradeLabel(grado) : 'Sin inscripción', grupo?.nombre].filter(Boolean).join(' · ')

/** The children of a parent; who may read pupils goes on to each. */
export function ChildrenList({ pupils }: { pupils: readonly Pupil[] }) {
  const canRead = useAppSelector((state) => selectMay(state, studentsRoutes.get.access))
  if (pupils.length === 0) return <p style={{ margin: 0 }}>{texts.noChildren}</p>
  return (
    <List>
      {pupils.map((pupil) => (
        <li key={pupil.id}>
          {canRead ? <Link to={`/alumno/${pupil.id}`}>{pupil.nombre}</Link> : <strong>{pupil.nombre}</strong>}
          <small>{placeOf(pupil)}</small>
        </li>
      ))}
    </List>
  )
}
