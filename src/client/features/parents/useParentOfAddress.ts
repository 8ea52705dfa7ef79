import { parentsRoutes } from '@contract/parents/parents.routes'
import { useParent } from '../../state/parents/parents.selectors'
import { useMay } from '../../state/session/useMay'
import { useIdParam } from '../../ui/screens/useIdParam'

/** The parent of `/padre/:padre`. Who may not read parents knows the id alone. */
export const useParentOfAddress = () => {
  const id = useIdParam('padre')
  const canRead = useMay()(parentsRoutes.get.access)
  // Children are enrolled and moved elsewhere: what is kept shows at once and is asked for again.
  const source = useParent(id, { skip: !canRead, refetchOnMountOrArgChange: true })
  return { id, canRead, source }
}
