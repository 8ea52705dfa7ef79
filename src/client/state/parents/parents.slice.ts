import { createEntityTable } from '../core/entityTable'
import { parentsApi } from './parents.api'

const { listParents, listEnrolledParents, getParent } = parentsApi.endpoints

export const parents = createEntityTable('parents', [listParents, listEnrolledParents, getParent])
