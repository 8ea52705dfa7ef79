import type { ComponentType } from 'react'
import type { Access } from '@contract/http/route'
import type { IconName } from '../icons/iconName'

/** Permission for a part of a record; without `access` every user of the page has it. */
interface Guarded {
  access?: Access
  /** Another permission that is needed too. */
  needs?: Access
}

/**
 * One tab of a record's page. `Part` has its own chunk (`lazyTab`) and asks the server only while shown; users without the permission do
 * not see the tab.
 */
export interface RecordTab<Row> extends Guarded {
  /** Its name in the address, `?ver=salud`; the first tab has none there. */
  key: string
  label: string
  Part: ComponentType<{ row: Row }>
  /** Whether this row has it; default yes. */
  shown?: (row: Row) => boolean
  /** Stays mounted while another tab is open: a form that the user may have begun. */
  keep?: true
}

export interface RecordAction<Row> extends Guarded {
  key: string
  label: string
  icon: IconName
  /** Whether it applies to this row; default yes. */
  shown?: (row: Row) => boolean
  /** A button beside the main one; other actions are in the menu. */
  named?: true
  /** Either a place to go … */
  to?: (row: Row) => string
  /** … or what opens over the page … */
  Dialog?: ComponentType<{ row: Row; onClose: () => void }>
  /** … or something to do at once. */
  run?: (row: Row) => void
}

/** The parts that the user may use. @param may the permission table, which the server uses too */
export const allowed = <Part extends Guarded>(
  parts: readonly Part[],
  may: (access: Access) => boolean,
): readonly Part[] => parts.filter(({ access, needs }) => (!access || may(access)) && (!needs || may(needs)))
