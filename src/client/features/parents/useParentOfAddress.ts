import { parentsRoutes } from '@contract/parents/parents.routes'
import { useAppSelector } from '../../state/hooks'
import { useParent } from '../../state/parents/parents.selectors'
import { selectMay } from '../../state/session/session.selectors'
import { useIdParam } from '../../ui/screens/useIdParam'

/** The parent of `/padre/:padre`. Who may not read parents knows the id alone. */
export const useParentOfAddress = () => {
  const id = useIdParam('padre')
  const canRead = useAppSelector((state) => selectMay(state, parentsRoutes.get.access))
  // Children are enrolled and moved elsewhere: what is kept shows at once and is asked for again.
  const source = useParent(id, { skip: !canRead, refetchOnMountOrArgChange: true })
  return { id, canRead, source }
}
