import { useCallback } from 'react'
import type { Access } from '@contract/http/route'
import { useAppSelector } from '../hooks'
import { selectMay } from './session.selectors'

/** Asks of several calls or screens whether the user may: of one alone `useAppSelector` with `selectMay` says it. */
export const useMay = (): ((access: Access) => boolean) => {
  const session = useAppSelector((state) => state.session)
  return useCallback((access) => selectMay({ session }, access), [session])
}
