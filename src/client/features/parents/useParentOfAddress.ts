import { parentsRoutes } from '@contract/parents/parents.routes'
import { ASKED_ANEW } from '../../state/core/reads'
import { useParent } from '../../state/parents/parents.selectors'
import { useMay } from '../../state/session/useMay'
import { useIdParam } from '../../ui/screens/useIdParam'

/** The parent of `/padre/:padre`; only the id where the user may not read parents. */
export const useParentOfAddress = () => {
  const id = useIdParam('padre')
  const canRead = useMay()(parentsRoutes.get.access)
  const source = useParent(id, { skip: !canRead, ...ASKED_ANEW })
  return { id, canRead, source }
}
