import type { ComponentType } from 'react'
import type { Access } from '@contract/http/route'
import type { IconName } from '../icons/iconName'

/** Without `access` every user of the page has it. */
interface Guarded {
  access?: Access
  needs?: Access
}

/** `Part` has its own chunk (`lazyTab`) and asks the server only while shown. */
export interface RecordTab<Row> extends Guarded {
  /** As the address names it, `?ver=salud`; the first tab is the address without `ver`. */
  key: string
  label: string
  Part: ComponentType<{ row: Row }>
  shown?: (row: Row) => boolean
  /** Stays mounted while another tab is open: a form that the user may have begun. */
  keep?: true
}

export interface RecordAction<Row> extends Guarded {
  key: string
  label: string
  icon: IconName
  shown?: (row: Row) => boolean
  /** A button beside the main one; other actions are in the menu. */
  named?: true
  to?: (row: Row) => string
  Dialog?: ComponentType<{ row: Row; onClose: () => void }>
  run?: (row: Row) => void
}

export const allowedParts = <Part extends Guarded>(
  parts: readonly Part[],
  may: (access: Access) => boolean,
): readonly Part[] => parts.filter(({ access, needs }) => (!access || may(access)) && (!needs || may(needs)))
