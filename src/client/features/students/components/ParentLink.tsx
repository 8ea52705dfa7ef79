import { Link } from 'react-router-dom'
import { parentsRoutes } from '@contract/parents/parents.routes'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'

/** The parent of a pupil; who may read parents goes on to them. */
export function ParentLink({ id, nombre }: { id: number; nombre: string }) {
  const canRead = useAppSelector((state) => selectMay(state, parentsRoutes.get.access))
  return canRead ? <Link to={`/padre/${id}`}>{nombre}</Link> : nombre
}
