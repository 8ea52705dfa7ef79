import type { ComponentType } from 'react'
import type { Access } from '@contract/http/route'
import type { IconName } from '../icons/iconName'

interface Guarded {
  access?: Access
  needs?: Access
}

/** `Part` is a chunk of its own (`lazyTab`) and calls the server only while shown. */
export interface RecordTab<Row> extends Guarded {
  /** Name in the address, `?ver=salud`; the first tab needs none. */
  key: string
  label: string
  Part: ComponentType<{ row: Row }>
  shown?: (row: Row) => boolean
  /** Stays mounted behind other tabs, for a form that the user may have begun. */
  keep?: true
}

export interface RecordAction<Row> extends Guarded {
  key: string
  label: string
  icon: IconName
  shown?: (row: Row) => boolean
  /** Has a button beside the main one; other actions are in the menu. */
  named?: true
  to?: (row: Row) => string
  Dialog?: ComponentType<{ row: Row; onClose: () => void }>
  run?: (row: Row) => void
}

export const allowedParts = <Part extends Guarded>(
  parts: readonly Part[],
  may: (access: Access) => boolean,
): readonly Part[] => parts.filter(({ access, needs }) => (!access || may(access)) && (!needs || may(needs)))
