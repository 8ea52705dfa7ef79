import type { ComponentType } from 'react'
import type { Access } from '@contract/http/route'
import type { IconName } from '../icons/iconName'

/** Who a part of a record is for; without `access` for whoever may open the page. */
interface Guarded {
  access?: Access
  /** What it takes besides. */
  needs?: Access
}

/**
 * One tab of the page of a pupil, a parent or another record. `Part` has a chunk of its own (`lazyTab`) and asks the server only
 * while it is shown; who may not read it has no such tab.
 */
export interface RecordTab<Row> extends Guarded {
  /** Stands in the address, `?ver=salud`; the first tab stands in none. */
  key: string
  label: string
  Part: ComponentType<{ row: Row }>
  /** Stays as it is when another tab is opened: a form that somebody may have begun. */
  keep?: true
}

/** Something that can be done from the page of a record. */
export interface RecordAction<Row> extends Guarded {
  key: string
  label: string
  icon: IconName
  /** Whether it makes sense for this row; default yes. */
  shown?: (row: Row) => boolean
  /** A button beside the main one; the others are in the menu. */
  named?: true
  /** Either a place to go … */
  to?: (row: Row) => string
  /** … or what opens over the page … */
  Dialog?: ComponentType<{ row: Row; onClose: () => void }>
  /** … or something to do at once. */
  run?: (row: Row) => void
}

/** Those that the user may. @param may by the table the server uses too */
export const allowed = <Part extends Guarded>(
  parts: readonly Part[],
  may: (access: Access) => boolean,
): readonly Part[] => parts.filter(({ access, needs }) => (!access || may(access)) && (!needs || may(needs)))
