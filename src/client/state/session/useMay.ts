import { useAppSelector } from '../hooks'
import { selectMay, type May } from './session.selectors'

/** `may(route.access)`. Outside components, `selectMay(state)`. */
export const useMay = (): May => useAppSelector(selectMay)
