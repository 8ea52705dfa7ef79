import { ParentPage } from '../../features/parents/pages/ParentPage'
import { PARENT_ACTIONS, PARENT_TABS } from './parent.record'

/** A family's page with the parts that other modules give it. */
export function ParentRecord() {
  return <ParentPage tabs={PARENT_TABS} actions={PARENT_ACTIONS} />
}
